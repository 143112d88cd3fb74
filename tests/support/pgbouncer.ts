import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import pino from 'pino'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { patience } from '#server/db/patience.ts'
import { until } from './processes.ts'
import { temporaryFolder } from './server.ts'

const program = '/usr/sbin/pgbouncer'

/** Whether there is a PgBouncer: from Debian's packages where there is none and we may install it. */
export const havePgBouncer = async (): Promise<boolean> => {
  if (existsSync(program)) return true
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) await install()
  if (existsSync(program)) return true
  const line = `The tests behind a pooler need ${program}: install it (on Debian: apt-get install pgbouncer).`
  if (process.env['CI']) throw new Error(line)
  console.warn(`Left out. ${line}`)
  return false
}

const install = async () => {
  // In that runlevel Debian does not start what it installs.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const words = ['install', '-y', '-q', '--no-install-recommends', 'pgbouncer']
  const run = promisify(execFile)
  await run('apt-get', ['update', '-q'], { env })
    .then(() => run('apt-get', words, { env }))
    .catch((error: Error) => console.warn(error.message))
}

const [role, password] = ['site', 'right']

/** A PostgreSQL with an empty database of a role with a password, and a PgBouncer in transaction mode before it. */
export const databaseBehindPooler = async () => {
  const ground = temporaryFolder('pooled')
  const log = pino({ level: 'silent' })
  const server = await startEmbedded({ dataDir: ground.folder, log, isThrowaway: true })
  const { host } = server.connection
  await demandPassword(join(ground.folder, 'postgres/pg_hba.conf'), server.connection)
  const ports = { strict: await freePort(), lenient: await freePort(), late: await freePort() }
  const start = (port: number, more?: string) =>
    startPgBouncer({ folder: ground.folder, host, port, more })
  const stops = [
    await start(ports.strict),
    await start(ports.lenient, `ignore_startup_parameters = ${Object.keys(patience).join(', ')}`),
  ]
  const urlAt = (port: number, database: string = role, secret: string = password) =>
    `postgres://${role}:${secret}@127.0.0.1:${port}/${database}`
  return {
    /** Through the pooler. */
    pooled: (database?: string, secret?: string) => urlAt(ports.strict, database, secret),
    /** Through another that accepts what it does not do. */
    lenient: () => urlAt(ports.lenient),
    /** Through another that runs once `startLate` is called. */
    late: () => urlAt(ports.late),
    startLate: async () => void stops.push(await start(ports.late)),
    direct: (database: string = role, secret: string = password) =>
      `postgres://${role}:${secret}@localhost/${database}?host=${encodeURIComponent(host)}`,
    poolSize,
    close: async () => {
      await Promise.all(stops.map((stop) => stop()))
      await server.stop()
      ground.remove()
    },
  }
}

const demandPassword = async (hba: string, connection: pg.ClientConfig): Promise<void> => {
  const client = new pg.Client(connection)
  await client.connect()
  writeFileSync(hba, `local all ${role} scram-sha-256\n${readFileSync(hba, 'utf8')}`)
  await client.query('select pg_reload_conf()')
  await client.query(`create role ${role} login password '${password}'`)
  await client.query(`create database ${role} owner ${role}`)
  await client.query(`create database other owner ${role}`)
  await client.end()
}

/** Fewer sessions than the processes have connections: they are shared from the first second on. */
const poolSize = 4

type Wish = { folder: string; host: string; port: number; more?: string }

const startPgBouncer = async ({ folder, host, port, more = '' }: Wish) => {
  const [settings, users] = [join(folder, `${port}.ini`), join(folder, 'users.txt')]
  writeFileSync(users, `"${role}" "${password}"\n`)
  writeFileSync(
    settings,
    `[databases]
* = host=${host}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = ${poolSize}
max_client_conn = 300
${more}
`,
  )
  const child = spawn('/bin/sh', ['-c', `exec ${asNobody()} ${program} --quiet ${settings}`], {
    stdio: 'ignore',
  })
  const ended = once(child, 'exit')
  await until(() => answers(port), 'PgBouncer answers')
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
  }
  return stop
}

/** It refuses to run as root. In a namespace it takes itself for nobody, and still reaches root's files. */
const asNobody = (): string =>
  process.getuid?.() === 0 ? 'unshare --user --map-user=65534 --map-group=65534 --' : ''

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
    socket.once('connect', () => socket.end())
  })
