import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Account, chooseAccount } from './account.ts'
import { createCluster, mustFit, postgresEnvironment, superuser } from './cluster.ts'
import { openLogFile } from './logfile.ts'
import { clearImpostor, findPostmaster } from './postmaster.ts'
import { findPrograms, type Programs } from './programs.ts'
import { type Connection, hasOtherUsers, isReady } from './reach.ts'
import { serverSettings } from './settings.ts'
import { prepareSocketFolder } from './sockets.ts'
import { startWarming } from './warm.ts'

type Log = {
  warn: (fields: object, text: string) => void
  error: (fields: object, text: string) => void
}
type Wish = { dataDir: string; log: Log; isThrowaway?: boolean }

export type Embedded = {
  connection: Connection
  /** Ends the server, unless another process of the site still uses it. */
  stop: () => Promise<void>
}

type Ground = {
  programs: Programs
  account: Account
  folder: string
  connection: Connection
  logPath: string
  isThrowaway: boolean
}

/** A server that was killed holds its memory until its last process has noticed. */
const patienceMs = 60_000
const lookEveryMs = 500
const stopWithinMs = 30_000

/**
 * Starts the PostgreSQL of this data folder, or shares the one that already runs there, and starts
 * it again should it die. A throwaway one (for tests) trades safety for speed.
 */
export const startEmbedded = async ({ dataDir, log, isThrowaway = false }: Wish) => {
  const ground = await prepare(dataDir, isThrowaway)
  const isFresh = await bringUp(ground)
  const unwatch = keepUp(ground, log)
  const endWarming =
    isThrowaway || !isFresh
      ? undefined
      : startWarming(ground.connection, (error) =>
          log.warn({ err: error }, 'PostgreSQL stays cold'),
        )
  return {
    connection: ground.connection,
    stop: async () => {
      await unwatch()
      await endWarming?.()
      if (!(await hasOtherUsers(ground.connection))) await bringDown(ground)
    },
  } satisfies Embedded
}

const prepare = async (wishedDir: string, isThrowaway: boolean): Promise<Ground> => {
  mkdirSync(wishedDir, { recursive: true })
  const dataDir = realpathSync(wishedDir)
  const folder = join(dataDir, 'postgres')
  const programs = findPrograms()
  const isThere = existsSync(join(folder, 'PG_VERSION'))
  if (isThere) mustFit(programs, folder)
  const account = chooseAccount(programs, folder)
  const host = prepareSocketFolder(dataDir, account)
  if (!isThere) await createCluster(programs, account, folder, isThrowaway)
  const connection = { host, user: superuser, database: 'symposia' }
  const logPath = join(dataDir, 'postgres.log')
  return { programs, account, folder, connection, logPath, isThrowaway }
}

/**
 * Gives back when it answers, and whether it was started here. Throws with the server's last words
 * when it will not start.
 */
const bringUp = async (ground: Ground): Promise<boolean> => {
  const deadline = Date.now() + patienceMs
  let child: ChildProcess | undefined
  const output = openLogFile(ground.logPath)
  try {
    // A caller that waits for us can do something else meanwhile.
    if (!findPostmaster(ground.folder)) child = launch(ground, output.descriptor)
    while (!(await isReady(ground.connection))) {
      if (child && hasEnded(child)) {
        if (!output.saysInUse()) throw new Error(`PostgreSQL does not start: ${output.lastWords()}`)
        child = undefined
        await sleep(200)
      }
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL does not answer: see ${ground.logPath}`)
      if (!child && !findPostmaster(ground.folder)) child = launch(ground, output.descriptor)
      await sleep(15)
    }
    return child !== undefined
  } finally {
    output.close()
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess) =>
  exitCode !== null || signalCode !== null

/** In a group of its own, so that Ctrl-C does not reach it before the site has finished. */
const launch = (ground: Ground, output: number): ChildProcess => {
  clearImpostor(ground.folder, ground.connection.host)
  const { prefix, uid, gid } = ground.account
  const { folder, isThrowaway } = ground
  const settings = serverSettings({ folder, socketFolder: ground.connection.host, isThrowaway })
  const [command = '', ...args] = [...prefix, ground.programs.postgres, '-D', folder, ...settings]
  const child = spawn(command, args, {
    uid,
    gid,
    cwd: '/',
    detached: true,
    stdio: ['ignore', output, output],
    env: postgresEnvironment,
  })
  child.on('error', () => undefined)
  child.unref()
  return child
}

/** Looks whether the server lives and revives it; gives back how to end that. */
const keepUp = (ground: Ground, log: Log): (() => Promise<void>) => {
  let reviving = Promise.resolve()
  let isReviving = false
  const look = () => {
    if (isReviving || mayLive(ground.folder)) return
    isReviving = true
    log.warn({}, 'PostgreSQL went away and is started again')
    reviving = bringUp(ground)
      .then(() => undefined)
      .catch((error: unknown) => log.error({ err: error }, 'PostgreSQL could not be started again'))
      .finally(() => (isReviving = false))
  }
  const timer = setInterval(look, lookEveryMs)
  return () => {
    clearInterval(timer)
    return reviving
  }
}

/** Without a descriptor to look with nothing is known, and a second server would have none either. */
const mayLive = (folder: string): boolean => {
  try {
    return findPostmaster(folder) !== undefined
  } catch {
    return true
  }
}

/** SIGINT is PostgreSQL's fast shutdown: ends connections, writes everything down. */
const bringDown = async ({ folder }: Ground): Promise<void> => {
  const pid = findPostmaster(folder)
  if (!pid) return
  process.kill(pid, 'SIGINT')
  const deadline = Date.now() + stopWithinMs
  while (findPostmaster(folder) && Date.now() < deadline) await sleep(5)
}
