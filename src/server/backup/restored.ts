import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { record } from '../moderation/audit.ts'
import type { Services } from '../services.ts'

const markIn = (dataDir: string) => join(dataDir, 'restored')

/** Leaves a mark for the first start: until then the database is to the row what was backed up. */
export const markRestored = (dataDir: string): Promise<void> =>
  writeFile(markIn(dataDir), '', { mode: 0o600 })

/** Writes into the log of what was done that the data came out of a backup, once. */
export const recordRestored = async ({ db, env, clock }: Services): Promise<void> => {
  if (!existsSync(markIn(env.DATA_DIR))) return
  await db
    .transaction()
    .execute((trx) =>
      record(trx, { at: clock(), actor: 'command', action: 'restore_backup', subject: 'site' }),
    )
  await rm(markIn(env.DATA_DIR))
}
