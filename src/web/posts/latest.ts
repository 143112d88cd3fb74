import type { Comment, Post } from '#shared/posts.ts'

const turnsAtFirst = 2

/** From which comment on a card in the feed shows what was said, when it appears. */
export const firstShown = ({ comments }: Post): number =>
  comments.at(-turnsAtFirst)?.id ?? comments[0]?.id ?? 0

/**
 * A post as its card shows it: of earlier comments only where characters stood. Home says every
 * word twice, once to be read and once for the browser's part; 8 KB of it nobody would read.
 */
export const asInFeed = (post: Post): Post => {
  const first = firstShown(post)
  return {
    ...post,
    comments: post.comments.flatMap((comment) => {
      if (comment.id >= first) return comment
      return comment.stance === null ? [] : unsaid(comment)
    }),
  }
}

const unsaid = (comment: Comment): Comment => ({ ...comment, content: '', target: null })
