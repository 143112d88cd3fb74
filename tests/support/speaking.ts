import { insertAiComment } from '#server/posts/posts.ts'
import type { Db } from '#server/db/outbox.ts'

type Words = {
  postId: number
  content: string
  parentId?: number
  stance?: -2 | -1 | 0 | 1 | 2
  isByModel?: boolean
}

/** Lets the skeptic say this at once, without casting; gives the comment's id. */
export const letSpeak = async (
  db: Db,
  { postId, content, parentId, stance = -1, isByModel }: Words,
): Promise<number> => {
  const written = await insertAiComment(db, {
    postId,
    content,
    stance,
    parentId: parentId ?? null,
    characterId: 'skeptic',
    act: 'OPEN',
    quote: null,
    aiDepth: 1,
    isDegraded: false,
    replyId: null,
    ...(isByModel === undefined ? {} : { isByModel }),
  })
  if (!written) throw new Error(`There is no post ${postId}`)
  return written.id
}
