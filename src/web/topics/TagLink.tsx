import { Link } from '#web/ui/Link.tsx'
import { topicPath } from './paths.ts'

/** A hashtag that leads to its topic. */
export const TagLink = ({ tag }: { tag: string }) => (
  <Link
    to={topicPath(tag)}
    className="bg-sunken text-soft hover:text-ink inline-flex min-h-6 items-center rounded-full px-2 py-0.5 text-xs font-medium hover:underline"
  >
    #{tag}
  </Link>
)
