import { sql } from 'kysely'
import { type Versions, versionsMost, versionsPage } from '#shared/revising.ts'
import type { Trx } from '../db/outbox.ts'
import { notFound, tooMany } from '../http/core/errors.ts'
import { duration } from '../http/limits/limits.ts'

type What = 'post' | 'comment'

const table = (what: What) => sql.table(`${what}_versions`)
const owner = (what: What) => sql.ref(`${what}_id`)

type Before = { id: number; content: string; updated_at: Date }

/** Keeps what it said: the first version and the newest, `versionsMost` together. */
export const keepVersion = async (
  trx: Trx,
  what: What,
  { id, content, updated_at: writtenAt }: Before,
): Promise<void> => {
  await sql`
    delete from ${table(what)}
    where ${owner(what)} = ${id}
      and id < (select id from ${table(what)} where ${owner(what)} = ${id}
        order by id desc offset ${versionsMost - 3} limit 1)
      and id > (select min(id) from ${table(what)} where ${owner(what)} = ${id})
  `.execute(trx)
  await sql`
    insert into ${table(what)} (${owner(what)}, content, written_at)
    values (${id}, ${content}, ${writtenAt})
  `.execute(trx)
}

const day = 86_400_000
/** How often one text may be changed in a day; fewer than are kept, so that they can be counted. */
const changesMost = 30

/** 429 for a text that was changed too often since yesterday, no matter who did it. */
export const refuseRestless = async (
  trx: Trx,
  what: What,
  { id, at }: { id: number; at: Date },
): Promise<void> => {
  const { rows } = await sql<{ writtenAt: Date }>`
    select written_at as "writtenAt" from ${table(what)} where ${owner(what)} = ${id}
    order by id desc offset ${changesMost - 1} limit 1
  `.execute(trx)
  const since = rows[0] ? at.getTime() - rows[0].writtenAt.getTime() : day
  if (since >= day) return
  const wait = Math.min(day, day - since) / 1000
  throw tooMany(
    `Too many changes: at most ${changesMost} in 24 hours. You can go on in ${duration(wait)}.`,
    wait,
  )
}

/** A comment goes with what it comments on. */
const postOf = sql`select from posts where posts.id = target.post_id and posts.deleted_at is null`

type Row = { id: number; content: string; writtenAt: Date }
type Found = Row | { id: null; content: null; writtenAt: null }

/**
 * A page of what a post or comment said before, latest first; `before` is the `next` of the page
 * before it. 404 when it is gone.
 */
export const listVersions = async (
  db: Trx,
  what: What,
  { id, before }: { id: number; before?: number },
): Promise<Versions> => {
  const { rows } = await sql<Found>`
    select version.id, version.content, version.written_at as "writtenAt"
    from ${sql.table(`${what}s`)} as target
    left join lateral (
      select id, content, written_at from ${table(what)}
      where ${owner(what)} = target.id and id < ${before ?? Number.MAX_SAFE_INTEGER}
      order by id desc limit ${versionsPage.most + 1}
    ) as version on true
    where target.id = ${id} and target.deleted_at is null ${
      what === 'comment' ? sql`and exists (${postOf})` : sql``
    }
    order by version.id desc
  `.execute(db)
  if (rows.length === 0) throw notFound(what === 'post' ? 'Post' : 'Comment')
  const found = rows.filter((row): row is Row => row.id !== null)
  const page = fitting(found)
  return {
    versions: page.map(({ content, writtenAt }) => ({
      content,
      writtenAt: writtenAt.toISOString(),
    })),
    next: page.length < found.length ? (page.at(-1)?.id ?? null) : null,
  }
}

/** As many as a page has room for: one at least. */
const fitting = (rows: Row[]): Row[] => {
  let bytes = 0
  const end = rows.findIndex(({ content }, at) => {
    bytes += Buffer.byteLength(content)
    return at > 0 && (at >= versionsPage.most || bytes > versionsPage.bytes)
  })
  return end === -1 ? rows : rows.slice(0, end)
}
