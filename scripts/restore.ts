import { parseArgs } from 'node:util'
import { pino } from 'pino'
import { restore } from '#server/backup/restore.ts'
import { readKeyFile } from '#server/backup/sealing.ts'
import { readEnv } from '#server/env.ts'

const usage = `npm run restore -- BACKUP [--until MOMENT] [--key-file FILE]

  BACKUP           the folder of one backup, as backups/2026-11-21T14-30-05Z
  --until MOMENT   goes back to this moment (2026-11-21T14:45:00Z), if the backup followed the site
  --key-file FILE  the words that it was encrypted with

It fills DATA_DIR, which must be empty: stop the site and move the old folder aside first.`

const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      until: { type: 'string' },
      'key-file': { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const [from] = positionals
  if (values.help) return console.log(usage)
  if (!from) throw new Error(usage)
  const { DATA_DIR: dataDir } = readEnv({
    ...process.env,
    APP_SECRET: 'no secret is needed, or made, to restore one',
  })
  console.log('Unpacking, and replaying what was written after the copy …')
  await restore({
    from,
    dataDir,
    passphrase: readKeyFile(values['key-file']),
    until: values.until === undefined ? null : momentOf(values.until),
    log: pino({ level: 'error' }),
  })
  console.log(`Restored into ${dataDir}. Start the site with npm start.`)
}

const momentOf = (text: string): Date => {
  const moment = new Date(text)
  if (Number.isNaN(moment.getTime())) {
    throw new Error(`--until ${text} is no moment; write it as 2026-11-21T14:45:00Z.`)
  }
  return moment
}

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exit(1)
})
