import type { Env } from '../env.ts'
import { discover, hasIssuer } from '../oidc/issuer.ts'
import { fault, type Finding, ok, wordsOf } from './findings.ts'

const part = 'sign-in'

/** Asks the issuer what it says of itself, as the first who signs in would; nobody is signed in. */
export const examineIssuer = async (env: Env): Promise<Finding[]> => {
  if (!hasIssuer(env)) return []
  const { host } = new URL(env.OIDC_ISSUER)
  try {
    await discover(env)
    return [ok(part, `${host} says how people sign in there`)]
  } catch (error) {
    const todo =
      'Set OIDC_ISSUER exactly as the issuer writes itself, and see that it is reached from here without a redirect.'
    return [fault(part, `nobody can sign in at ${host}: ${innermost(error)}`, todo)]
  }
}

/** The library wraps what happened. */
const innermost = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error ? innermost(error.cause) : wordsOf(error)
