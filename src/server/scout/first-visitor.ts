import { firstDiscussions } from '../characters/speaking/pace.ts'
import { enqueue } from '../db/outbox.ts'
import type { Services } from '../services.ts'
import { openEvergreen } from './evergreen.ts'

/** Any name of a job that nothing else has. */
export const firstVisitorTask = 'first-visitor'

/** Somebody asks for a page, the first time in this process: where the site is new, they see a discussion begin. */
export const beginWithVisitor = ({ db, log }: Pick<Services, 'db' | 'log'>): void => {
  enqueue(db, firstVisitorTask, {}, { key: firstVisitorTask, maxAttempts: 2 }).catch(
    (error: unknown) =>
      log.warn({ err: error }, 'The first visitor could not be told to the Scout'),
  )
}

/** Opens the twelfth discussion on a site that has the first eleven and nothing else. */
export const openForVisitor = async (services: Services, roll = Math.random): Promise<void> => {
  const { count } = await services.db
    .selectFrom('posts')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  if (count === firstDiscussions) await openEvergreen(services, 1, roll)
}
