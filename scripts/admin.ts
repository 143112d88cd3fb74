import { pino } from 'pino'
import { createAdmin } from '#server/accounts/admins.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { metricsToken } from '#server/metrics/watcher.ts'

const usage = 'npm run admin -- create NAME, or npm run admin -- metrics-token'

/** Works beside a running site and without one. */
const main = async ([command, name]: string[]): Promise<void> => {
  if (command === 'metrics-token') return console.log(metricsToken(readEnv(process.env)))
  if (command !== 'create' || !name) throw new Error(`Say: ${usage}`)
  const { db, pool, close } = await openDatabase(readEnv(process.env), pino({ level: 'warn' }))
  try {
    await migrate(pool)
    const password = await createAdmin(db, name)
    console.log(`${name} is an administrator. The password, shown only now: ${password}`)
  } finally {
    await close()
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
