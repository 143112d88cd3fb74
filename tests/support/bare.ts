import pino from 'pino'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { newUserId } from '#server/accounts/accounts.ts'
import { hashPassword } from '#server/accounts/passwords.ts'
import type { Viewer } from '#server/http/core/viewer.ts'
import type { Services } from '#server/services.ts'
import { type TestDatabase, testDatabase } from './db.ts'

type Person = Viewer & { email: string }

export type BareGround = {
  database: TestDatabase
  services: Services
  /** Where the clock stands; every test begins at the start. */
  now: Date
  /** The hash of `password`, made once. */
  hashed: string
  /** Somebody who signed up before, with `password`: without the hashing. */
  person: (more?: object) => Promise<Person>
}

export const password = 'nanosecond wire'

/** What verbs need, without a site around it: loading one takes longer than most of them. */
export const bareServices = (database: TestDatabase, clock: () => Date): Services => {
  const env = { APP_SECRET: 'a secret of this site, long enough', SITE_NAME: 'Symposia' }
  return { ...database, env, log: pino({ level: 'silent' }), clock } as unknown as Services
}

/** A database of this file's own, verbs on it, and people whose password need not be hashed again. */
export const bareGround = (start: Date): BareGround => {
  const ground = { now: start } as BareGround
  beforeAll(async () => {
    const database = await testDatabase()
    const services = bareServices(database, () => ground.now)
    Object.assign(ground, { database, services, hashed: await hashPassword(password) })
  })
  afterAll(() => ground.database.close())
  beforeEach(() => {
    ground.now = start
  })

  let people = 0
  ground.person = async (more = {}) => {
    people += 1
    const known = {
      id: newUserId(),
      username: `Mary_${people}`,
      email: `Mary${people}@Example.org`,
    }
    const named = { first_name: 'Mary', last_name: 'Somerville', ...known, ...more }
    await ground.database.db
      .insertInto('users')
      .values({ password_hash: ground.hashed, ...named })
      .execute()
    return { ...known, ...more, isVerified: false, isAdmin: false } as Person
  }
  return ground
}
