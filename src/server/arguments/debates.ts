import { sql } from 'kysely'
import type { DebatePage, DebateSummary } from '#shared/arguments.ts'
import { onOneLine, truncate } from '#shared/text.ts'
import type { Trx } from '../db/outbox.ts'
import { isHidden } from '../hiding/hidden.ts'
import { notFound } from '../http/core/errors.ts'
import { stemsOf } from '../language/stems.ts'
import type { Outline, Outlines } from '../library/outline.ts'
import { type Around, listMade } from './made.ts'
import { listPeoplePoints } from './people-points.ts'
import { rankPoints } from './rank.ts'
import type { Tallies } from './cached-tallies.ts'
import { tallyOf } from './tally.ts'

/** The questions that are not switched off, in the order of the library; `q`: those that speak of all its words. */
export const listDebates = async (
  db: Trx,
  outlines: Outlines,
  q: string,
): Promise<DebateSummary[]> => {
  const off = await readOff(db)
  const wanted = [...new Set(stemsOf(q))]
  return [...outlines.values()]
    .filter(({ id }) => !off.has(id))
    .filter((outline) => wanted.every((stem) => stemsIn(outline).has(stem)))
    .map(toSummary)
}

const toSummary = ({ id, question, category, points }: Outline): DebateSummary => ({
  id,
  question,
  category: category ?? null,
  pointsCount: points.length,
})

const stems = new WeakMap<Outline, ReadonlySet<string>>()

const stemsIn = (outline: Outline): ReadonlySet<string> => {
  const known = stems.get(outline)
  if (known) return known
  const { question, hashtag, sides, points } = outline
  const words = [question, hashtag, sides.for, sides.against, ...points.map(({ says }) => says)]
  const made = new Set(words.flatMap(stemsOf))
  stems.set(outline, made)
  return made
}

const readOff = async (db: Trx): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ id: string }>`
    select text_id as id from library_switches where text_id not like '%/%'
  `.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** A debate of the library that no administrator has switched off. 404. */
export const reachDebate = async (db: Trx, outlines: Outlines, id: string): Promise<Outline> => {
  const outline = outlines.get(id)
  if (!outline) throw notFound('Debate')
  const { rows } = await sql`
    select from library_switches where text_id = ${id}
  `.execute(db)
  if (rows.length > 0) throw notFound('Debate')
  return outline
}

/** All that is public of a debate, its points ranked by what convinces across both camps. 404. */
export const viewDebate = async (
  db: Trx,
  outlines: Outlines,
  id: string,
  { votes, ...around }: Around & { votes: () => Promise<Tallies> },
): Promise<DebatePage> => {
  const outline = await reachDebate(db, outlines, id)
  const [tallies, made, ofPeople, discussions] = await Promise.all([
    votes(),
    listMade(db, outline, around),
    listPeoplePoints(db, id, around.hidden),
    listDiscussions(db, id, around),
  ])
  const { question, category, hashtag, sides, points, facts, crux, change } = outline
  const speakers = new Map([...around.cast.values()].map((one) => [one.handle, one]))
  const named = (handle: string) => speakers.get(handle) ?? []
  return {
    id,
    question,
    category: category ?? null,
    hashtag,
    sides,
    points: rankPoints(
      [
        ...points.map(({ id: pointId, side, says, by, facts: borneOut }) => ({
          id: pointId,
          side,
          says,
          person: null,
          characters: by.flatMap(named),
          made: made.get(pointId) ?? [],
          facts: borneOut,
        })),
        ...ofPeople,
      ].map((point) => ({ ...point, tally: tallies.get(point.id) ?? tallyOf([]) })),
    ),
    facts,
    crux,
    change: Object.entries(change).flatMap(([by, says]) => {
      const character = speakers.get(by)
      return character ? [{ character, says }] : []
    }),
    discussions,
  }
}

const discussionsShown = 6
/** More are read than shown: some may be hidden from the viewer. */
const discussionsRead = 30
const titleLength = 120
/** So many letters of a post are read for its title, and looked through for words that the reader muted. */
const lettersRead = 600

const listDiscussions = async (
  db: Trx,
  debateId: string,
  { hidden }: Around,
): Promise<DebatePage['discussions']> => {
  const { rows } = await sql<{
    postId: number
    userId: string
    content: string
    commentsCount: number
    at: Date
  }>`
    select posts.id as "postId", posts.user_id as "userId", left(posts.content, ${sql.lit(lettersRead)}) as content,
      posts.comments_count as "commentsCount", posts.created_at as at
    from post_debates join posts on posts.id = post_debates.post_id and posts.deleted_at is null
    where debate_id = ${debateId} order by post_debates.post_id desc limit ${discussionsRead}
  `.execute(db)
  return rows
    .filter(({ userId, content }) => !isHidden(hidden, { authorId: userId, content }))
    .slice(0, discussionsShown)
    .map(({ postId, content, commentsCount, at }) => ({
      postId,
      title: truncate(onOneLine(content), titleLength),
      commentsCount,
      at: at.toISOString(),
    }))
}
