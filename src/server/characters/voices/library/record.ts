import { sql } from 'kysely'
import type { Trx } from '../../../db/outbox.ts'
import type { Debate, Rests } from '../../../library/debate.ts'
import { groupsOf } from '../../../library/tree.ts'
import type { Played } from './stock.ts'

type Spoken = {
  postId: number
  commentId: number
  textId: string
  debate: Debate | null
  at: Date
}

/** Notes that a text was heard, and what the discussion has come to by it. */
export const recordSpoken = async (trx: Trx, spoken: Spoken): Promise<void> => {
  const { postId, commentId, textId, debate, at } = spoken
  await trx
    .insertInto('spoken_texts')
    .values({ comment_id: commentId, post_id: postId, text_id: textId, spoken_at: at })
    .execute()
  if (debate) await recordConclusions(trx, postId, debate)
}

/** The crux and what is agreed, once all that they rest on stands in the discussion. */
const recordConclusions = async (trx: Trx, postId: number, debate: Debate): Promise<void> => {
  const { rows } = await sql<Played>`
    select text_id as "textId", comment_id as "commentId" from spoken_texts
    join comments on comments.id = comment_id and comments.deleted_at is null
    where spoken_texts.post_id = ${postId}
  `.execute(trx)
  const commentOf = new Map(rows.map(({ textId, commentId }) => [textId, commentId]))
  const reached = conclusionsOf(debate, commentOf)
  if (reached.length === 0) return
  await trx
    .insertInto('conclusions')
    .values(reached.map((one) => ({ post_id: postId, ...one })))
    .onConflict((on) => on.doNothing())
    .execute()
}

type Conclusion = { position: number; kind: 'crux' | 'agreed'; says: string; comment_ids: number[] }

const conclusionsOf = (
  { id, cross }: Debate,
  commentOf: ReadonlyMap<string, number>,
): Conclusion[] =>
  [cross.crux, ...cross.agreed].flatMap(({ says, rests }, position) => {
    const comments = groundOf(rests, (one) => commentOf.get(`${id}/${one}`))
    const kind = position === 0 ? 'crux' : 'agreed'
    return comments ? [{ position, kind, says, comment_ids: comments }] : []
  })

/** The comments of the first group that was spoken whole; null: none was. */
const groundOf = (rests: Rests, find: (id: string) => number | undefined): number[] | null => {
  for (const group of groupsOf(rests)) {
    const comments = group.map(find)
    if (comments.every((one) => one !== undefined)) return comments
  }
  return null
}
