import { useQuery } from '@tanstack/react-query'
import { TagLink } from '#web/topics/TagLink.tsx'
import { following as words } from './following.en.ts'
import { followedTopicsQuery } from './queries.ts'

/** The topics that the viewer follows, as links to their pages. */
export const FollowedTopics = () => {
  const { data: topics = [] } = useQuery(followedTopicsQuery())
  return (
    topics.length > 0 && (
      <nav aria-label={words.topics} className="card bleed">
        <p className="text-soft mb-2 text-sm">{words.topics}</p>
        <ul className="flex flex-wrap gap-2">
          {topics.map(({ id, hashtag }) => (
            <li key={id}>
              <TagLink tag={hashtag} />
            </li>
          ))}
        </ul>
      </nav>
    )
  )
}
