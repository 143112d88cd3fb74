import { createWriteStream, existsSync } from 'node:fs'
import {
  chown,
  copyFile,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pipeline } from 'node:stream/promises'
import pg from 'pg'
import { startEmbedded } from '../db/embedded/embedded.ts'
import { unpack } from './archive.ts'
import { markRestored } from './restored.ts'
import { readSealed } from './sealing.ts'

type Wish = {
  /** The folder of one backup. */
  from: string
  /** A data folder that is not there yet, or empty. */
  dataDir: string
  passphrase: string | null
  /** The moment to go back to; null: the latest that the backup knows. */
  until: Date | null
  log: {
    warn: (fields: object, text: string) => void
    error: (fields: object, text: string) => void
  }
}

/**
 * Makes a data folder out of a backup: unpacks the copy, lets PostgreSQL replay the log up to the
 * wished moment, and ends it again. Throws in words for people; the backup is only read.
 */
export const restore = async (wish: Wish): Promise<void> => {
  const { from, dataDir, passphrase } = wish
  await mustBeBackup(from)
  await mustBeEmpty(dataDir)
  const database = join(dataDir, 'postgres')
  await mkdir(database, { recursive: true, mode: 0o700 })
  const segments = await mkdtemp(join(tmpdir(), 'symposia-log-'))
  try {
    await unpack(join(from, 'files.tar.gz'), dataDir, passphrase)
    await unpack(join(from, 'database.tar.gz'), database, passphrase)
    await mkdir(join(database, 'pg_wal'), { recursive: true, mode: 0o700 })
    await copyFile(join(from, 'backup_label'), join(database, 'backup_label'))
    await openSegments(join(from, 'wal'), segments, passphrase)
    await prepareReplay(database, segments, wish.until)
    await replay(wish)
    await markRestored(dataDir)
  } catch (error) {
    await rm(dataDir, { recursive: true, force: true })
    throw error
  } finally {
    await rm(segments, { recursive: true, force: true })
  }
}

const mustBeBackup = async (from: string): Promise<void> => {
  const needed = ['database.tar.gz', 'files.tar.gz', 'backup_label']
  const missing = needed.filter((name) => !existsSync(join(from, name)))
  if (missing.length > 0)
    throw new Error(`${resolve(from)} is no whole backup: ${missing.join(', ')} is missing.`)
}

const mustBeEmpty = async (dataDir: string): Promise<void> => {
  if (!existsSync(dataDir) || (await readdir(dataDir)).length === 0) return
  throw new Error(
    `${resolve(dataDir)} is not empty. Stop the site, move that folder aside, and try again.`,
  )
}

const openSegments = async (from: string, to: string, passphrase: string | null): Promise<void> => {
  for (const name of (await readdir(from)).filter((one) => !one.endsWith('.part'))) {
    await pipeline(
      await readSealed(join(from, name), passphrase),
      createWriteStream(join(to, name)),
    )
  }
}

const settingsFile = 'postgresql.auto.conf'

/** As the owner of the database may read them. */
const prepareReplay = async (
  database: string,
  segments: string,
  until: Date | null,
): Promise<void> => {
  const { uid, gid } = await stat(join(database, 'PG_VERSION'))
  const settings = [
    `restore_command = 'cp "${segments}/%f" "%p"'`,
    "recovery_target_action = 'promote'",
    ...(until ? [`recovery_target_time = '${plain(until)}'`] : []),
  ]
  const before = await readFile(join(database, settingsFile), 'utf8')
  await cp(join(database, settingsFile), join(database, `${settingsFile}.kept`))
  await writeFile(join(database, settingsFile), `${before}\n${settings.join('\n')}\n`)
  await writeFile(join(database, 'recovery.signal'), '')
  if (process.getuid?.() !== 0) return
  for (const name of ['', 'pg_wal', 'backup_label', 'recovery.signal', settingsFile])
    await chown(join(database, name), uid, gid)
  await chown(segments, uid, gid)
  for (const name of await readdir(segments)) await chown(join(segments, name), uid, gid)
}

/** PostgreSQL's settings know no T and no Z. */
const plain = (moment: Date): string => moment.toISOString().replace('T', ' ').replace('Z', '+00')

/** Starts the server, which reads the log, and waits until it is a database of its own again. */
const replay = async ({ dataDir, until, log }: Wish): Promise<void> => {
  const database = join(dataDir, 'postgres')
  const server = await startEmbedded({ dataDir, log }).catch((error: Error) => {
    throw /before configured recovery target/.test(error.message)
      ? new Error(`The backup does not reach ${until?.toISOString()}: name an earlier moment.`)
      : error
  })
  try {
    await untilPromoted(server.connection)
  } finally {
    await server.stop()
  }
  await cp(join(database, `${settingsFile}.kept`), join(database, settingsFile))
  await rm(join(database, `${settingsFile}.kept`))
}

const untilPromoted = async (connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  try {
    for (;;) {
      const { rows } = await client.query('select pg_is_in_recovery() as waits')
      if (!rows[0].waits) return
      await sleep(50)
    }
  } finally {
    await client.end()
  }
}
