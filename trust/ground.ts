import pino from 'pino'
import { type Database, openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { type Browser, openBrowser } from '../tests/support/browser.ts'
import { type Server, startServer, temporaryFolder } from '../tests/support/server.ts'

export type Site = {
  url: () => string
  folder: string
  server: () => Server
  /** Ends the process without a word and starts it again; how long that took, in ms. */
  killAndStart: () => Promise<number>
  stop: () => Promise<unknown>
  /** Looks into the database beside the running site. */
  beside: <T>(look: (database: Database) => Promise<T>) => Promise<T>
}

/** The real program on a data folder of its own; without limits by address, and quick to speak. */
export const withSite = async <T>(
  more: Record<string, string>,
  act: (site: Site) => Promise<T>,
): Promise<T> => {
  const place = temporaryFolder('trust')
  const env: Record<string, string> = {
    DATA_DIR: place.folder,
    AI_PACE: '0',
    RATE_LIMIT_SCALE: '100000',
    LOG_LEVEL: 'fatal',
    ...more,
  }
  let server = await startServer(env)
  const site: Site = {
    url: () => server.url,
    folder: place.folder,
    server: () => server,
    killAndStart: async () => {
      await server.stop('SIGKILL')
      const from = performance.now()
      server = await startServer(env)
      return performance.now() - from
    },
    stop: () => server.stop(),
    beside: async (look) => {
      const database = await openDatabase(readEnv(env), pino({ level: 'silent' }))
      return look(database).finally(() => database.close())
    },
  }
  try {
    return await act(site)
  } finally {
    await server.stop()
    place.remove()
  }
}

let people = 0

export const password = 'a long enough one'

/** Somebody new, signed in, with the marked words in every field that takes some. */
export const signUp = async (
  url: string,
  more: Record<string, string> = {},
): Promise<Browser & { id: string; username: string }> => {
  const browser = openBrowser(url)
  const username = `person_${process.pid}_${(people += 1)}`
  const form = { firstName: 'Test', lastName: 'Person', username, password, ...more }
  const { status, body } = await browser.post('/api/register', {
    email: `${form.username}@example.org`,
    ...form,
  })
  if (status !== 201) throw new Error(`Nobody could sign up: ${status} ${JSON.stringify(body)}`)
  return { ...browser, id: body.id, username: form.username }
}
