import { tokenPrefix } from '#shared/access-tokens.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { openProgram } from '../../tests/support/programs.ts'
import { password, signUp, withSite } from '../ground.ts'
import { type Measured, type Pace, times, trimmedMean } from '../row.ts'
import { untilQuiet } from './ledger.ts'

/** A thief who holds the whole database tries every value in it as a session, and as an access token. */
export const stealTheDatabase = (): Promise<Measured> =>
  withSite({}, async (site) => {
    const victim = await signUp(site.url())
    const other = openBrowser(site.url())
    await other.post('/api/login', { email: victim.username, password })
    const wanted = { name: 'A program', scopes: ['read'], days: 30, currentPassword: password }
    await victim.post('/api/user/tokens', wanted)
    const stolen = await site.beside(async ({ pool }) => {
      const { rows: sessions } = await pool.query<Record<string, unknown>>('select * from sessions')
      const { rows: tokens } = await pool.query<Record<string, unknown>>(
        'select * from access_tokens',
      )
      return [...sessions, ...tokens].flatMap((row) => Object.values(row)).flatMap(spellings)
    })
    let usable = 0
    for (const token of stolen) {
      const { body } = await openBrowser(site.url(), `sid=${token}`).get('/api/user')
      const program = await openProgram(site.url(), `${tokenPrefix}${token}`).get('/api/user')
      if (body?.id || program.body?.id) usable += 1
    }
    const from = performance.now()
    await victim.send('/api/user/sessions', {
      method: 'DELETE',
      headers: { 'sec-fetch-site': 'same-origin' },
    })
    let revokedMs = Number.POSITIVE_INFINITY
    while (performance.now() - from < 5_000 && revokedMs === Number.POSITIVE_INFINITY) {
      if ((await other.get('/api/user/settings')).status === 401)
        revokedMs = performance.now() - from
    }
    return {
      measured: `${stolen.length} values tried, ${usable} usable; a session that is ended is refused after ${Math.round(revokedMs)} ms`,
      holds: stolen.length > 2 && usable === 0 && revokedMs <= 1_000,
    }
  })

/** A value as a thief would put it into a cookie. */
const spellings = (value: unknown): string[] => {
  if (Buffer.isBuffer(value)) {
    return [value.toString('hex'), value.toString('base64url'), value.toString('base64')]
  }
  return typeof value === 'string' ? [encodeURIComponent(value)] : []
}

/** Guesses at one account, each as if from another address; then the owner comes. */
export const guess = (pace: Pace): Promise<Measured> =>
  withSite({}, async (site) => {
    const owner = await signUp(site.url())
    const total = times(pace, 10_000)
    let tried = 0
    const from = performance.now()
    const one = async (n: number) => {
      const { status } = await openBrowser(site.url()).post(
        '/api/login',
        { email: owner.username, password: `guess number ${n}` },
        { 'x-forwarded-for': `203.0.113.${n % 250}`, forwarded: `for=198.51.100.${n % 250}` },
      )
      if (status !== 429) tried += 1
    }
    const runners = 8
    await Promise.all(
      Array.from({ length: runners }, async (_, first) => {
        for (let n = first; n < total; n += runners) await one(n)
      }),
    )
    const minutes = (performance.now() - from) / 60_000
    const { status } = await owner.post('/api/login', { email: owner.username, password })
    return {
      measured: `${total} guesses in ${minutes.toFixed(1)} min, ${tried} tried; the owner gets ${status}`,
      holds: tried <= 100 && status === 200,
    }
  })

/**
 * How long a refusal takes where there is an account and where there is none: in pairs, so that both
 * meet the same machine, and in turn the one or the other first.
 */
export const timeLogins = (pace: Pace): Promise<Measured> =>
  withSite({}, async (site) => {
    const names: string[] = []
    for (let n = 0; n < times(pace, 100); n += 1) names.push((await signUp(site.url())).username)
    await untilQuiet(site)
    const known: number[] = []
    const unknown: number[] = []
    const bodies = new Set<string>()
    const ask = async (email: string, into: number[]) => {
      const from = performance.now()
      const { status, body } = await openBrowser(site.url()).post('/api/login', {
        email,
        password: 'certainly not this',
      })
      into.push(performance.now() - from)
      bodies.add(`${status} ${JSON.stringify(body)}`)
    }
    // four each: the fifth would lock the account
    for (let guesses = 0; guesses < 4; guesses += 1) {
      for (const [n, username] of names.entries()) {
        const pair = [() => ask(username, known), () => ask(`nobody_${n}`, unknown)]
        for (const one of (n + guesses) % 2 === 0 ? pair : pair.toReversed()) await one()
      }
    }
    const more = trimmedMean(known.map((ms, at) => ms - (unknown[at] ?? 0)))
    const apart = (Math.abs(more) / trimmedMean(unknown)) * 100
    return {
      measured: `${trimmedMean(known).toFixed(1)} and ${trimmedMean(unknown).toFixed(1)} ms in ${known.length} pairs, ${apart.toFixed(1)} % apart; ${bodies.size} kind of answer`,
      holds: apart <= 10 && bodies.size === 1,
    }
  })
