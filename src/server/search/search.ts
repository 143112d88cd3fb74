import { sql } from 'kysely'
import {
  type Found,
  type SearchQuery,
  type Suggestions,
  rankedMost,
  searchShown,
} from '#shared/search.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { type Hidden, hiddenFrom, isHidden } from '../hiding/hidden.ts'
import { readCast } from '../posts/rows.ts'
import type { Cast } from '../posts/views.ts'
import { countTopics } from '../topics/topics.ts'
import { readFilters } from './filters.ts'
import { viewCommentHits, viewPostHits } from './hits.ts'
import { type Table, findBest, findNewest } from './matches.ts'
import { findCharacters, findPeople, findTags } from './people.ts'
import { correct, suggestWords } from './vocabulary.ts'
import { readWanted, type Wanted } from './wanted.ts'

type Asked = { query: SearchQuery; viewerId: string | null; now: Date }

/** Longer than any search should take; a caller who asks for more is told to try again. */
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
export const search = async (db: Db, { query, viewerId, now }: Asked): Promise<Found> => {
  if (query.q === '') return nothing
  const [hidden, cast] = await Promise.all([hiddenFrom(db, viewerId), readCast(db)])
  const ground = { db, query, hidden, cast, now }
  const found = await findAll(ground)
  if (!isEmpty(found)) return found
  const corrected = await inTime(db, (trx) => correct(trx, query.q))
  if (corrected === null) return found
  const better = await findAll({ ...ground, query: { ...query, q: corrected } })
  return isEmpty(better) ? found : { ...better, corrected }
}

const inTime = <T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> =>
  transact(db, async (trx) => {
    await sql`
      select set_config('statement_timeout', ${patience}, true), set_config('jit', 'off', true),
        set_config('max_parallel_workers_per_gather', '0', true)
    `.execute(trx)
    return work(trx)
  })

type Ground = { db: Db; query: SearchQuery; hidden: Hidden; cast: Cast; now: Date }

const isEmpty = ({ topics, characters, people, posts, comments }: Found): boolean =>
  topics.length + characters.length + people.length + posts.length + comments.length === 0

/** Each kind on a connection of its own, and none waits for another while it holds one. */
const findAll = async (ground: Ground): Promise<Found> => {
  const { kind = 'all' } = ground.query
  if (kind === 'people') return findPersons(ground)
  if (kind === 'topics') return findTopics(ground)
  if (kind !== 'all' || isFiltered(ground.query)) return findTexts(ground)
  const [texts, persons, { topics }] = await Promise.all([
    findTexts(ground),
    findPersons(ground),
    findTopics(ground),
  ])
  const { characters, people } = persons
  return { ...texts, topics, characters, people: people.slice(0, searchShown.some) }
}

/** People and topics have no author, tag or date. */
const isFiltered = ({ author, tag, by, from, to }: SearchQuery): boolean =>
  [author, tag, from, to].some(Boolean) || (by ?? 'anyone') !== 'anyone'

const findPersons = async ({ db, query, hidden, cast }: Ground): Promise<Found> => {
  const { q, offset = 0 } = query
  const most = searchShown.page
  const rows = await findPeople(db, q, { limit: most + 1, offset })
  const people = rows.slice(0, most).filter(({ id }) => !hidden.people.has(id))
  const characters = offset > 0 ? [] : findCharacters(cast, q)
  return { ...nothing, people, characters, next: nextAfter(rows.length > most, offset) }
}

const findTopics = async ({ db, query, now }: Ground): Promise<Found> => {
  const { q, offset = 0, kind = 'all' } = query
  const most = kind === 'all' ? searchShown.topics : searchShown.page
  const keys = await findTags(db, q, { limit: most + 1, offset })
  const topics = await countTopics(db, keys.slice(0, most), now)
  return { ...nothing, topics, next: nextAfter(keys.length > most, offset) }
}

const nextAfter = (isMore: boolean, offset: number): Found['next'] =>
  isMore && offset + searchShown.page <= rankedMost ? { offset: offset + searchShown.page } : null

const findTexts = async (ground: Ground): Promise<Found> => {
  const { db, query, cast } = ground
  const wanted = await readWanted(db, query.q)
  if (!wanted) return nothing
  const { kind = 'all' } = query
  const [posts, comments] = await Promise.all([
    kind === 'comments'
      ? noHits
      : inTime(db, async (trx) => {
          const { ids, next } = await findIds(trx, ground, { table: 'posts', wanted })
          return { hits: await viewPostHits(trx, wanted, ids), next }
        }),
    kind === 'posts'
      ? noHits
      : inTime(db, async (trx) => {
          const { ids, next } = await findIds(trx, ground, { table: 'comments', wanted })
          return { hits: await viewCommentHits(trx, wanted, ids, cast), next }
        }),
  ])
  const next = kind === 'all' ? null : (posts.next ?? comments.next)
  return { ...nothing, posts: posts.hits, comments: comments.hits, next }
}

type Ids = { ids: number[]; next: Found['next'] }
const noIds: Ids = { ids: [], next: null }
const noHits = { hits: [], next: null }

const findIds = async (
  trx: Trx,
  { query, hidden, now }: Ground,
  { table, wanted }: { table: Table; wanted: Wanted },
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
const lastWord = /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,}$/u

/** What somebody who types this may be looking for, a few of each kind. */
export const suggest = async (
  db: Db,
  { q, viewerId }: { q: string; viewerId: string | null },
): Promise<Suggestions> => {
  const last = lastWord.exec(q)?.[0] ?? ''
  if (q.length < 2) return { words: [], topics: [], characters: [], people: [] }
  const limit = searchShown.suggestions
  const [words, keys, cast, people, hidden] = await Promise.all([
    suggestWords(db, last, limit),
    findTags(db, q, { limit }),
    readCast(db),
    findPeople(db, q, { limit }),
    hiddenFrom(db, viewerId),
  ])
  const before = q.slice(0, q.length - last.length)
  return {
    words: words.map((word) => before + word),
    topics: await spell(db, keys),
    characters: findCharacters(cast, q).slice(0, limit),
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
