import type { Endpoint } from '#shared/endpoint.ts'
import type { Who } from '#shared/who.ts'

/**
 * Who calls. Where a call is about a thing, `owner`, `unverified`, `banned` and `suspended` have one
 * of their own, and the others ask for the owner's. Addresses have to be verified on this site. `stale` is
 * an administrator whose password was typed more than fifteen minutes ago.
 */
export const roles = [
  'visitor',
  'owner',
  'other',
  'unverified',
  'banned',
  'suspended',
  'admin',
  'stale',
] as const
export type Role = (typeof roles)[number]

/** What they get: `yes`, or the code of the refusal. */
type Row = Record<Role, string>

const row = (...cells: string[]): Row =>
  Object.fromEntries(roles.map((role, at) => [role, cells[at]])) as Row

const [yes, signIn, theirs, nothing] = ['yes', 'unauthorized', 'forbidden', 'not_found']
const [proof, ban, pause, known] = ['unverified', 'banned', 'suspended', 'conflict']
const again = 'not_confirmed'

/**
 * The matrix of calls and roles. The contract says under which of these rows a call stands (`who`), beside the guard of its
 * route and on purpose: a guard that changes, or a call that is new, must be agreed to there.
 */
const rows: Record<Who, Row> = {
  //          visitor owner  other    unverified banned suspended admin stale
  anyone: row(yes, yes, yes, yes, yes, yes, yes, yes),
  member: row(signIn, yes, yes, yes, yes, yes, yes, yes),
  /** Makes others notice one. */
  writer: row(signIn, yes, yes, yes, ban, pause, yes, yes),
  /** Says something to everybody. */
  author: row(signIn, yes, yes, proof, ban, pause, yes, yes),
  /** Counts: one proven address, one vote. */
  voter: row(signIn, yes, yes, 'unproven', ban, pause, yes, yes),
  /** The same of a thing of one's own that for all others is not there. */
  authorOnly: row(signIn, yes, nothing, proof, ban, pause, nothing, nothing),
  /** Says something to everybody of what somebody else said. */
  ofAnother: row(signIn, 'invalid', yes, proof, ban, pause, yes, yes),
  /** Changes words that everybody sees. */
  ownWords: row(signIn, yes, theirs, yes, ban, pause, yes, again),
  /** Takes something of one's own away, which administrators may, too. */
  own: row(signIn, yes, theirs, yes, yes, yes, yes, again),
  /** A thing that for all others is not there. */
  ownOnly: row(signIn, yes, nothing, yes, yes, yes, nothing, nothing),
  /** Looks after the site, and only looks. */
  administrator: row(signIn, theirs, theirs, theirs, theirs, theirs, yes, yes),
  /** Changes something about it. */
  confirmedAdministrator: row(signIn, theirs, theirs, theirs, theirs, theirs, yes, again),
  /** There is something to prove only for one. */
  unproven: row(signIn, known, known, yes, known, known, known, known),
}

/** What each role gets from a call. */
export const accessOf = ({ who }: Pick<Endpoint, 'who'>): Row => rows[who]
