import { sql } from 'kysely'
import type { LocalVoice } from '#shared/models.ts'
import { readLocalState } from '../characters/voices/local/state.ts'
import type { Pool } from 'pg'
import { poolOf } from '../db/open.ts'
import { writingPools } from '../db/writing.ts'
import type { Tally } from '../http/pages/answers-before-fastify.ts'
import type { Services } from '../services.ts'

type Labels = Record<string, string | number>
type Value = { labels: Labels; value: number }

/** What is looked up when somebody asks for it. */
export type Figure = {
  name: string
  help: string
  type: 'counter' | 'gauge'
  values: Value[]
}

const gauge = (name: string, help: string, values: Value[] | number): Figure => ({
  name: `symposia_${name}`,
  help,
  type: 'gauge',
  values: typeof values === 'number' ? [{ labels: {}, value: values }] : values,
})

/** Answers that lay ready, which no histogram sees. */
export const readyFigure = (ready: readonly Tally[]): Figure => ({
  name: 'symposia_http_ready_answers_total',
  help: 'Answers that lay ready and went out before any other work was done',
  type: 'counter',
  values: ready.flatMap(({ route, ok, unchanged }) => [
    { labels: { route, status: 200 }, value: ok },
    { labels: { route, status: 304 }, value: unchanged },
  ]),
})

type Process = Pick<Services, 'db' | 'pool'> & { liveStreams: number; callsUnderWay: number }

/** What this process holds open. */
export const processFigures = ({ db, pool, liveStreams, callsUnderWay }: Process): Figure[] => {
  const pools = [...new Set([pool, poolOf(db), ...writingPools(db)])]
  const count = (of: (one: Pool) => number) => pools.reduce((sum, one) => sum + of(one), 0)
  return [
    gauge('live_streams', 'Open live streams', liveStreams),
    gauge('calls_under_way', 'Calls that this process works on', callsUnderWay),
    gauge('database_connections', 'Connections of this process to the database', [
      { labels: { state: 'idle' }, value: count((one) => one.idleCount) },
      { labels: { state: 'busy' }, value: count((one) => one.totalCount - one.idleCount) },
      { labels: { state: 'awaited' }, value: count((one) => one.waitingCount) },
    ]),
  ]
}

/** What the whole site does, read from its database: workers serve no figures of their own. */
export const siteFigures = async ({ db, clock }: Services): Promise<Figure[]> => {
  try {
    const [jobs, turns, spend, local] = await Promise.all([
      readJobs(db),
      readTurns(db, clock()),
      readSpend(db, clock()),
      readLocalState(db),
    ])
    return [
      gauge('database_up', 'Whether the database answers', 1),
      ...jobs,
      turns,
      spend,
      ...modelFigures(local),
    ]
  } catch {
    return [gauge('database_up', 'Whether the database answers', 0)]
  }
}

/** The process that holds a model of this program, as the worker saw it last. */
const modelFigures = (local: LocalVoice | null): Figure[] =>
  local === null
    ? []
    : [
        gauge(
          'model_ready',
          'Whether a model of this program may speak',
          Number(local.state === 'ready'),
        ),
        gauge(
          'model_memory_bytes',
          'Memory of the process that holds the model',
          local.memoryBytes ?? 0,
        ),
        gauge(
          'model_processor_seconds',
          'Processor time of that process',
          local.processorSeconds ?? 0,
        ),
        gauge('model_queue', 'Replies that wait for the model or are being said', local.queue),
        gauge(
          'model_reply_seconds',
          'What a reply takes, as measured before its use',
          local.replySeconds ?? 0,
        ),
      ]

const readJobs = async (db: Services['db']): Promise<Figure[]> => {
  const { rows } = await sql<{ task: string; waiting: number; failed: number; oldest: number }>`
    select task_identifier as task,
      (count(*) filter (where attempts < max_attempts))::int as waiting,
      (count(*) filter (where attempts >= max_attempts))::int as failed,
      coalesce(greatest(0, extract(epoch from now() - min(run_at) filter (
        where attempts < max_attempts and locked_at is null))), 0)::float8 as oldest
    from graphile_worker.jobs group by task_identifier
  `.execute(db)
  const by = (name: 'waiting' | 'failed' | 'oldest') =>
    rows.map((row) => ({ labels: { task: row.task }, value: row[name] }))
  return [
    gauge('jobs_queued', 'Jobs that wait or run', by('waiting')),
    gauge('jobs_given_up', 'Jobs that failed as often as they may', by('failed')),
    gauge('jobs_oldest_seconds', 'How long the oldest job is overdue', by('oldest')),
  ]
}

const hour = 3_600_000

/** Of the last hour, which indexes find; a count of all turns would read the whole table. */
const readTurns = async (db: Services['db'], now: Date): Promise<Figure> => {
  const since = new Date(now.getTime() - hour)
  const { rows } = await sql<{ outcome: string; voice: string; value: number }>`
    select 'spoken' as outcome, provider as voice, count(*)::int as value
      from receipts where created_at > ${since} group by provider
    union all
    select state, 'none', count(*)::int from replies
      where state in ('passed', 'dropped') and settled_at > ${since} group by state
  `.execute(db)
  return gauge(
    'turns_last_hour',
    "Characters' turns that ended within an hour, by outcome and voice",
    rows.map(({ outcome, voice, value }) => ({ labels: { outcome, voice }, value })),
  )
}

const readSpend = async (db: Services['db'], now: Date): Promise<Figure> => {
  const { rows } = await sql<{ spent: number; reserved: number }>`
    select spent_microusd::float8 as spent, reserved_microusd::float8 as reserved
    from budgets where scope = 'site' and day = ${now.toISOString().slice(0, 10)}::date
  `.execute(db)
  const { spent = 0, reserved = 0 } = rows[0] ?? {}
  return gauge('ai_spend_dollars_today', 'What the voices cost since midnight UTC', [
    { labels: { kind: 'spent' }, value: spent / 1e6 },
    { labels: { kind: 'reserved' }, value: reserved / 1e6 },
  ])
}
