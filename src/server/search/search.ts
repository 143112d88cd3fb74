import { sql } from 'kysely'
import {
  type Found,
  type SearchQuery,
  type Suggestions,
  rankedMost,
  searchShown,
} from '#shared/search.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { type Hidden, hiddenFrom, isHidden } from '../hiding/hidden.ts'
import { countTopics } from '../topics/topics.ts'
import { readFilters } from './filters.ts'
import { viewCommentHits, viewPostHits } from './hits.ts'
import { type Table, findBest, findNewest } from './matches.ts'
import { findCharacters, findPeople, findTags } from './people.ts'
import { correct, suggestWords } from './vocabulary.ts'
import { readWanted, type Wanted } from './wanted.ts'

type Asked = { query: SearchQuery; viewerId: string | null; now: Date }

/** Longer than any search should take; whoever asks for more is told to try again. */
const patience = '1500ms'

const nothing: Found = {
  corrected: null,
  topics: [],
  characters: [],
  people: [],
  posts: [],
  comments: [],
  next: null,
}

/**
 * Finds what was written, who writes and what it is about. Where nothing fits what was typed, the
 * words that people use and that are spelled nearly so are tried.
 */
export const search = (db: Db, { query, viewerId, now }: Asked): Promise<Found> =>
  db.transaction().execute(async (trx) => {
    if (query.q === '') return nothing
    await sql`
      select set_config('statement_timeout', ${patience}, true), set_config('jit', 'off', true),
        set_config('max_parallel_workers_per_gather', '0', true)
    `.execute(trx)
    const ground = { trx, query, hidden: await hiddenFrom(trx, viewerId), now }
    const found = await findAll(ground)
    if (!isEmpty(found)) return found
    const corrected = await correct(trx, query.q)
    if (corrected === null) return found
    const better = await findAll({ ...ground, query: { ...query, q: corrected } })
    return isEmpty(better) ? found : { ...better, corrected }
  })

type Ground = { trx: Trx; query: SearchQuery; hidden: Hidden; now: Date }

const isEmpty = ({ topics, characters, people, posts, comments }: Found): boolean =>
  topics.length + characters.length + people.length + posts.length + comments.length === 0

const findAll = async (ground: Ground): Promise<Found> => {
  const { kind = 'all' } = ground.query
  if (kind === 'people') return findPersons(ground)
  if (kind === 'topics') return findTopics(ground)
  const texts = await findTexts(ground)
  if (kind !== 'all' || isFiltered(ground.query)) return { ...nothing, ...texts }
  const persons = await findPersons(ground)
  const { topics } = await findTopics(ground)
  const { characters, people } = persons
  return { ...nothing, ...texts, topics, characters, people: people.slice(0, searchShown.some) }
}

/** People and topics have no author, tag or date. */
const isFiltered = ({ author, tag, by, from, to }: SearchQuery): boolean =>
  [author, tag, from, to].some(Boolean) || (by ?? 'anyone') !== 'anyone'

const findPersons = async ({ trx, query, hidden }: Ground): Promise<Found> => {
  const { q, offset = 0 } = query
  const most = searchShown.page
  const rows = await findPeople(trx, q, { limit: most + 1, offset })
  const people = rows.slice(0, most).filter(({ id }) => !hidden.people.has(id))
  const characters = offset > 0 ? [] : await findCharacters(trx, q)
  return { ...nothing, people, characters, next: nextAfter(rows.length > most, offset) }
}

const findTopics = async ({ trx, query, now }: Ground): Promise<Found> => {
  const { q, offset = 0, kind = 'all' } = query
  const most = kind === 'all' ? searchShown.topics : searchShown.page
  const keys = await findTags(trx, q, { limit: most + 1, offset })
  const topics = await countTopics(trx, keys.slice(0, most), now)
  return { ...nothing, topics, next: nextAfter(keys.length > most, offset) }
}

const nextAfter = (isMore: boolean, offset: number): Found['next'] =>
  isMore && offset + searchShown.page <= rankedMost ? { offset: offset + searchShown.page } : null

type Texts = Pick<Found, 'posts' | 'comments' | 'next'>

const findTexts = async (ground: Ground): Promise<Texts> => {
  const { trx, query } = ground
  const wanted = await readWanted(trx, query.q)
  if (!wanted) return nothing
  const { kind = 'all' } = query
  const posts = kind === 'comments' ? noIds : await findIds(ground, 'posts', wanted)
  const comments = kind === 'posts' ? noIds : await findIds(ground, 'comments', wanted)
  return {
    posts: await viewPostHits(trx, wanted, posts.ids),
    comments: await viewCommentHits(trx, wanted, comments.ids),
    next: kind === 'all' ? null : (posts.next ?? comments.next),
  }
}

type Ids = { ids: number[]; next: Found['next'] }
const noIds: Ids = { ids: [], next: null }

const findIds = async (
  { trx, query, hidden, now }: Ground,
  table: Table,
  wanted: Wanted,
): Promise<Ids> => {
  const filters = await readFilters(trx, { query, table, hidden })
  if (!filters) return noIds
  const most = searchShown.page
  const { offset = 0, order = 'best' } = query
  if (order === 'newest') {
    const ids = await findNewest(trx, { table, wanted, ...filters }, most + 1)
    const page = ids.slice(0, most)
    return { ids: page, next: ids.length > most ? { before: page.at(-1) } : null }
  }
  const ranked = await findBest(trx, { table, wanted, ...filters }, now)
  return {
    ids: ranked.slice(offset, offset + most),
    next: nextAfter(ranked.length > offset + most, offset),
  }
}

/** A last word of two letters or more may be completed. */
const lastWord = /[\p{L}\p{N}]{2,}$/u

/** What somebody who types this may be looking for, a few of each kind. */
export const suggest = async (
  db: Db,
  { q, viewerId }: { q: string; viewerId: string | null },
): Promise<Suggestions> => {
  const last = lastWord.exec(q)?.[0] ?? ''
  if (q.length < 2) return { words: [], topics: [], characters: [], people: [] }
  const limit = searchShown.suggestions
  const [words, keys, characters, people, hidden] = await Promise.all([
    suggestWords(db, last, limit),
    findTags(db, q, { limit }),
    findCharacters(db, q),
    findPeople(db, q, { limit }),
    hiddenFrom(db, viewerId),
  ])
  const before = q.slice(0, q.length - last.length)
  return {
    words: words.map((word) => before + word),
    topics: await spell(db, keys),
    characters: characters.slice(0, limit),
    people: people.filter(({ id }) => !isHidden(hidden, { authorId: id, content: '' })),
  }
}

const spell = async (db: Db, keys: string[]): Promise<string[]> => {
  if (keys.length === 0) return []
  const rows = await db
    .selectFrom('tags')
    .select(['key', 'hashtag'])
    .where('key', 'in', keys)
    .execute()
  return rows
    .toSorted((a, b) => keys.indexOf(a.key) - keys.indexOf(b.key))
    .map((row) => row.hashtag)
}
