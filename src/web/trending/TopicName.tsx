import { topicPath } from '#web/topics/paths.ts'
import { Link } from '#web/ui/Link.tsx'

/** A topic by name, which leads to its page. */
export const TopicName = ({ tag }: { tag: string }) => (
  <Link
    to={topicPath(tag)}
    className="inline-flex min-h-6 items-center font-medium hover:underline"
  >
    #{tag}
  </Link>
)
