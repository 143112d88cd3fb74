import pino from 'pino'
import type { Services } from '#server/services.ts'
import type { TestDatabase } from './db.ts'

/** What verbs need, without a site around it: loading one takes longer than most of them. */
export const bareServices = (database: TestDatabase, clock: () => Date): Services => {
  const env = { APP_SECRET: 'a secret of this site, long enough' }
  return { ...database, env, log: pino({ level: 'silent' }), clock } as unknown as Services
}
