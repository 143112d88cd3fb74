import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pino from 'pino'
import type { User } from '#shared/users.ts'
import { buildApp } from '#server/app.ts'
import { closeApp } from '#server/close-app.ts'
import { readEnv } from '#server/env.ts'
import type { Services } from '#server/services.ts'
import { checkAnswers } from './answers.ts'
import { type Browser, openBrowser } from './browser.ts'
import { type TestDatabase, testDatabase } from './db.ts'

export type Member = Browser & { user: User }

export type TestSite = {
  url: string
  app: FastifyInstance
  services: Services
  db: Services['db']
  pool: Services['pool']
  /** A browser that nobody has signed in with. */
  visitor: () => Browser
  /** A browser in which somebody has just signed up. */
  signUp: (username?: string) => Promise<Member>
  /** The same; somebody whose address is proven, and who may vote. */
  signUpProven: () => Promise<Member>
  close: () => Promise<void>
}

type Overrides = {
  env?: Record<string, string>
  clock?: () => Date
  /** Debates, readings and ways to pass of an operator's own: a folder that becomes DATA_DIR/library. */
  library?: string
  /** Another site's database, for two apps on one. */
  database?: TestDatabase
}

let people = 0

/** The whole app on a database of its own, listening on a free port of this machine. */
export const testSite = async ({
  env,
  clock,
  database: shared,
  library,
}: Overrides = {}): Promise<TestSite> => {
  const database = shared ?? (await testDatabase())
  const folder = mkdtempSync(join(tmpdir(), 'symposia-site-'))
  if (library) cpSync(library, join(folder, 'library'), { recursive: true })
  const services: Services = {
    db: database.db,
    pool: database.pool,
    env: readEnv({
      NODE_ENV: 'test',
      DATA_DIR: folder,
      DATABASE_URL: database.url,
      RATE_LIMIT_SCALE: '1000',
      AI_PACE: '0',
      SCOUT_SOURCES: 'evergreen',
      ...env,
    }),
    log: pino({ level: 'silent' }),
    clock: clock ?? (() => new Date()),
  }
  const app = await buildApp(services)
  checkAnswers(app)
  const url = await app.listen({ port: 0, host: '127.0.0.1' })

  return {
    url,
    app,
    services,
    db: database.db,
    pool: database.pool,
    visitor: () => openBrowser(url),
    signUp: (username = `person_${(people += 1)}`) => signUp(openBrowser(url), username),
    signUpProven: async () => {
      const person = await signUp(openBrowser(url), `person_${(people += 1)}`)
      const isProven = { email_verified_at: new Date() }
      await database.db
        .updateTable('users')
        .set(isProven)
        .where('id', '=', person.user.id)
        .execute()
      return person
    },
    close: async () => {
      await closeApp(app)
      if (!shared) await database.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const signUp = async (browser: Browser, username: string): Promise<Member> => {
  const { status, body } = await browser.post('/api/register', {
    email: `${username}@example.org`,
    username,
    password: 'a long enough one',
    firstName: 'Test',
    lastName: 'Person',
  })
  if (status !== 201) throw new Error(`Could not sign up ${username}: ${JSON.stringify(body)}`)
  return { ...browser, user: body as User }
}
