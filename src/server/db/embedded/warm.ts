import pg from 'pg'
import { type Connection, applicationName } from './reach.ts'

/** What a search reads, the most wanted first. */
const wanted = [
  'posts_search',
  'comments_search',
  'posts',
  'comments',
  'posts_pkey',
  'comments_pkey',
]
/** A site with less of it is warm after its first minutes. */
const least = '128MB'
/** Of the kept pages; the rest is for everything else. */
const share = 0.9

/**
 * Has a server that was just started read what every search needs, as far as it keeps that: from a
 * cold disk a search for a rare word took half a second, and reading a million posts and their
 * comments in order takes six. Gives back how to end that.
 */
export const startWarming = (
  connection: Connection,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  const client = new pg.Client({ ...connection, application_name: applicationName })
  client.on('error', () => undefined)
  let isEnding = false
  const end = () => client.end().catch(() => undefined)
  warm(client)
    .catch((error: unknown) => isEnding || onError(error))
    .finally(end)
  return () => {
    isEnding = true
    return end()
  }
}

const warm = async (client: pg.Client): Promise<void> => {
  await client.connect()
  const { rows } = await client.query<{ oid: number }>(
    `select oid from (
      select class.oid, place, sum(pg_relation_size(class.oid)) over (order by place) as reached,
        sum(pg_relation_size(class.oid)) over () as whole
      from unnest($1::text[]) with ordinality as wanted (name, place)
      join pg_class as class on class.oid = to_regclass(name)
    ) as sized
    where whole > pg_size_bytes($2)
      and reached < $3::float8 * pg_size_bytes(current_setting('shared_buffers'))
    order by place`,
    [wanted, least, share],
  )
  if (rows.length === 0) return
  await client.query('create extension if not exists pg_prewarm')
  for (const { oid } of rows) await client.query('select pg_prewarm($1::oid)', [oid])
}
