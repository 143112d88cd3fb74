import { sql } from 'kysely'
import type { HidingKind, Hidings } from '#shared/hiding.ts'
import type { CommentCharacter } from '#shared/characters.ts'
import type { Author } from '#shared/users.ts'
import { announce } from '../changes/announce.ts'
import type { Db, Trx } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notifyCommit } from '../changes/commits.ts'
import { invalid, notFound } from '../http/core/errors.ts'
import { setFollow } from '../people/follows.ts'
import { authorOf } from '../popular/author.ts'
import { readCast } from '../posts/rows.ts'

/** Whom and what somebody muted and blocked, the latest first. */
export const readHidings = async (db: Trx, userId: string): Promise<Hidings> => {
  const [people, characters, words, cast] = await Promise.all([
    sql<{ person: Author; kind: HidingKind }>`
      select ${authorOf('person')} as person, kind
      from hidings join users as person on person.id = person_id and person.deleted_at is null
      where user_id = ${userId} order by hidings.created_at desc, person.id
    `.execute(db),
    sql<{ characterId: string; kind: HidingKind }>`
      select character_id as "characterId", kind from hidings
      where user_id = ${userId} and character_id is not null
      order by created_at desc, character_id
    `.execute(db),
    sql<{ word: string }>`
      select word from muted_words where user_id = ${userId} order by lower(word), word
    `.execute(db),
    readCast(db),
  ])
  return {
    people: people.rows,
    characters: characters.rows.map(({ characterId, kind }) => ({
      character: cast.get(characterId) as CommentCharacter,
      kind,
    })),
    words: words.rows.map(({ word }) => word),
  }
}

type Wish = { userId: string; personId: string; kind: HidingKind | null; at: Date }

/** Mutes or blocks somebody, or takes that back (null). A block ends following both ways. 404. */
export const setHiding = (db: Db, { userId, personId, kind, at }: Wish): Promise<Hidings> => {
  if (userId === personId) {
    throw invalid([{ path: 'userId', message: 'You cannot hide yourself.' }])
  }
  return changed(db, [userId, personId], userId, async (trx) => {
    const { rows } = await sql`
      select from users where id = ${personId} and deleted_at is null
    `.execute(trx)
    if (rows.length === 0) throw notFound('User')
    if (kind === 'block') {
      for (const [followerId, followedId] of [
        [userId, personId],
        [personId, userId],
      ] as const) {
        await setFollow(trx, { followerId, followedId, isFollowing: false, at })
      }
    }
    await put(trx, { userId, column: 'person_id', id: personId, kind, at })
  })
}

type CharacterWish = { userId: string; characterId: string; kind: HidingKind | null; at: Date }

/** The same for a character. A blocked one does not answer this person either. 404. */
export const setCharacterHiding = (db: Db, wish: CharacterWish): Promise<Hidings> => {
  const { userId, characterId, kind, at } = wish
  return changed(db, [userId], userId, async (trx) => {
    if (!(await readCast(trx)).has(characterId)) throw notFound('Character')
    await put(trx, { userId, column: 'character_id', id: characterId, kind, at })
  })
}

/** These words and no others; without regard to case each stands there once. */
export const setMutedWords = (
  db: Db,
  { userId, words }: { userId: string; words: string[] },
): Promise<Hidings> => {
  const once = new Map(words.map((word) => [word.toLowerCase(), word]))
  return changed(db, [userId], userId, async (trx) => {
    await trx.deleteFrom('muted_words').where('user_id', '=', userId).execute()
    await sql`
      insert into muted_words (user_id, word)
      select ${userId}, word from unnest(${[...once.values()]}::text[]) as word
    `.execute(trx)
  })
}

type Put = {
  userId: string
  column: 'person_id' | 'character_id'
  id: string
  kind: HidingKind | null
  at: Date
}

const put = async (trx: Trx, { userId, column, id, kind, at }: Put): Promise<void> => {
  const hidden = sql.ref(column)
  await (
    kind === null
      ? sql`delete from hidings where user_id = ${userId} and ${hidden} = ${id}`
      : sql`
        insert into hidings (user_id, ${hidden}, kind, created_at)
        values (${userId}, ${id}, ${kind}, ${at}::timestamptz)
        on conflict (user_id, ${hidden}) do update set kind = excluded.kind
      `
  ).execute(trx)
}

/** Changes, lets every process know whose view is another now, and gives the new list. */
const changed = async (
  db: Db,
  userIds: string[],
  userId: string,
  change: (trx: Trx) => Promise<void>,
): Promise<Hidings> => {
  await transact(db, async (trx) => {
    await change(trx)
    await announce(trx, { kind: 'hiding', userIds })
  })
  notifyCommit({ kind: 'hiding', userIds })
  return readHidings(db, userId)
}
