import { createReadStream } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { applicationName, type Connection } from '../db/embedded/reach.ts'
import { pack } from './archive.ts'
import { writeSealed } from './sealing.ts'

export type Backup = {
  /** Where this backup lies. */
  folder: string
  /** Copies what was written since; gives how many segments of the log that were. */
  follow: () => Promise<number>
  close: () => Promise<void>
}

type Wish = {
  dataDir: string
  connection: Connection
  /** Where backups lie, one folder each. */
  into: string
  passphrase: string | null
  now: Date
}

/** What PostgreSQL makes anew, or must not find in a copy. */
const notCopied = [
  './postmaster.pid',
  './postmaster.opts',
  './pg_wal/*',
  './pg_replslot/*',
  './pg_stat_tmp/*',
  './pg_notify/*',
  '*/pgsql_tmp*',
]

/**
 * Copies the embedded database while it is used, then the segments of its log that make the copy
 * whole, then the uploaded pictures and the site's secret. A slot that lives as long as this
 * connection keeps PostgreSQL from recycling a segment before it has been copied.
 */
export const startBackup = async (wish: Wish): Promise<Backup> => {
  const { dataDir, connection, into, passphrase, now } = wish
  const folder = join(into, nameOf(now))
  await mkdir(join(folder, 'wal'), { recursive: true, mode: 0o700 })
  const client = new pg.Client({ ...connection, application_name: applicationName })
  await client.connect()
  try {
    await client.query(
      'select pg_create_physical_replication_slot($1, immediately_reserve := true, temporary := true)',
      [`backup_${process.pid}`],
    )
    const first = await one(client, 'select pg_walfile_name(pg_backup_start($1, true))', [folder])
    await pack({
      folder: join(dataDir, 'postgres'),
      without: notCopied,
      path: join(folder, 'database.tar.gz'),
      passphrase,
    })
    const label = await one(client, 'select labelfile from pg_backup_stop(false)')
    await writeFile(join(folder, 'backup_label'), label, { mode: 0o600 })
    await packFiles(wish, folder)
    const copied = new Set<string>()
    const follow = () => copyLog({ client, dataDir, folder, passphrase, first, copied })
    await follow()
    return { folder, follow, close: () => client.end() }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** 2026-11-21T14-30-05Z: sorts by time, and every file system takes it. */
const nameOf = (now: Date): string => `${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

const one = async (client: pg.Client, text: string, values: unknown[] = []): Promise<string> => {
  const { rows } = await client.query<Record<string, string>>(text, values)
  return Object.values(rows[0] ?? {})[0] ?? ''
}

/** Everything of the data folder but the database and what is there only while it runs. */
const packFiles = ({ dataDir, passphrase }: Wish, folder: string): Promise<void> =>
  pack({
    folder: dataDir,
    without: ['./postgres', './run', './postgres.log*'],
    path: join(folder, 'files.tar.gz'),
    passphrase,
  })

type Log = {
  client: pg.Client
  dataDir: string
  folder: string
  passphrase: string | null
  first: string
  copied: Set<string>
}

/** Ends the segment that is being written, if anything is in it, and copies all that are whole. */
const copyLog = async ({ client, dataDir, folder, passphrase, first, copied }: Log) => {
  await client.query('select pg_switch_wal()')
  const open = await one(client, 'select pg_walfile_name(pg_current_wal_lsn())')
  const from = join(dataDir, 'postgres', 'pg_wal')
  const whole = (await readdir(from))
    .filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name < open)
    .filter((name) => !copied.has(name))
    .toSorted()
  for (const name of whole) {
    const path = join(folder, 'wal', name)
    await writeSealed(createReadStream(join(from, name)), `${path}.part`, passphrase)
    await rename(`${path}.part`, path)
    copied.add(name)
  }
  // What has been copied may be recycled.
  if (whole.length > 0) await advance(client)
  return whole.length
}

const advance = (client: pg.Client) =>
  client.query('select pg_replication_slot_advance($1, pg_current_wal_lsn())', [
    `backup_${process.pid}`,
  ])
