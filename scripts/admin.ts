import { pino } from 'pino'
import { createAdmin, promoteMember } from '#server/accounts/admins.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { metricsToken } from '#server/metrics/watcher.ts'

const usage =
  'npm run admin -- create NAME, npm run admin -- promote MEMBER, or npm run admin -- metrics-token'

const acts = new Map([
  ['create', createAdmin],
  ['promote', promoteMember],
])

/** Works beside a running site and without one. */
const main = async ([command, name]: string[]): Promise<void> => {
  if (command === 'metrics-token') return console.log(metricsToken(readEnv(process.env)))
  const act = acts.get(command ?? '')
  if (!act || !name) throw new Error(`Say: ${usage}`)
  const { db, pool, close } = await openDatabase(readEnv(process.env), pino({ level: 'warn' }))
  try {
    await migrate(pool)
    const password = await act(db, name)
    console.log(`${name} is an administrator. The password, shown only now: ${password}`)
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
