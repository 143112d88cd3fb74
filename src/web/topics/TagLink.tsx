import { Link } from '#web/ui/Link.tsx'
import { topicPath } from './paths.ts'

/** A hashtag that leads to its topic. */
export const TagLink = ({ tag }: { tag: string }) => (
  <Link to={topicPath(tag)} className="tag">
    #{tag}
  </Link>
)
