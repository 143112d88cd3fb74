import { setTimeout as sleep } from 'node:timers/promises'
import { openBrowser } from '../../tests/support/browser.ts'
import { until } from '../../tests/support/processes.ts'
import { type Site, signUp } from '../ground.ts'

/** What clients were told is kept: the number of the post under the key of the attempt. */
export type Ledger = Map<string, number>

/** People who post until they are told to stop, each attempt repeated under its key as a browser does. */
export const keepPosting = async (site: Site, people: number) => {
  const ledger: Ledger = new Map()
  const over = new AbortController()
  const write = async (person: number) => {
    const cookies = (await signUp(site.url())).cookies()
    for (let round = 0; !over.signal.aborted; round += 1) {
      const key = `${person}-${round}`
      await until(() => attempt(site, { cookies, key, ledger }), `post ${key} is kept`, 120_000)
      await sleep(20)
    }
  }
  const writing = Promise.all(Array.from({ length: people }, (_, person) => write(person)))
  return {
    ledger,
    end: () => {
      over.abort()
      return writing
    },
  }
}

type Attempt = { cookies: string; key: string; ledger: Ledger }

const attempt = async (site: Site, { cookies, key, ledger }: Attempt): Promise<boolean> => {
  // who is named answers also where all that is written on a question has been said
  const content = `Should cities ban cars from their centres? (${key}) @logic`
  const answer = await openBrowser(site.url(), cookies)
    .post('/api/posts', { content }, { 'idempotency-key': key })
    .catch(() => undefined)
  if (answer?.status === 201) ledger.set(key, answer.body.id)
  return answer?.status === 201
}

/** What the database has of what was acknowledged: lost, doubled, and left without a casting. */
export const audit = (site: Site, ledger: Ledger) =>
  site.beside(async ({ db }) => {
    const kept = await db
      .selectFrom('posts')
      .select(['id', 'content'])
      .where('user_id', '<>', 'ai_system')
      .execute()
    const ids = new Set(kept.map(({ id }) => id))
    const cast = await db.selectFrom('replies').select('post_id').distinct().execute()
    const waiting = await db.selectFrom('castings').select('post_id').execute()
    const isCast = new Set([...cast, ...waiting].map(({ post_id }) => post_id))
    return {
      lost: [...ledger.values()].filter((id) => !ids.has(id)).length,
      doubled: kept.length - new Set(kept.map(({ content }) => content)).size,
      uncast: [...ledger.values()].filter((id) => !isCast.has(id)).length,
    }
  })

/** Resolves when every casting and every turn has ended. */
export const untilQuiet = (site: Site, ms = 300_000) =>
  site.beside(async ({ pool }) =>
    until(
      async () => {
        const { rows } = await pool.query<{ open: boolean }>(
          `select exists (select from castings)
            or exists (select from replies where state in ('planned', 'speaking'))
            or exists (select from graphile_worker.jobs where task_identifier = 'cast') as open`,
        )
        return rows[0]?.open === false
      },
      'every turn has ended',
      ms,
    ),
  )
