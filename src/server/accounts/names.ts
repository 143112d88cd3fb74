import { sql } from 'kysely'
import { scoutId } from '#shared/users.ts'
import { cast } from '../characters/cast.ts'
import type { Trx } from '../db/outbox.ts'
import { conflict, invalid } from '../http/core/errors.ts'
import { countLinks, fold, scoreWords } from '../moderation/screening-rules.ts'
import { glance } from './lookalike-names.ts'

/** Names that would let someone speak as the house. */
const ofTheHouse = [
  'admin',
  'administrator',
  'administratorin',
  'ai_scout',
  'ai_system',
  'everyone',
  'mod',
  'moderation',
  'moderator',
  'moderatorin',
  'official',
  'root',
  'scout',
  'staff',
  'support',
  'symposia',
  'system',
  'team',
]
/** Under which the site itself writes. */
const scoutNames = new Set([scoutId, 'ai_scout', 'scout'].map(glance))
export const isScout = (username: string): boolean => scoutNames.has(glance(username))

/** Words that no name of a person has. */
const titles = new Set(
  ['admin', 'administrator', 'administratorin', 'moderator', 'moderatorin'].map(glance),
)

const house = new Set(ofTheHouse.map(glance))
const characters = new Set(cast.flatMap(({ id, handle, name }) => [id, handle, name]).map(glance))

/**
 * Nobody may pass for a character, one that an administrator added included, or for the house:
 * neither letter by letter nor at a glance.
 */
export const refuseReservedName = async (
  trx: Trx,
  username: string,
  site: string,
): Promise<void> => {
  const name = username.toLowerCase()
  if (
    isOfHouse(name) ||
    speaksFor(name, site) ||
    characters.has(glance(name)) ||
    (await isCharacter(trx, name))
  ) {
    throw conflict('That username is reserved. Please choose another.', 'username_taken')
  }
}

/** "admin7" is read as one of the admins; "terra5" is anybody. */
const isOfHouse = (name: string): boolean =>
  house.has(glance(name.replace(/(?<![\d\s_])[\d\s_]+$/, '')))

/** Whether one goes by this as a handle; lower case. */
export const isHandle = async (trx: Trx, name: string): Promise<boolean> => {
  const { rows } = await sql`
    select from character_versions where persona ->> 'handle' = ${name} limit 1
  `.execute(trx)
  return rows.length > 0
}

/** Whether one goes by something that looks like this, now or in an earlier version. */
const isCharacter = async (trx: Trx, name: string): Promise<boolean> => {
  const { rows } = await sql<{ handle: string | null; name: string | null }>`
    select distinct persona ->> 'handle' as handle, persona ->> 'name' as name
    from character_versions
  `.execute(trx)
  const wanted = glance(name)
  return rows.some((one) => [one.handle, one.name].some((its) => its && glance(its) === wanted))
}

type Names = { firstName: string; lastName: string }

/** What nobody may bring along as a name, where no moderator would look at it first. */
export const refuseLinks = ({ firstName, lastName }: Names): void => {
  const folded = fold(`${firstName} ${lastName}`)
  if (countLinks(folded, '') === 0 && scoreWords(folded) <= 1) return
  throw falseName('Please give your name alone, without links or offers.')
}

/** The same as for usernames, of the names that people read beside a text. */
export const refuseFalseName = async (
  trx: Trx,
  { firstName, lastName }: Names,
  site: string,
): Promise<void> => {
  const full = `${firstName} ${lastName}`
  if (soundsOfHouse(full, site) || (await isCharacter(trx, full))) {
    throw falseName('That name is reserved. Please give your own.')
  }
}

const falseName = (message: string) => invalid([{ path: 'firstName', message }], 'name_reserved')

const soundsOfHouse = (full: string, site: string): boolean => {
  const seen = glance(full)
  const words = full.split(/[\s·|/,-]+/).map(glance)
  return (
    isOfHouse(full) ||
    characters.has(seen) ||
    speaksFor(full, site) ||
    words.some((word) => titles.has(word)) ||
    words.some((word, at) => word === scout[0] && words[at + 1] === scout[1])
  )
}

/** The site's name, alone or with a word of the house before or behind it: "symposia_team". */
const speaksFor = (name: string, site: string): boolean => {
  const seen = glance(name.replace(/(?<![\d\s_])[\d\s_]+$/, ''))
  const ours = [glance(site), glance('symposia')].filter((one) => one !== '' && seen.includes(one))
  return ours.some((one) => {
    const rest = seen.replace(one, '')
    return rest === '' || house.has(rest)
  })
}

const scout = ['ai', 'scout'].map(glance)
