import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { startBackup } from '#server/backup/backup.ts'
import { readKeyFile } from '#server/backup/sealing.ts'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { readEnv } from '#server/env.ts'

const usage = `npm run backup -- [--into FOLDER] [--key-file FILE] [--follow]

  --into FOLDER    where backups lie, one folder each; ./backups unless told
  --key-file FILE  encrypts with the words in this file (16 characters or more); keep it elsewhere
  --follow         goes on until Ctrl-C: what is written is in the backup within 30 seconds`

const followEveryMs = 20_000

/** Works beside a running site and without one. */
const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      into: { type: 'string', default: 'backups' },
      'key-file': { type: 'string' },
      follow: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  if (values.help) return console.log(usage)
  const env = readEnv(process.env)
  if (env.DATABASE_URL) {
    throw new Error(
      'DATABASE_URL is set: back that database up with its own means (pg_dump, pg_basebackup, or those of its host), and the folder uploads of DATA_DIR with it.',
    )
  }
  const embedded = await startEmbedded({ dataDir: env.DATA_DIR, log: pino({ level: 'warn' }) })
  try {
    console.log('Copying the database and the files …')
    const backup = await startBackup({
      dataDir: env.DATA_DIR,
      connection: embedded.connection,
      into: values.into,
      passphrase: readKeyFile(values['key-file']),
      now: new Date(),
    })
    console.log(`The backup is whole: ${backup.folder}`)
    if (values.follow) await follow(backup)
    await backup.close()
  } finally {
    await embedded.stop()
  }
}

const follow = async (backup: { follow: () => Promise<unknown> }): Promise<void> => {
  const ending = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ending.abort())
  console.log('What is written from now on is added every 20 seconds. Ctrl-C ends that.')
  while (!ending.signal.aborted) {
    await sleep(followEveryMs, undefined, { signal: ending.signal }).catch(() => undefined)
    await backup.follow()
  }
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
