import { type RawBuilder, sql } from 'kysely'
import { listPasskeys } from '../accounts/passkeys/passkeys.ts'
import { readSecondStep } from '../accounts/second-step/authenticators.ts'
import { readSettings } from '../accounts/settings.ts'
import { readAttached } from '../media/attached.ts'
import { readPictures } from '../media/pictures.ts'
import type { Trx } from '../db/outbox.ts'
import { type Tables, tablesOfPeople } from '../db/tables.ts'
import { readOwnProfile } from './profiles.ts'

/** Which rows of a table, named `kept`, are about somebody. */
type Whose = (userId: string) => RawBuilder<unknown>
const by =
  (column: string): Whose =>
  (userId) =>
    sql`${sql.ref(`kept.${column}`)} = ${userId}`

/** Why a table is not in the archive, or not as it is. */
const elsewhere = 'under another name, in words'
const opens = 'would open the account'
const counted = 'follows from what is in the archive'
const nobodys = 'says nothing of a person'

type Absence = typeof elsewhere | typeof opens | typeof counted | typeof nobodys

type OfPeople = (typeof tablesOfPeople)[number]
type Declared = Record<Exclude<keyof Tables, OfPeople>, Whose | Absence> &
  Partial<Record<OfPeople, Whose | Absence>>

/**
 * Every table that has no `user_id` says which of its rows are about somebody, or why none are: a new one has to be
 * declared here. One that has it is in the archive by that, unless it stands here.
 */
const declared: Declared = {
  access_tokens: elsewhere,
  // what an administrator did to others says something of those
  audit_log: (userId) => sql`kept.actor = ${userId} and kept.subject = ${`profile ${userId}`}`,
  authenticators: elsewhere,
  breakers: nobodys,
  budgets: nobodys,
  castings: counted,
  character_versions: by('created_by'),
  characters: nobodys,
  claims: counted,
  comment_versions: (userId) =>
    sql`kept.comment_id in (select id from comments where user_id = ${userId})`,
  conclusions: nobodys,
  // who has not shown that an address is theirs must not read what its owner wrote
  contact_messages: (userId) => sql`(kept.sender_id = ${userId} or lower(kept.email) = (
    select lower(email) from users where id = ${userId} and email_verified_at is not null
  ))`,
  email_tokens: opens,
  events: counted,
  evergreen_uses: nobodys,
  follows: elsewhere,
  forecast_rulings: by('ruled_by'),
  idempotency_keys: counted,
  library_switches: by('switched_by'),
  limit_hits: nobodys,
  link_cards: nobodys,
  notification_causes: counted,
  passkeys: elsewhere,
  people_points: by('author_id'),
  picture_files_gone: nobodys,
  pictures: elsewhere,
  polls: (userId) => sql`kept.post_id in (select id from posts where user_id = ${userId})`,
  post_debates: nobodys,
  post_tags: counted,
  post_versions: (userId) => sql`kept.post_id in (select id from posts where user_id = ${userId})`,
  receipts: nobodys,
  recovery_codes: opens,
  replies: nobodys,
  reports: by('reporter_id'),
  reservations: nobodys,
  scout_hosts: nobodys,
  scout_items: nobodys,
  scout_sources: nobodys,
  scout_topics: by('decided_by'),
  search_progress: nobodys,
  search_words: counted,
  seo_keywords: nobodys,
  seo_performance: nobodys,
  seo_recommendations: nobodys,
  sessions: elsewhere,
  settings: nobodys,
  spellings: nobodys,
  spent_challenges: nobodys,
  spoken_texts: nobodys,
  stances: nobodys,
  steelmen: (userId) => sql`${userId} in (kept.user_id, kept.author_id)`,
  story_views: (userId) => sql`kept.viewer = ${userId}`,
  tags: nobodys,
  users: elsewhere,
  voice_faults: nobodys,
  worker_beats: nobodys,
}

const byUser = Object.fromEntries(tablesOfPeople.map((table) => [table, by('user_id')]))

/** Of every table which of its rows are about somebody, or why none are. */
export const personal: Record<string, Whose | Absence> = { ...byUser, ...declared }

/**
 * Everything that is kept about somebody, except what would open their account: JSON, piece by piece, so that many
 * years of it never stand in memory. `trx`: a transaction, in which cursors live.
 */
export async function* writeArchive(trx: Trx, userId: string): AsyncGenerator<string> {
  const first = await readFirst(trx, userId)
  yield JSON.stringify(first).slice(0, -1)
  for (const [table, whose] of Object.entries(personal)) {
    if (typeof whose !== 'function') continue
    yield `,"${table}":[`
    yield* writeRows(trx, table, whose(userId))
    yield ']'
  }
  yield '}'
}

/** What stands in words, or is put together. */
const readFirst = async (trx: Trx, userId: string) => ({
  profile: await readOwnProfile(trx, userId),
  settings: await readSettings(trx, userId),
  pictures: await readPictures(trx, userId),
  attachments: await readAttached(trx, userId),
  following: await readNames(trx, { of: userId, by: 'follower_id', names: 'followed_id' }),
  followers: await readNames(trx, { of: userId, by: 'followed_id', names: 'follower_id' }),
  accessTokens: await trx
    .selectFrom('access_tokens')
    .select(['name', 'scopes', 'created_at', 'last_used_at', 'expires_at'])
    .where('user_id', '=', userId)
    .execute(),
  sessions: await trx
    .selectFrom('sessions')
    .select(['user_agent', 'created_at', 'last_seen_at'])
    .where('user_id', '=', userId)
    .execute(),
  passkeys: await listPasskeys(trx, userId),
  secondStep: await readSecondStep(trx, userId),
})

/** Rows at a time. */
const batch = 200

async function* writeRows(
  trx: Trx,
  table: string,
  isTheirs: RawBuilder<unknown>,
): AsyncGenerator<string> {
  await sql`
    declare archived no scroll cursor for
    select to_jsonb(kept)::text as row from ${sql.table(table)} as kept where ${isTheirs}
  `.execute(trx)
  let comma = ''
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(batch)} from archived`.execute(trx)
    if (rows.length === 0) break
    yield comma + rows.map(({ row }) => row).join(',')
    comma = ','
  }
  await sql`close archived`.execute(trx)
}

type Names = { of: string; by: string; names: string }

const readNames = async (trx: Trx, { of, by, names }: Names): Promise<string[]> => {
  const { rows } = await sql<{ username: string }>`
    select users.username from follows join users on users.id = follows.${sql.ref(names)}
    where follows.${sql.ref(by)} = ${of} and users.deleted_at is null
    order by follows.created_at
  `.execute(trx)
  return rows.map(({ username }) => username)
}
