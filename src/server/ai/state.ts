import { sql } from 'kysely'
import { type AiState, defaultDailyBudget } from '#shared/ai.ts'
import type { Voice } from '../characters/provider/generate.ts'
import type { Setup } from '../characters/voices/setup.ts'
import { openSetup, readKept } from '../characters/voices/setup.ts'
import { type Persona, toCharacter } from '../characters/persona.ts'
import type { Trx } from '../db/outbox.ts'
import { readCast } from '../posts/rows.ts'
import { presentReason } from '../posts/views.ts'
import type { Services } from '../services.ts'
import { listChanges } from './changes.ts'
import { describeVoice } from './voice.ts'

const latest = 20

/** All that the panel's tab shows, a query per kind. */
export const readAi = async (services: Services): Promise<AiState> => {
  const { db, env, clock } = services
  const [kept, setup] = await Promise.all([readKept(db), openSetup(services)()])
  const now = clock()
  const voice = describeVoice(env, kept.voice)
  const [spending, breaker, queue, characters, silences, faults, changes] = await Promise.all([
    readSpending(db, now),
    readBreaker(db, lineOf(setup, voice), now),
    readQueue(db),
    listCharacters(db),
    listSilences(db),
    listFaults(db),
    listChanges(db, latest),
  ])
  return {
    isOn: kept.isOn,
    figures: kept.figures,
    voice,
    money: {
      dailyBudget: env.AI_DAILY_BUDGET ?? kept.dailyBudget ?? defaultDailyBudget,
      budgetSource:
        env.AI_DAILY_BUDGET !== undefined
          ? 'environment'
          : kept.dailyBudget === null
            ? 'default'
            : 'panel',
      ...spending,
    },
    breaker,
    queue,
    characters,
    silences,
    faults,
    changes,
  }
}

/** Of this day in UTC, as the ledger counts; a comment's cost stands in its receipt. */
const readSpending = async (trx: Trx, now: Date) => {
  const day = now.toISOString().slice(0, 10)
  const { rows } = await sql<{ spent: number; reserved: number }>`
    select spent_microusd::float8 as spent, reserved_microusd::float8 as reserved
    from budgets where scope = 'site' and day = ${day}::date
  `.execute(trx)
  const { rows: byCharacter } = await sql<AiState['money']['byCharacter'][number]>`
    select c.character_id as "characterId", count(*)::int as comments,
      sum(r.cost_microusd)::float8 as microusd
    from receipts r join comments c on c.id = r.comment_id
    where r.created_at >= ${`${day}T00:00:00Z`}::timestamptz
    group by c.character_id order by microusd desc, comments desc
  `.execute(trx)
  const { spent = 0, reserved = 0 } = rows[0] ?? {}
  const published = byCharacter.reduce((sum, { microusd }) => sum + microusd, 0)
  return {
    spentMicrousd: spent,
    reservedMicrousd: reserved,
    unpublishedMicrousd: Math.max(0, spent - published),
    byCharacter,
  }
}

/** A model of this program is held by the process that runs the turns: here only its name is known. */
const lineOf = ({ external }: Setup, { provider, model }: AiState['voice']) =>
  provider === 'local' && model !== null ? { provider, modelId: model } : external

/** How long nobody asks after it opened is breaker.ts's to say; here only what the row holds. */
const readBreaker = async (
  trx: Trx,
  external: Pick<Voice, 'provider' | 'modelId'> | null,
  now: Date,
): Promise<AiState['breaker']> => {
  if (!external) return null
  const row = await trx
    .selectFrom('breakers')
    .selectAll()
    .where('provider', '=', external.provider)
    .where('model', '=', external.modelId)
    .executeTakeFirst()
  const outcomes = row?.outcomes ?? []
  const isProbing = row?.probe_until != null && row.probe_until > now
  return {
    state: !row?.opened_at ? 'closed' : isProbing ? 'probing' : 'open',
    failures: outcomes.filter((isOk) => !isOk).length,
    calls: outcomes.length,
    openedAt: row?.opened_at?.toISOString() ?? null,
  }
}

const readQueue = async (trx: Trx): Promise<AiState['queue']> => {
  const { rows } = await sql<{ turns: number; oldest: Date | null }>`
    select count(*)::int as turns, min(due_at) as oldest
    from replies where state in ('planned', 'speaking')
  `.execute(trx)
  return { turns: rows[0]?.turns ?? 0, oldestDueAt: rows[0]?.oldest?.toISOString() ?? null }
}

const listCharacters = async (trx: Trx): Promise<AiState['characters']> => {
  const { rows } = await sql<{ persona: Persona; isEnabled: boolean; version: number }>`
    select v.persona, c.is_enabled as "isEnabled", c.version from characters c
    join character_versions v on v.character_id = c.id and v.version = c.version
    order by c.position
  `.execute(trx)
  return rows.map(({ persona, ...row }) => ({ ...toCharacter(persona), ...row }))
}

const listSilences = async (trx: Trx): Promise<AiState['silences']> => {
  const cast = await readCast(trx)
  const rows = await trx
    .selectFrom('replies')
    .select(['id', 'post_id', 'character_id', 'state', 'settled_at', 'created_at'])
    .select(['reason', 'reason_about'])
    .where('state', 'in', ['passed', 'dropped'])
    .orderBy(sql`settled_at desc nulls last`)
    .limit(latest)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    postId: row.post_id,
    characterId: row.character_id,
    isVisible: row.state === 'passed',
    reason: presentReason({ reason: row.reason, about: row.reason_about }, cast),
    at: (row.settled_at ?? row.created_at).toISOString(),
  }))
}

const listFaults = async (trx: Trx): Promise<AiState['faults']> => {
  const rows = await trx
    .selectFrom('voice_faults')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(latest)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    provider: row.provider,
    model: row.model,
    message: `${row.kind}: ${row.message}`,
    characterId: row.character_id,
    postId: row.post_id,
    at: row.created_at.toISOString(),
  }))
}
