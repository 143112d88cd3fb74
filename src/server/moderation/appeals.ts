import { sql } from 'kysely'
import type { Db } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notFound } from '../http/core/errors.ts'
import type { Origin } from '../mail/place.ts'
import { writePost } from '../posts/posts.ts'
import { bringBackComment, bringBackPost } from '../posts/remove.ts'
import { takeBackEdit } from '../posts/revise.ts'
import { record } from './audit.ts'
import { lift } from './decide.ts'
import { tellLater } from './decision-mail.ts'
import { type Kept, release } from './release.ts'

type Answer = {
  id: number
  outcome: 'upheld' | 'rejected'
  answer: string
  moderatorId: string
  at: Date
  /** Of the site, for the link of the mail. */
  origin: Origin
}

/** As decisions kept it when only posts and comments were held. */
type Stored = Omit<Kept, 'thing' | 'commentId' | 'more'> & Partial<Kept>

const complete = (held: Stored): Kept => ({
  thing: held.postId === null ? 'post' : 'comment',
  commentId: null,
  more: null,
  ...held,
})

type Row = {
  userId: string
  action: string
  thing: string
  thingId: string
  content: string
  held: Stored | null
  wasRemoved: boolean
}

/** Answers an appeal; upheld, what was decided is undone. 404 without one that waits. */
export const answerAppeal = async (db: Db, given: Answer): Promise<void> => {
  const { id, outcome, answer, moderatorId, at } = given
  const decision = await transact(db, async (trx) => {
    const { rows } = await sql<Row>`
      update moderation_decisions
      set outcome = ${outcome}, answer = ${answer}, answered_at = ${at}::timestamptz, read_at = null
      where id = ${id} and appeal is not null and outcome is null
      returning user_id as "userId", action, thing, thing_id as "thingId", content, held,
        is_removal as "wasRemoved"
    `.execute(trx)
    const row = rows[0]
    if (!row) throw notFound('Appeal')
    await record(trx, {
      at,
      actor: moderatorId,
      action: outcome === 'upheld' ? 'uphold' : 'reject',
      subject: `decision ${id}`,
    })
    await tellLater(trx, { letter: 'answer', id, origin: given.origin })
    if (outcome === 'upheld' && (row.action === 'suspend' || row.action === 'ban')) {
      await lift(trx, row.userId)
    }
    return row
  })
  if (outcome === 'upheld') await restore(db, decision, at)
}

/** What was held is published; what was removed is there again, anew when it is gone for good. */
const restore = async (db: Db, row: Row, at: Date): Promise<void> => {
  if (row.held) return release(db, complete(row.held), at)
  const id = Number(row.thingId)
  if (row.action === 'edit') {
    const thing = row.thing === 'post' ? 'post' : 'comment'
    return takeBackEdit(db, { thing, id, content: row.content, at })
  }
  if (!row.wasRemoved) return
  if (row.thing === 'post' && !(await bringBackPost(db, { id, at }))) {
    const author = { id: row.userId }
    const text = { content: row.content, isReleased: true }
    await writePost(db, { ...text, author, aiSeats: 'humans_only', at })
  }
  if (row.thing === 'comment') await bringBackComment(db, { id, at })
}
