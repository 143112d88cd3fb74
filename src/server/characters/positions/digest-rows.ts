import { type RawBuilder, sql } from 'kysely'
import type { Act, Stance } from '#shared/characters.ts'
import type { Crux, Digest } from '#shared/digest.ts'
import type { Readers } from '#shared/readers.ts'
import { displayName } from '#shared/text.ts'
import type { Trx } from '../../db/outbox.ts'
import { statement } from '../../db/statement.ts'
import { type Hidden, isHidden } from '../../hiding/hidden.ts'
import { assertNotBlocked } from '../../hiding/assert-not-blocked.ts'
import { notFound } from '../../http/core/errors.ts'
import type { Speaker } from '../../library/debate.ts'
import type { Outlines } from '../../library/outline.ts'
import { readCast } from '../../posts/rows.ts'
import { asJson } from '../../posts/as-json.ts'
import { noReaders, readersOf } from '../../readers/readers.ts'
import type { Cast } from '../../posts/views.ts'
import { type Conclusion, type Spoken, digestOf } from './digest.ts'

/** Where characters and readers stand on a post, as far as the viewer is to see it. 404. */
export const viewDigest = async (
  db: Trx,
  postId: number,
  { hidden, outlines }: Omit<Around, 'cast'>,
): Promise<Digest> => {
  await assertNotBlocked(db, hidden, { postId })
  const [found] = await standingOf(db, { post: postId })
  if (!found) throw notFound('Post')
  // Most discussions that people begin for people alone need no query for who speaks.
  const cast: Cast = found.standing.said.length > 0 ? await readCast(db) : new Map()
  return tellDigest(postId, found.standing, { hidden, cast, outlines })
}

type Around = { hidden: Hidden; cast: Cast; outlines: () => Outlines }

/** The same of what has been read. */
export const tellDigest = (
  postId: number,
  { said, conclusions, readers, debateId }: Standing,
  { hidden, cast, outlines }: Around,
): Digest => {
  const spoken = said
    .filter(({ characterId, content }) => isShown(hidden, { authorId: null, characterId, content }))
    .flatMap((row): Spoken[] => {
      const character = cast.get(row.characterId)
      return character ? [{ ...row, character, ...around(row, cast, hidden) }] : []
    })
  const sums = digestOf(spoken, conclusions)
  const crux = sums.crux && { ...sums.crux, ...changeOf(debateId, spoken, outlines) }
  return { postId, ...sums, crux, readers: readers ?? noReaders }
}

/** What would change the minds of those who spoke, as the written debate says it. */
const changeOf = (
  debateId: string | null,
  spoken: readonly Spoken[],
  outlines: () => Outlines,
): Pick<Crux, 'debateId' | 'change'> => {
  const outline = debateId === null ? undefined : outlines().get(debateId)
  if (!outline) return { debateId: null, change: [] }
  const speakers = new Map(spoken.map(({ character }) => [character.id, character]))
  const change = [...speakers.values()].flatMap((character) => {
    const says = outline.change[character.handle as Speaker]
    return says === undefined ? [] : [{ character, says }]
  })
  return { debateId: outline.id, change }
}

const isShown = (hidden: Hidden, said: Parameters<typeof isHidden>[1]) => !isHidden(hidden, said)

/** Who said a comment that another answers. */
type Person = {
  id: number
  characterId: string | null
  userId: string | null
  username: string | null
  firstName: string | null
  lastName: string | null
}

type Row = {
  id: number
  characterId: string
  content: string
  act: Act | null
  stance: Stance
  label: string | null
  polarity: -1 | 0 | 1
  claim: string
  quote: string | null
  isAnswered: boolean
  parent: Person | null
  mover: Person | null
}

/** What stands beside a row: whom it answers, what moved it, what it is about. */
const around = (
  row: Row,
  cast: Cast,
  hidden: Hidden,
): Pick<Spoken, 'answers' | 'cause' | 'aspect'> => {
  const parent = nameOf(row.parent, cast, hidden, row.quote ?? '')
  const mover = nameOf(row.mover, cast, hidden, '')
  return {
    answers: parent && row.quote ? { ...parent, quote: row.quote } : null,
    cause: mover && { commentId: mover.commentId, handle: mover.handle },
    aspect: row.label,
  }
}

const nameOf = (person: Person | null, cast: Cast, hidden: Hidden, content: string) => {
  if (!person) return null
  const { id: commentId, characterId, userId, username } = person
  if (isHidden(hidden, { authorId: userId, characterId, content })) return null
  const character = characterId === null ? null : cast.get(characterId)
  return character
    ? { commentId, characterId, name: character.name, handle: character.handle }
    : { commentId, characterId: null, name: displayName(person), handle: username ?? '' }
}

/** The characters' comments with their stored claims and stances, oldest first; null: no reader said anything. */
export type Standing = {
  said: Row[]
  conclusions: Conclusion[]
  readers: Readers | null
  /** The written debate that it is played from. */
  debateId: string | null
}

const person = (commentId: RawBuilder<unknown>) => sql`(
  select json_build_object('id', one.id, 'characterId', one.character_id, 'userId', users.id,
    'username', users.username, 'firstName', users.first_name, 'lastName', users.last_name)
  from comments as one left join users on users.id = one.user_id
  where one.id = ${commentId} and one.deleted_at is null
)`

const saidUnder = (post: RawBuilder<unknown>) => sql`
  select comment.id, comment.character_id as "characterId", comment.content, comment.act,
    comment.quote, stances.value as stance, claims.label,
    claims.polarity, claims.quote as claim,
    ${person(sql`comment.parent_id`)} as parent,
    ${person(sql`stances.cause_comment_id`)} as mover,
    exists (
      select from comments as reply
      where reply.parent_id = comment.id and reply.deleted_at is null
        and reply.character_id is distinct from comment.character_id
    ) as "isAnswered"
  from comments as comment
  join stances on stances.post_id = ${post} and stances.comment_id = comment.id
  join claims on claims.post_id = ${post} and claims.comment_id = comment.id
  where comment.post_id = ${post} and comment.character_id is not null
    and comment.deleted_at is null
  order by comment.id`

const conclusionsUnder = (post: RawBuilder<unknown>) => sql`
  select kind, says, comment_ids as "commentIds" from conclusions
  where post_id = ${post} order by position`

/** A post's Standing, as a value that a statement selects. */
export const standingUnder = (post: RawBuilder<unknown>) => sql`
  json_build_object('said', ${asJson(saidUnder(post))},
    'conclusions', ${asJson(conclusionsUnder(post))}, 'readers', ${readersOf(post)},
    'debateId', (select debate_id from post_debates where post_id = ${post}))`

const standingOf = statement(
  { post: 'bigint' },
  ({ post }) => sql<{ standing: Standing }>`
    select ${standingUnder(sql`posts.id`)} as standing from posts
    where posts.id = ${post} and posts.deleted_at is null`,
)
