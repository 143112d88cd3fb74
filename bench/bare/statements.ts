import pg from 'pg'
import { pino } from 'pino'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'

/**
 * What the database itself can do for a write, with 10 connections and nothing around it: prints
 * transactions in a second and the slowest hundredth in ms, as JSON. Arguments: what to write, and
 * for how many seconds.
 */
const kinds = {
  /** The least that a post can be: itself and its event. */
  post: async (client: pg.PoolClient) => {
    await client.query('begin')
    await client.query(insertPost)
    await client.query(insertEvent)
    await client.query('commit')
  },
  like: async (client: pg.PoolClient) => {
    const pair = [Math.floor(Math.random() * 1e6), `m${Math.floor(Math.random() * 1e6)}`]
    await client.query({ ...upsertLike, values: pair })
  },
}

const text = 'Should cities ban cars from their centres? What am I missing? #Mobility'
const insertPost = {
  name: 'post',
  text: 'insert into bare.posts (user_id, content) values ($1, $2) returning id, created_at',
  values: ['ai_system', text],
}
const insertEvent = {
  name: 'event',
  text: 'insert into bare.events (kind, payload) values ($1, $2)',
  values: ['post', { postId: 1 }],
}
const upsertLike = {
  name: 'like',
  text: 'insert into bare.post_likes (post_id, user_id) values ($1, $2) on conflict do nothing',
}

/** The product's tables without what hangs on them. */
const tables = `
  create schema if not exists bare;
  create table if not exists bare.posts (like public.posts including all);
  create table if not exists bare.events (like public.events including all);
  create table if not exists bare.post_likes (like public.post_likes including all);
`

const connections = 10

const measure = async (kind: keyof typeof kinds, seconds: number) => {
  const { pool, close } = await openDatabase(readEnv(process.env), pino({ level: 'warn' }))
  await pool.query(tables)
  const bare = new pg.Pool({ ...pool.options, max: connections })
  const times: number[] = []
  const end = performance.now() + seconds * 1000
  await Promise.all(Array.from({ length: connections }, () => writeUntil(end, kind, bare, times)))
  await bare.end()
  await close()
  const slowest = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]
  console.log(JSON.stringify({ perSecond: times.length / seconds, p99Ms: slowest }))
}

const writeUntil = async (
  end: number,
  kind: keyof typeof kinds,
  pool: pg.Pool,
  times: number[],
): Promise<void> => {
  const client = await pool.connect()
  for (let start = performance.now(); start < end; start = performance.now()) {
    await kinds[kind](client)
    times.push(performance.now() - start)
  }
  client.release()
}

await measure(process.argv[2] === 'like' ? 'like' : 'post', Number(process.argv[3]))
