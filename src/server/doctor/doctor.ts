import { existsSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { type Env, readEnv } from '../env.ts'
import { examineAddress } from './address.ts'
import { examineClock } from './clock.ts'
import { examineDatabase } from './database.ts'
import { examineDisk } from './disk.ts'
import { fault, type Finding, ok, wordsOf } from './findings.ts'
import { examineIssuer } from './issuer.ts'
import { examineKeys } from './keys.ts'
import { examineMail } from './mail.ts'
import { examineMemory } from './memory.ts'
import { examinePermissions } from './permissions.ts'

type Variables = Record<string, string | undefined>

/**
 * Looks at all that a site stands on, while it runs or while it does not. Changes nothing: a folder,
 * a database or a secret that is not there is named and not made.
 */
export const examine = async (variables: Variables): Promise<Finding[]> => {
  const env = readSettings(variables)
  if (env instanceof Error) return [fault('settings', env.message, 'Correct it and look again.')]
  if (!existsSync(env.DATA_DIR)) return [ok('settings', 'are valid'), neverStarted(env)]
  const { findings, seen } = await examineDatabase(env)
  const { finding: address, date } = await examineAddress(env)
  return [
    ok('settings', 'are valid'),
    ...(await careful('disk', () => examineDisk(env))),
    ...(await careful('memory', () => examineMemory())),
    ...findings,
    ...(await careful('mail', () => examineMail(env, seen))),
    ...(await careful('sign-in', () => examineIssuer(env))),
    address,
    ...(await careful('clock', () => examineClock(seen, { date, now: new Date() }))),
    ...(await careful('keys', () =>
      examineKeys(env, { isGiven: !!variables['APP_SECRET'], seen }),
    )),
    ...(await careful('permissions', () => examinePermissions(env))),
  ]
}

/** With a secret of its own for now: reading the settings would make one where there is none. */
const readSettings = (variables: Variables): Env | Error => {
  try {
    const APP_SECRET = variables['APP_SECRET'] || randomBytes(32).toString('base64url')
    return readEnv({ ...variables, APP_SECRET })
  } catch (error) {
    return error as Error
  }
}

const neverStarted = ({ DATA_DIR }: Env): Finding =>
  fault(
    'disk',
    `DATA_DIR is ${DATA_DIR}, and there is no such folder`,
    'Run `npm start`, which makes it, or set DATA_DIR as the site has it.',
  )

/** What cannot be examined is a finding as well, and the others are still looked at. */
const careful = async (
  part: string,
  look: () => Promise<Finding[]> | Finding[],
): Promise<Finding[]> => {
  try {
    return await look()
  } catch (error) {
    return [fault(part, `could not be examined: ${wordsOf(error)}`, 'Mend that and look again.')]
  }
}
