import { sql } from 'kysely'
import type { Act, Stance } from '#shared/characters.ts'
import type { AiSeats } from '#shared/posts.ts'
import type { Trx } from '../db/outbox.ts'

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
}

/** A discussion as the rules see it: comments and claims oldest first. */
export type Thread = {
  post: ThreadPost
  comments: Said[]
  claims: Claim[]
  /** Facts of a pack that somebody here has named or is about to. */
  usedFacts: string[]
  /** Aspects that somebody is about to speak to. */
  plannedAspects: string[]
}

/** A thread is capped at 24 AI comments, so this many reach back past every rule's horizon. */
const mostComments = 200

/** undefined: the post is gone. */
export const findThread = async (trx: Trx, postId: number): Promise<Thread | undefined> => {
  const post = await findPost(trx, postId)
  if (!post) return undefined
  const comments = await listComments(trx, postId)
  const claims = await listClaims(trx, postId)
  const plans = await listOpenPlans(trx, postId)
  return {
    post,
    comments,
    claims,
    usedFacts: [...(await listUsedFacts(trx, postId)), ...plans.flatMap(({ factIds }) => factIds)],
    plannedAspects: plans.flatMap(({ aspectId }) => aspectId ?? []),
  }
}

const findPost = async (trx: Trx, postId: number): Promise<ThreadPost | undefined> => {
  const { rows } = await sql<ThreadPost>`
    select p.id, p.content, p.user_id as "userId", u.username as author, p.ai_seats as "aiSeats",
      p.source is not null as "isScouts", p.locked_at is not null as "isLocked",
      p.ai_comments_count as "aiCommentsCount", p.created_at as "createdAt"
    from posts p join users u on u.id = p.user_id
    where p.id = ${postId} and p.deleted_at is null
  `.execute(trx)
  return rows[0]
}

const listComments = async (trx: Trx, postId: number): Promise<Said[]> => {
  const { rows } = await sql<Said>`
    select c.id, c.parent_id as "parentId", c.character_id as "characterId",
      c.user_id as "userId", coalesce(v.persona ->> 'givenName', u.username) as name,
      coalesce(v.persona ->> 'handle', u.username) as handle,
      c.content, c.act, c.stance, c.ai_depth as "aiDepth"
    from comments c
    left join users u on u.id = c.user_id
    left join characters k on k.id = c.character_id
    left join character_versions v on v.character_id = k.id and v.version = k.version
    where c.post_id = ${postId} and c.deleted_at is null
    order by c.id desc limit ${mostComments}
  `.execute(trx)
  return rows.toReversed()
}

const listClaims = async (trx: Trx, postId: number): Promise<Claim[]> => {
  const { rows } = await sql<Claim>`
    select l.id, l.comment_id as "commentId", l.character_id as "characterId", l.aspect, l.polarity, l.quote
    from claims l join comments c on c.id = l.comment_id and c.deleted_at is null
    where l.post_id = ${postId} order by l.id
  `.execute(trx)
  return rows
}

const listUsedFacts = async (trx: Trx, postId: number): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select distinct jsonb_array_elements_text(r.plan -> 'factIds') as id
    from receipts r join comments c on c.id = r.comment_id where c.post_id = ${postId}
  `.execute(trx)
  return rows.map(({ id }) => id)
}

type OpenPlan = { aspectId: string | null; factIds: string[] }

/** What turns that are being spoken now are going to be about. */
const listOpenPlans = async (trx: Trx, postId: number): Promise<OpenPlan[]> => {
  const { rows } = await sql<{ plan: OpenPlan }>`
    select why -> 'plan' as plan from replies
    where post_id = ${postId} and state = 'speaking' and why ? 'plan'
  `.execute(trx)
  return rows.map(({ plan }) => plan)
}
