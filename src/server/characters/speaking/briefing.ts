import { sql } from 'kysely'
import type { Brief, Plan, Turn } from './brief.ts'
import type { Engine } from './engine.ts'
import type { Said, Thread } from '../casting/thread.ts'
import type { TurnRow } from './turn-queue.ts'

const mostItems = 12
const mostOwn = 50

/** What a voice gets to know for one turn. */
export const writeBrief = async (
  { db }: Pick<Engine, 'db'>,
  turn: TurnRow,
  thread: Thread,
  plan: Plan,
): Promise<Brief> => ({
  characterId: turn.characterId,
  plan,
  post: { id: thread.post.id, content: thread.post.content, author: thread.post.author },
  thread: chooseItems(thread.comments, plan).map(toTurn),
  own: await listOwn(db, turn.characterId),
})

/** The latest, and always the one that is answered. */
const chooseItems = (comments: readonly Said[], plan: Plan): Said[] => {
  const latest = comments.slice(-mostItems)
  const answered = comments.find(({ id }) => id === plan.target?.commentId)
  return answered && !latest.includes(answered) ? [answered, ...latest.slice(1)] : latest
}

const toTurn = ({
  id,
  handle,
  name,
  characterId,
  content,
  act,
  stance,
  unchecked = [],
}: Said): Turn => ({
  commentId: id,
  handle,
  name,
  characterId,
  content,
  act,
  stance,
  unchecked,
})

const listOwn = async (db: Engine['db'], characterId: string): Promise<string[]> => {
  const { rows } = await sql<{ content: string }>`
    select content from comments where character_id = ${characterId} and deleted_at is null
    order by id desc limit ${mostOwn}
  `.execute(db)
  return rows.map(({ content }) => content)
}
