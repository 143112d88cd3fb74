import { pino } from 'pino'
import { createAdmin, dropSecondStep, promoteMember } from '#server/accounts/admins/admins.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import type { Db } from '#server/db/outbox.ts'
import { readEnv } from '#server/env.ts'
import { metricsToken } from '#server/metrics/watcher.ts'

const usage =
  'npm run admin -- create NAME, npm run admin -- promote MEMBER, npm run admin -- second-step-off NAME, or npm run admin -- metrics-token'

type Act = (db: Db, name: string) => Promise<string>

const newAdmin =
  (act: Act): Act =>
  async (db, name) =>
    `${name} is an administrator. The password, shown only now: ${await act(db, name)}`

/** Each gives what to say of it. */
const acts = new Map<string | undefined, Act>([
  ['create', newAdmin(createAdmin)],
  ['promote', newAdmin(promoteMember)],
  [
    'second-step-off',
    async (db, name) => {
      await dropSecondStep(db, name)
      return `${name} signs in with the password alone now.`
    },
  ],
])

/** Works beside a running site and without one. */
const main = async ([command, name]: string[]): Promise<void> => {
  if (command === 'metrics-token') return console.log(metricsToken(readEnv(process.env)))
  const act = acts.get(command)
  if (!act || !name) throw new Error(`Say: ${usage}`)
  const { db, pool, close } = await openDatabase(readEnv(process.env), pino({ level: 'warn' }))
  try {
    await migrate(pool)
    console.log(await act(db, name))
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
