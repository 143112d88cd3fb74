import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readKey } from '../characters/voices/setup.ts'
import type { Env } from '../env.ts'
import { keptSecret } from '../secret.ts'
import { fault, type Finding, ok, warning, wordsOf } from './findings.ts'
import type { Seen } from './seen.ts'

const part = 'keys'

/** `isGiven`: APP_SECRET stands in the environment. */
type Known = { isGiven: boolean; seen: Seen | null }

export const examineKeys = (env: Env, { isGiven, seen }: Known): Finding[] => {
  const secret = isGiven ? env.APP_SECRET : readSecret(env.DATA_DIR)
  if (typeof secret !== 'string') return [secret]
  const held = isGiven ? 'APP_SECRET is set' : `the secret is in ${env.DATA_DIR}/secret`
  return [ok(part, held), ...examineVoice(secret, seen), ...examineAdministrators(seen)]
}

const readSecret = (folder: string): string | Finding => {
  const path = join(folder, 'secret')
  const bringBack =
    'Put the one of a backup there, or set APP_SECRET. A new one ends mailed links and the sealed key of the AI provider.'
  if (!existsSync(path))
    return warning(part, `${path} is missing: the next start makes one`, bringBack)
  try {
    return keptSecret(folder)
  } catch (error) {
    return fault(part, wordsOf(error), bringBack)
  }
}

const examineVoice = (APP_SECRET: string, seen: Seen | null): Finding[] => {
  if (!seen?.voice?.sealedKey) return []
  if (readKey({ APP_SECRET }, seen.voice) !== null) return [ok(part, 'the AI provider’s key opens')]
  const says = 'the AI provider’s key was sealed with another secret: the built-in voice speaks'
  return [warning(part, says, 'Enter the key again at the AI tab of the admin panel.')]
}

const examineAdministrators = (seen: Seen | null): Finding[] => {
  if (!seen || seen.administrators > 0) return []
  return [warning(part, 'there is no administrator', 'Run `npm run admin -- create NAME`.')]
}
