/**
 * Who may make a call, in the words of docs/api.md. What each role gets under each of them stands in trust/access.ts,
 * and a test asks every call as every role. A thing's owner is the member who wrote or made it.
 */
export const audiences = {
  anyone: 'everybody',
  member: 'members',
  writer: 'members who are neither banned nor suspended: others notice it',
  author: 'the same, with a proven address where the site asks for one: everybody reads it',
  voter: 'the same, with a proven address always: it is counted',
  ofAnother: 'authors, about something that somebody else wrote',
  authorOnly: 'the owner, as an author; for all others it is not there',
  ownWords: 'the owner, as a writer, and administrators',
  own: 'the owner and administrators',
  ownOnly: 'the owner; for all others it is not there',
  administrator: 'administrators',
  confirmedAdministrator: 'administrators who proved lately who they are',
  unproven: 'members whose address is not proven yet',
} as const

export type Who = keyof typeof audiences
