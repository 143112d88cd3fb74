import { listTextLength } from '#shared/constants.ts'
import type { Post } from '#shared/posts.ts'
import { truncate } from '#shared/text.ts'
import { scoutId } from '#shared/users.ts'
import { posts as postTexts, thread as threadTexts } from '#web/texts/posts.en.ts'
import { previous as previousTexts } from './previous.en.ts'
import { withTopics } from '#web/topics/withTopics.tsx'
import { kept } from '#web/fragments/kept.tsx'
import { Card } from '#web/ui/Card.tsx'
import { Link } from '#web/ui/Link.tsx'
import { postedBy, saidBy } from './people.ts'
import { PostHead } from './PostHead.tsx'
import { StanceRow } from './StanceRow.tsx'
import { Tags } from './Tags.tsx'
import { spokenPost } from './spoken.ts'

/** A discussion as one entry of a list: enough to know whether to open it. */
export const PostSummary = kept('post summary', ({ post }: { post: Post }) => {
  const latest = post.comments.at(-1)
  const words = truncate(post.content, listTextLength)
  return (
    <article
      id={`post-${post.id}`}
      data-ai={post.userId === scoutId ? 'post' : undefined}
      aria-label={postTexts.newsBy(postedBy(post))}
    >
      <Card>
        <PostHead post={post} number={threadTexts.number(post.id)} />
        <p {...spokenPost(post)} className="mt-3 leading-relaxed whitespace-pre-line">
          {withTopics(words)}
        </p>
        <Tags tags={post.tags} words={words} />
        <StanceRow post={post} />
        <div className="text-soft mt-2 flex flex-wrap items-center gap-x-4 text-sm">
          <span>{postTexts.responses(post.commentsCount)}</span>
          {latest && <span>{previousTexts.latest(saidBy(latest))}</span>}
          <Link
            to={`/post/${post.id}`}
            aria-label={previousTexts.viewPost(post.id)}
            className="text-accent ms-auto inline-flex min-h-11 items-center font-medium hover:underline"
          >
            {previousTexts.view}
          </Link>
        </div>
      </Card>
    </article>
  )
})
