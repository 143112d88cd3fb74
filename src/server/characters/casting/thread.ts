import { sql } from 'kysely'
import type { Act, Stance } from '#shared/characters.ts'
import type { AiSeats } from '#shared/posts.ts'
import type { Trx } from '../../db/outbox.ts'
import { statement } from '../../db/statement.ts'
import { ownWords } from '../../language/own-words.ts'

export type Said = {
  id: number
  parentId: number | null
  /** null: a person. */
  characterId: string | null
  /** Whose words they are; null: a character's. */
  userId?: string | null
  name: string
  handle: string
  content: string
  act: Act | null
  stance: Stance | null
  aiDepth: number
  /** Figures that a model named without a source. */
  unchecked?: readonly string[]
}

export type Claim = {
  id: number
  commentId: number
  characterId: string | null
  aspect: string
  polarity: -1 | 0 | 1
  quote: string
}

export type ThreadPost = {
  id: number
  content: string
  userId: string
  author: string
  aiSeats: AiSeats
  isScouts: boolean
  isLocked: boolean
  aiCommentsCount: number
  createdAt: Date
  /** What the post was bound to when it was cast; null: it has not been cast yet. */
  binding: { debateId: string | null; relatedId: string | null; fingerprint: string } | null
}

/** A discussion as the rules see it: comments and claims oldest first. */
export type Thread = {
  post: ThreadPost
  comments: Said[]
  claims: Claim[]
  /** Facts of the debate that somebody here has named or is about to. */
  usedFacts: string[]
  /** Points that somebody is about to speak to. */
  plannedAspects: string[]
}

/** With how many turns in a row, up to now and since the last person spoke, ended at the gate. */
export type FoundThread = Thread & {
  gateFailures: number
  /** What characters have said here comes from the library. */
  isWritten: boolean
}

/** A thread is capped at 24 AI comments, so this many reach back past every rule's horizon. */
const mostComments = 200

type ThreadRow = ThreadPost & {
  comments: Said[]
  claims: Claim[]
  usedFacts: string[]
  plans: { aspectId: string | null; factIds: string[] }[]
  gates: boolean[]
  isWritten: boolean
}

/**
 * undefined: the post is gone. One statement: somebody waits to see the first character type, and
 * has this read twice before.
 */
export const findThread = async (trx: Trx, postId: number): Promise<FoundThread | undefined> => {
  const [row] = await readThread(trx, { postId })
  if (!row) return undefined
  const { comments, claims, usedFacts, plans, gates, isWritten, ...post } = row
  const streak = gates.indexOf(false)
  return {
    post,
    comments: comments.map(withOwnWords),
    claims,
    usedFacts: [...usedFacts, ...plans.flatMap(({ factIds }) => factIds)],
    plannedAspects: plans.flatMap(({ aspectId }) => aspectId ?? []),
    gateFailures: streak === -1 ? gates.length : streak,
    isWritten,
  }
}

/** A person is answered for what they say, not for what they quote. */
const withOwnWords = (said: Said): Said =>
  said.characterId === null ? { ...said, content: ownWords(said.content) } : said

/** Plans are those of turns that are being spoken now: what they are going to be about. */
const readThread = statement<ThreadRow, 'postId'>(
  { postId: 'bigint' },
  ({ postId }) => sql`
    select p.id, p.content, p.user_id as "userId", u.username as author, p.ai_seats as "aiSeats",
      p.source is not null as "isScouts", p.locked_at is not null as "isLocked",
      p.ai_comments_count as "aiCommentsCount", p.created_at as "createdAt",
      (
        select json_build_object('debateId', debate_id, 'relatedId', related_id,
          'fingerprint', fingerprint)
        from post_debates where post_id = p.id
      ) as binding,
      (
        select coalesce(json_agg(said order by said.id), '[]') from (
          select c.id, c.parent_id as "parentId", c.character_id as "characterId",
            c.user_id as "userId", coalesce(v.persona ->> 'givenName', w.username) as name,
            coalesce(v.persona ->> 'handle', w.username) as handle,
            c.content, c.act, c.stance, c.ai_depth as "aiDepth", c.unchecked
          from comments c
          left join users w on w.id = c.user_id
          left join characters k on k.id = c.character_id
          left join character_versions v on v.character_id = k.id and v.version = k.version
          where c.post_id = p.id and c.deleted_at is null
          order by c.id desc limit ${sql.lit(mostComments)}
        ) as said
      ) as comments,
      (
        select coalesce(json_agg(claim order by claim.id), '[]') from (
          select l.id, l.comment_id as "commentId", l.character_id as "characterId", l.aspect,
            l.polarity, l.quote
          from claims l join comments c on c.id = l.comment_id and c.deleted_at is null
          where l.post_id = p.id
        ) as claim
      ) as claims,
      array(
        select distinct jsonb_array_elements_text(r.plan -> 'factIds')
        from receipts r join comments c on c.id = r.comment_id
        where c.post_id = p.id and c.deleted_at is null
      ) as "usedFacts",
      array(
        select why -> 'plan' from replies
        where post_id = p.id and state = 'speaking' and why ? 'plan'
      ) as plans,
      array(
        select coalesce(why ->> 'fault' = 'gate', false) from replies
        where post_id = p.id and settled_at > coalesce(
          (
            select max(created_at) from comments
            where post_id = p.id and user_id is not null and deleted_at is null
          ),
          '-infinity'
        )
        order by settled_at desc limit 5
      ) as gates,
      coalesce((
        select bool_and(r.provider = 'library' and not c.is_degraded)
        from comments c join receipts r on r.comment_id = c.id
        where c.post_id = p.id and c.deleted_at is null
      ), false) as "isWritten"
    from posts p join users u on u.id = p.user_id
    where p.id = ${postId} and p.deleted_at is null
  `,
)
