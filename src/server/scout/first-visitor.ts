import { firstDiscussions } from '../characters/speaking/pace.ts'
import { enqueue } from '../db/outbox.ts'
import type { Services } from '../services.ts'
import { openEvergreen } from './evergreen.ts'
import { readOpened } from './opened.ts'

/** Any name of a job that nothing else has. */
export const firstVisitorTask = 'first-visitor'

/** What the job holds: how often it has already waited for the first discussions. */
export type FirstVisit = { waits?: number }

/** The first discussions of a new site stand within seconds; where they never do, nobody waits for ever. */
const waitMs = 2_000
const mostWaits = 60

/** Somebody asks for a page, the first time in this process: where the site is new, they see a discussion begin. */
export const beginWithVisitor = ({ db, log }: Pick<Services, 'db' | 'log'>): void => {
  enqueue(db, firstVisitorTask, {}, { key: firstVisitorTask, maxAttempts: 2 }).catch(
    (error: unknown) =>
      log.warn({ err: error }, 'The first visitor could not be told to the Scout'),
  )
}

/**
 * Opens the twelfth discussion on a site that has the first eleven and nothing else. A visitor may come in the second in
 * which the site is ready, before the eleven stand: then the job comes again a little later.
 */
export const openForVisitor = async (
  services: Services,
  { waits = 0 }: FirstVisit = {},
  roll = Math.random,
): Promise<void> => {
  const { count } = await services.db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count === firstDiscussions) await openEvergreen(services, 1, roll)
  else if (waits < mostWaits && (await readOpened(services)).missing > 0)
    await askAgain(services, { waits: waits + 1 })
}

const askAgain = ({ db, clock }: Services, visit: FirstVisit): Promise<void> =>
  enqueue(db, firstVisitorTask, visit, {
    key: firstVisitorTask,
    maxAttempts: 2,
    runAt: new Date(clock().getTime() + waitMs),
  })
