import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { openQueue } from '../bounded-queue.ts'
import type { Services } from '../services.ts'
import { writeArchive } from './person-data.ts'

const busy = 'Several people are downloading their data right now. Please try again.'

/**
 * What is kept of somebody, as a file that is gone once it is sent: written as fast as the database gives it, one
 * archive at a time, and read as slowly as the reader likes. Gives the stream.
 */
export const openDownloads = ({ db, env }: Services): ((userId: string) => Promise<Readable>) => {
  const folder = join(env.DATA_DIR, 'archives')
  // what an earlier run had not sent
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const inTurn = openQueue({ running: 1, waiting: 8, busy })

  const write = async (userId: string): Promise<string> => {
    const file = join(folder, `${randomBytes(12).toString('hex')}.json`)
    const kept = createWriteStream(file, { mode: 0o600 })
    try {
      await db
        .transaction()
        .setIsolationLevel('repeatable read')
        .execute((trx) => pipeline(Readable.from(writeArchive(trx, userId)), kept))
    } catch (error) {
      rmSync(file, { force: true })
      throw error
    }
    return file
  }
  return async (userId) => {
    const file = await inTurn(() => write(userId), userId)
    return createReadStream(file).once('close', () => rmSync(file, { force: true }))
  }
}
