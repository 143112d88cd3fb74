import { cast } from '../characters/cast.ts'
import { conflict } from '../http/errors.ts'

/** Names that would let someone speak as the house. */
const ofTheHouse = [
  'admin',
  'administrator',
  'ai_system',
  'everyone',
  'mod',
  'moderator',
  'official',
  'root',
  'staff',
  'support',
  'symposia',
  'system',
]

const reserved = new Set([...ofTheHouse, ...cast.flatMap(({ id, handle }) => [id, handle])])

/** Nobody may pass for a character or for the house. */
export const refuseReservedName = (username: string): void => {
  if (reserved.has(username.toLowerCase())) {
    throw conflict('That username is reserved. Please choose another.', 'username_taken')
  }
}
