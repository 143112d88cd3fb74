import { pino } from 'pino'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { readAudit } from '#server/moderation/audit.ts'

/** Works beside a running site and without one. Ends with 1 where the log is not as it was written. */
const main = async (): Promise<void> => {
  const { db, pool, close } = await openDatabase(readEnv(process.env), pino({ level: 'warn' }))
  try {
    await migrate(pool)
    const { lines, count, brokenAt } = await readAudit(db)
    for (const { id, at, actor, action, subject } of lines.toReversed()) {
      console.log(`${id}  ${at}  ${actor}: ${action} ${subject}`)
    }
    if (brokenAt !== null) {
      throw new Error(`Line ${brokenAt} is not as it was written, or a line before it is missing.`)
    }
    console.log(`${count} lines, each as it was written. Seal: ${lines[0]?.hash ?? 'none'}`)
  } finally {
    await close()
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
