import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pino from 'pino'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPool, urlOf } from '#server/db/open.ts'
import { temporaryFolder } from './server.ts'

const log = pino({ level: 'silent' })
const start = (dataDir: string) => startEmbedded({ dataDir, log, isThrowaway: true })

/** A PostgreSQL of its own with the site's tables, and a copy of it that follows it. */
export const databaseWithCopy = async () => {
  const [main, copy] = [temporaryFolder('main'), temporaryFolder('copy')]
  const first = await start(main.folder)
  const pool = openPool(first.connection, log)
  await migrate(pool)
  await pool.end()
  await first.stop()

  // A server that has ended is whole: this copy needs no backup of a running one.
  const folder = join(copy.folder, 'postgres')
  await promisify(execFile)('cp', ['-a', join(main.folder, 'postgres'), folder])
  const { host, user } = first.connection
  const follows = `primary_conninfo = 'host=${host} user=${user}'\n`
  await writeFile(join(folder, 'postgresql.auto.conf'), follows, { flag: 'a' })
  await writeFile(join(folder, 'standby.signal'), '')

  const running = await start(main.folder)
  const following = await start(copy.folder)
  return {
    url: urlOf(running.connection),
    copyUrl: urlOf(following.connection),
    copyFolder: copy.folder,
    close: async () => {
      await following.stop()
      await running.stop()
      copy.remove()
      main.remove()
    },
  }
}
