import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Logger } from 'pino'
import { ensureAdmin } from './server/accounts/admins/admins.ts'
import { recordRestored } from './server/backup/restored.ts'
import { ensureCast } from './server/characters/cast.ts'
import { closeApp } from './server/close-app.ts'
import { isClusterWorker, startCluster, onPrimaryGone, sayReady } from './server/cluster.ts'
import { giveMemoryBackWhenIdle } from './server/give-memory-back.ts'
import { listen } from './server/changes/hub.ts'
import { migrate } from './server/db/migrate.ts'
import { openDatabase, urlOf } from './server/db/open.ts'
import { type Env, EnvError, readEnv } from './server/env.ts'
import { describeError, openLog } from './server/log.ts'
import { missingOrigin } from './server/mail/place.ts'
import type { Services } from './server/services.ts'
import { spellTags } from './server/topics/spellings.ts'
import { workBeside } from './server/worker-thread.ts'

/** What runs, from the ground up; it is ended from the top down. */
type Running = (() => Promise<unknown>)[]

/** A stop that takes longer is cut short; the next start puts everything in order. */
const stopWithinMs = 15_000
const parentLookMs = 250

const main = async (): Promise<void> => {
  const env = readEnv(process.env)
  const log = openLog(env)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise was left alone'))
  const running: Running = []
  const started = start(env, log, running)
  stopWhenAsked(log, () => started.catch(() => undefined).then(() => stop(running)))
  try {
    const { line, services } = await started
    sayReady(line)
    giveMemoryBackWhenIdle()
    if (!isClusterWorker) greetLater(services)
  } catch (error) {
    await stop(running)
    throw error
  }
}

/** Brings everything up; gives the line to say when it is. */
const start = async (
  env: Env,
  log: Logger,
  running: Running,
): Promise<{ line: string; services: Services }> => {
  const opening = openDatabase(env, log)
  opening.catch(() => undefined)
  // The database comes up beside us while we read the rest of the program.
  await nextTurn()
  if (servesHere(env)) await loadApp()
  const { db, pool, close } = await opening
  running.push(close)
  const services: Services = { db, pool, env, log, clock: () => new Date() }
  if (!isClusterWorker) await prepare(services)
  const top: Running = []
  running.push(() => Promise.all(top.map((end) => end())))
  if (leadsCluster(env)) {
    const { line, stop: dismiss } = await startCluster(
      env,
      env.DATABASE_URL ?? urlOf(pool.options),
      log,
    )
    top.push(dismiss)
    return { line, services }
  }
  const line = await (env.ROLE === 'worker' ? workAlone : serve)(services, top)
  if (env.ROLE === 'worker') top.push(await work(services))
  if (env.ROLE === 'all') top.push(workBeside(services))
  return { line, services }
}

/** With several processes the first of them only watches over the others. */
const leadsCluster = ({ WEB_CONCURRENCY, ROLE }: Env): boolean =>
  WEB_CONCURRENCY > 1 && ROLE !== 'worker' && !isClusterWorker

const servesHere = (env: Env): boolean => env.ROLE !== 'worker' && !leadsCluster(env)

/** A process that only watches or works needs nothing of it. */
const loadApp = () => import('./server/app.ts')

const ending = new AbortController()

/** Who speaks, and how to get a model, said once the site serves: nobody waits for it. */
const greetLater = (services: Services): void => {
  const { stdin: input, stdout: output } = process
  import('./server/models/greeting.ts')
    .then(({ greet }) => greet(services, { input, output, signal: ending.signal }))
    .catch((error: unknown) => {
      if (!ending.signal.aborted) services.log.warn({ err: error }, 'The greeting broke off')
    })
}

const prepare = async (services: Services): Promise<void> => {
  await migrate(services.pool)
  await ensureCast(services.db)
  await spellTags(services.db)
  await ensureAdmin(services)
  await recordRestored(services)
  const warning = missingOrigin(services.env)
  if (warning) services.log.warn(warning)
}

/** A worker by itself serves nobody; it only tells the web processes at once what it wrote. */
const workAlone = async (services: Services, top: Running): Promise<string> => {
  const hub = await listen(services)
  top.push(hub.close)
  return `${services.env.SITE_NAME} works.`
}

/** The voices, the queue and the mailer are half of the program: a process that only serves does not load them. */
const work = async (services: Services) => {
  const [{ startWorker }, { warmLibraryLater }] = await Promise.all([
    import('./server/tasks.ts'),
    import('./server/library/warm.ts'),
  ])
  const { stop } = await startWorker(services)
  const leaveCold = warmLibraryLater(services.env.DATA_DIR)
  return () => {
    leaveCold()
    return stop()
  }
}

const serve = async (services: Services, top: Running): Promise<string> => {
  const { PORT: port, HOST: host, SITE_NAME: name } = services.env
  const { buildApp } = await loadApp()
  const app = await buildApp(services)
  top.push(() => closeApp(app))
  try {
    return `${name} is ready: ${await app.listen({ port, host })}`
  } catch (error) {
    throw explained(error, port, host)
  }
}

const explained = (error: unknown, port: number, host: string): unknown => {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') {
    return new Error(`PORT is ${port}, which another program uses: set another, as in PORT=3001.`)
  }
  if (code === 'EACCES')
    return new Error(`PORT is ${port}, which takes special rights: set another.`)
  if (code === 'EADDRNOTAVAIL') return new Error(`HOST is ${host}, which is not of this machine.`)
  return error
}

const stop = async (running: Running): Promise<void> => {
  for (let end = running.pop(); end; end = running.pop()) await end()
}

/** Ctrl-C, a polite kill, and the end of npm, which on SIGTERM forgets its child. */
const stopWhenAsked = (log: Logger, end: () => Promise<void>): void => {
  let isAsked = false
  const ask = () => {
    // The terminal, systemd and the process that started this may all say it at once.
    if (isAsked && isClusterWorker) return
    if (isAsked) process.exit(1)
    isAsked = true
    ending.abort()
    setTimeout(() => process.exit(1), stopWithinMs).unref()
    end().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'The stop was not clean')
        process.exit(1)
      },
    )
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  if (process.env['npm_lifecycle_event']) onOrphaned(() => isAsked || ask())
  onPrimaryGone(() => isAsked || ask())
}

const onOrphaned = (act: () => void): void => {
  const parent = process.ppid
  setInterval(() => process.ppid === parent || act(), parentLookMs).unref()
}

/** What was written for people is shown to them as it is; all else is a fault and shows its place. */
main().catch((error: unknown) => {
  const isForPeople = error instanceof EnvError || (error as Error).constructor === Error
  console.error(isForPeople ? (error as Error).message : describeError(error))
  process.exit(1)
})
