import { EventEmitter } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Logger, type TaskList, type WorkerEvents, parseCronItems, run } from 'graphile-worker'
import { sql } from 'kysely'
import { listWaiting } from './admin/waiting.ts'
import { compareTask, compareVoices } from './ai/comparison.ts'
import { forgetExpired } from './accounts/sessions/sessions.ts'
import type { Engine } from './characters/speaking/engine.ts'
import { type CastJob, castTurns } from './characters/jobs.ts'
import { forgetOldFaults } from './characters/provider/faults.ts'
import { settleForgotten } from './characters/provider/ledger.ts'
import { speak } from './characters/speaking/reply.ts'
import { reviveTurns } from './characters/speaking/turn-queue.ts'
import { openLocalVoices } from './characters/voices/local/open.ts'
import { openSetup, type Voices } from './characters/voices/setup.ts'
import { type MessageOrder, forgetOldMessages, mailMessage } from './contact/messages.ts'
import { openQueuePool } from './db/open.ts'
import { transact } from './db/transact.ts'
import { notifyCommit } from './changes/commits.ts'
import { forgetOldEvents } from './changes/retention.ts'
import { forgetOldHits } from './http/limits/durable-hits.ts'
import { forgetLoose } from './media/attached.ts'
import { removeGoneFiles } from './media/files.ts'
import { forgetCards } from './link-cards/forget.ts'
import { makeCard } from './link-cards/make-card.ts'
import { keepWatch } from './locks.ts'
import { watchOwnJobs } from './lost-jobs.ts'
import { openMailer } from './mail/mailer.ts'
import { type DigestJob, mailDigest, orderDigests } from './notifications/summary-mail.ts'
import { keepNotifying } from './notifications/keep.ts'
import { pushNotification } from './notifications/push.ts'
import { tellAdministrators } from './notifications/waiting.ts'
import { sendMail } from './mail/send.ts'
import { purgeAccounts } from './people/deletion.ts'
import { endPolls } from './polls/ending.ts'
import { keepHandingOver } from './posts/cast-jobs.ts'
import { forgetDeleted } from './posts/forget.ts'
import { forgetOldKeys } from './posts/idempotency.ts'
import { mailNotice } from './scout/notice.ts'
import { type FirstVisit, firstVisitorTask, openForVisitor } from './scout/first-visitor.ts'
import { scoutRound } from './scout/scout.ts'
import { learnWords } from './search/vocabulary.ts'
import type { Services } from './services.ts'
import { forgetStories } from './stories/visitors.ts'
import { forgetOldShares } from './sharing/shares.ts'
import { sortPosts } from './topics/sorting.ts'

export type Worker = {
  /** Lets jobs under way finish for a moment; what waits to speak is told to stop and runs again later. */
  stop: () => Promise<void>
  /** Resolves when no job is left that could run now. For tests. */
  drain: () => Promise<void>
}

/** Most jobs wait for a model or for a typing pause, so more of them than processors run at once. */
const concurrency = 24

type Options = {
  voices?: Voices
  /** false: only what jobs ask for; nothing by the clock, no discussion opened. For tests and seeds. */
  hasChores?: boolean
}

/** Runs the jobs of this site in this process. */
export const startWorker = async (
  services: Services,
  { voices, hasChores = true }: Options = {},
): Promise<Worker> => {
  const { db, pool, log } = services
  const ending = new AbortController()
  const engine: Engine = {
    ...services,
    setup: openSetup(services, {
      fixed: voices,
      local: openLocalVoices(services, ending.signal),
    }),
    ending: ending.signal,
  }
  const events: WorkerEvents = new EventEmitter()
  /** The queue locks a job in the name of the whole pool, not of the one of its workers that runs it. */
  let workerId = ''
  events.on('pool:create', ({ workerPool }) => (workerId = workerPool.id))
  const complain = (error: unknown) => log.error({ err: error }, 'a chore of the worker failed')
  const freeLostJobs = watchOwnJobs(events)
  const queuePool = openQueuePool(pool, log)
  const runner = await run({
    pgPool: queuePool,
    taskList: tasks(engine),
    parsedCronItems: parseCronItems(hasChores ? chores : []),
    concurrency,
    noHandleSignals: true,
    logger: toLogger(services),
    events,
  })
  const endHandingOver = keepHandingOver(db, complain)
  const endNotifying = keepNotifying(services, complain)
  const endWatch = keepWatch({
    db,
    workerId,
    onSweep: async () => {
      await freeLostJobs(db, workerId)
      await reviveTurns(db, engine.clock())
    },
    onError: complain,
  })
  runner.promise.catch(complain)
  if (hasChores) await runner.addJob('scout', {}, { jobKey: 'scout:start', maxAttempts: 2 })
  return {
    stop: async () => {
      await endHandingOver()
      await endNotifying()
      ending.abort()
      await runner.stop()
      await endWatch()
      await queuePool.end()
    },
    drain: () => drain(db),
  }
}

const tasks = (engine: Engine): TaskList => {
  const mailer = openMailer(engine)
  return {
    cast: (payload) => castTurns(engine, payload as CastJob),
    speak: (payload) => speak(engine, (payload as { replyId: number }).replyId),
    scout: async () => {
      const { isOn, external } = await engine.setup()
      if (isOn) await scoutRound(engine, { hasModel: external !== null })
    },
    [firstVisitorTask]: async (payload) => {
      if ((await engine.setup()).isOn) await openForVisitor(engine, payload as FirstVisit)
    },
    'end-polls': () => endPolls(engine),
    'link-card': (payload) => makeCard(engine, (payload as { cardId: number }).cardId),
    [compareTask]: (payload) => compareVoices(engine, payload as { content: string; by: string }),
    purge: () => purge(engine),
    learn: () => learn(engine),
    push: (payload) =>
      pushNotification(engine, (payload as { notificationId: number }).notificationId),
    'order-digests': async () => void (await orderDigests(engine)),
    'tell-administrators': () => tellOfWaiting(engine),
    'mail-digest': (payload) => mailDigest(engine, mailer, payload as DigestJob),
    'mail-message': (payload) => mailMessage(engine, mailer, payload as MessageOrder),
    'send-mail': (payload) => sendMail(engine, mailer, payload),
    'mail-scout': (payload) => mailNotice(engine, mailer, payload),
  }
}

const chores = [
  { task: 'scout', match: '*/5 * * * *', options: { maxAttempts: 2 } },
  { task: 'learn', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'tell-administrators', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'end-polls', match: '* * * * *', options: { maxAttempts: 1 } },
  { task: 'purge', match: '7 * * * *', options: { maxAttempts: 3 } },
  { task: 'order-digests', match: '*/15 * * * *', options: { maxAttempts: 2 } },
]

/** Looks at what was written since the last time, for those who search and browse. */
const learn = async ({ db }: Engine): Promise<void> => {
  await sortPosts(db)
  await learnWords(db)
}

const tellOfWaiting = async ({ db }: Engine): Promise<void> => {
  await transact(db, async (trx) => tellAdministrators(trx, await listWaiting(trx)))
  notifyCommit()
}

/** Forgets what has done its work. */
const purge = async (engine: Engine): Promise<void> => {
  const { db, clock } = engine
  await forgetOldEvents(db)
  await forgetOldKeys(db)
  await forgetDeleted(engine)
  await forgetOldHits(engine)
  await forgetExpired(engine)
  await forgetOldMessages(engine)
  await forgetOldShares(engine)
  await purgeAccounts(engine)
  await forgetLoose(db, clock())
  await forgetCards(db)
  await removeGoneFiles(engine)
  await forgetStories(db)
  await forgetOldFaults(db, clock())
  await settleForgotten(db, new Date(clock().getTime() - 10 * 60_000))
}

const toLogger = ({ log }: Services): Logger =>
  new Logger(() => (level, message, meta) => {
    const about = { err: meta?.['error'] }
    if (isAboutPool(message)) return
    if (level === 'error') log.error(about, message)
    else if (level === 'warning') log.warn(about, message)
    else log.debug(message)
  })

/** The queue warns where it has fewer connections than workers: a job holds one only for moments. */
const isAboutPool = (message: string) => message.startsWith('WARNING: having maxPoolSize')

const drain = async (db: Services['db']): Promise<void> => {
  for (;;) {
    const { rows } = await sql<{ open: boolean }>`
      select exists (select 1 from castings) or exists (
        select 1 from graphile_worker.jobs
        where locked_at is not null or (run_at <= now() and attempts < max_attempts)
      ) as open
    `.execute(db)
    if (!rows[0]?.open) return
    await wait(10)
  }
}
