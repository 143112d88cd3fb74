import type { Env } from '../env.ts'
import { ownOrigin } from '../http/core/origin.ts'
import { missingOrigin } from '../mail/place.ts'
import { ask } from './asking.ts'
import { fault, type Finding, ok, warning, wordsOf } from './findings.ts'

const part = 'address'
const dayMs = 86_400_000
/** A program that renews certificates does it a month before; this is late. */
const renewedWithinDays = 14

/** `date` is the clock of the server that answers at the public address. */
type Examined = { finding: Finding; date: Date | null }

export const examineAddress = async (env: Env): Promise<Examined> => {
  const missing = missingOrigin(env)
  if (missing) return { finding: warning(part, missing, 'Set SITE_URL.'), date: null }
  if (!(await isRunning(env))) return { finding: notRunning(env), date: null }
  if (!env.SITE_URL) return { finding: forItself(env), date: null }
  return askPublicly(env, env.SITE_URL)
}

const forItself = (env: Env): Finding =>
  ok(part, `the site runs for this machine alone, at ${ownOrigin(env)}`)

const notRunning = (env: Env): Finding => {
  const says = `the site does not run on port ${env.PORT} of this machine`
  return warning(part, says, 'Start it with `npm start` where it should, and look again.')
}

/** A worker serves nobody. */
const isRunning = async (env: Env): Promise<boolean> => {
  if (env.ROLE === 'worker') return true
  try {
    return isWell(await ask(`http://${localName(env.HOST)}:${env.PORT}/healthz`))
  } catch {
    return false
  }
}

const localName = (host: string): string => {
  if (host === '0.0.0.0') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

const isWell = ({ status, body }: { status: number; body: string }): boolean =>
  status === 200 && body.includes('"ok"')

const askPublicly = async (env: Env, siteUrl: string): Promise<Examined> => {
  const { origin } = new URL(siteUrl)
  try {
    const answer = await ask(`${origin}/healthz`)
    const finding = isWell(answer)
      ? examineAnswer(env, answer.certificateEnds)
      : fault(part, `${origin}/healthz answers ${answer.status}`, leadHere)
    return { finding, date: answer.date }
  } catch (error) {
    return {
      finding: fault(part, `${origin} is not reached: ${wordsOf(error)}`, leadHere),
      date: null,
    }
  }
}

const leadHere =
  'Look at the name’s DNS entry, the certificate, and where the proxy leads. A machine that does not reach its own public address may be well for others: try from outside.'

export const examineAnswer = (
  env: Pick<Env, 'SITE_URL' | 'TRUST_PROXY'>,
  certificateEnds: Date | null,
  now: Date = new Date(),
): Finding => {
  const url = new URL(env.SITE_URL ?? '')
  const isSecure = url.protocol === 'https:'
  if (!isSecure && !isOwnName(url.hostname)) {
    return warning(part, `${url.origin} is not encrypted`, 'Put a proxy that speaks TLS before it.')
  }
  const days = certificateEnds && Math.floor((certificateEnds.getTime() - now.getTime()) / dayMs)
  if (days !== null && days < renewedWithinDays) {
    return warning(
      part,
      `the certificate ends in ${days} days`,
      'Renew it, and see why no program did.',
    )
  }
  if (isSecure && env.TRUST_PROXY === false) {
    const todo = 'Set TRUST_PROXY to the number of proxies (1 for most).'
    return warning(
      part,
      'the proxy is not trusted: all visitors share the limits of one address',
      todo,
    )
  }
  return ok(part, `${url.origin} leads here`)
}

const isOwnName = (name: string): boolean => /^(?:localhost|127\..*|\[::1\])$/.test(name)
