import type { RisingPost } from '#shared/popular.ts'
import { scoutId } from '#shared/users.ts'
import { AiBadge } from '#web/characters/AiBadge.tsx'
import { kept } from '#web/fragments/kept.tsx'
import { nameOf } from '#web/posts/people.ts'
import { rising as texts } from './popular.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Link } from '#web/ui/Link.tsx'
import { risingQuery } from './queries.ts'
import { useRead } from '#web/data/useRead.ts'

/** What people like and answer more than anything else just now. */
export const Rising = () => {
  const posts = useRead(risingQuery())
  return (
    <Panel id="rising" heading={texts.heading}>
      {!posts && <Skeleton lines={4} />}
      {posts?.length === 0 && <p className="text-soft text-sm">{texts.empty}</p>}
      {posts && posts.length > 0 && <Entries posts={posts} />}
    </Panel>
  )
}

const Entries = kept('rising', ({ posts }: { posts: RisingPost[] }) => (
  <ol className="space-y-3.5">
    {posts.map((post) => (
      <li key={post.id} data-ai={isByScout(post) ? 'post' : undefined}>
        <Entry post={post} />
      </li>
    ))}
  </ol>
))

const isByScout = ({ author }: RisingPost) => author.id === scoutId

const Entry = ({ post }: { post: RisingPost }) => {
  const { id, content, author, likes, answers } = post
  return (
    <>
      <Link to={`/post/${id}`} className="line-clamp-3 font-medium hover:underline">
        {content}
      </Link>
      <p className="text-soft mt-0.5 text-sm">
        {[
          texts.by(nameOf(author)),
          likes > 0 && texts.likes(likes),
          answers > 0 && texts.answers(answers),
        ]
          .filter(Boolean)
          .join(' · ')}
        {isByScout(post) && (
          <>
            {' '}
            <AiBadge />
          </>
        )}
      </p>
    </>
  )
}
