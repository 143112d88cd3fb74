import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Env } from '#server/env.ts'
import { hashToken } from '#server/http/core/viewer.ts'
import { keepDraft } from '#server/drafts/drafts.ts'
import { writeComment, writePost } from '#server/posts/posts.ts'
import { writeStory } from '#server/stories/stories.ts'
import type { Person } from './roles.ts'
import type { TestSite } from './site.ts'

const nobody = { username: '', firstName: '', lastName: '', profileImageUrl: null }

type Ground = Pick<TestSite, 'db'> & { services: Parameters<typeof writeStory>[0] }

/** Things of somebody, made anew each time. */
export const makeThings = ({ db, services }: Ground) => {
  const at = new Date()
  /** Also of whom may not write any more: they wrote it before. */
  const author = ({ id }: Person) => ({ author: { id }, at, isReleased: true })

  const post = async (owner: Person): Promise<number> => {
    const content = `Should it be so? #Matrix ${randomBytes(4).toString('hex')}`
    return (await writePost(db, { ...author(owner), content, aiSeats: 'humans_only' })).id
  }
  const poll = async (owner: Person): Promise<number> => {
    const content = `Which one? ${randomBytes(4).toString('hex')}`
    const asked = { options: ['This', 'That'], hours: 1 }
    return (await writePost(db, { ...author(owner), content, aiSeats: 'humans_only', poll: asked }))
      .id
  }
  const comment = async (owner: Person, postId?: number): Promise<number> => {
    const content = `It should, ${randomBytes(4).toString('hex')}`
    const on = postId ?? (await post(owner))
    return (await writeComment(db, { ...author(owner), content, postId: on })).id
  }
  /** A discussion of the owner's that has come to its crux. */
  const crux = async (owner: Person): Promise<number> => {
    const post_id = await post(owner)
    const values = { post_id, position: 0, kind: 'crux', says: 'Who pays?', comment_ids: [] }
    await db.insertInto('conclusions').values(values).execute()
    return post_id
  }
  /** What the owner said, said back by somebody else. */
  const steelman = async (owner: Person, sayer: Person): Promise<number> => {
    const commentId = await comment(owner)
    const { rows } = await sql<{ id: number }>`
      insert into steelmen (post_id, comment_id, user_id, author_id, says, created_at)
      select post_id, id, ${sayer.id}, user_id, 'You mean so', ${at} from comments
      where id = ${commentId} returning id
    `.execute(db)
    return rows[0]!.id
  }
  /** What the owner said, as a point of a question. */
  const point = async (owner: Person): Promise<number> => {
    const commentId = await comment(owner)
    await sql`
      insert into people_points (comment_id, debate_id, author_id, state, side, says, words_md5,
        nominated_at, decided_at)
      select id, 'free-buses', user_id, 'accepted', 'for', 'It should be so.', md5(content),
        ${at}, ${at}
      from comments where id = ${commentId}
    `.execute(db)
    return commentId
  }
  const draft = async ({ id: userId }: Person): Promise<number> => {
    const content = `Begun ${randomBytes(4).toString('hex')}`
    return (await keepDraft(db, { userId, content, postId: null, parentId: null, at })).id
  }
  const story = async ({ id }: Person): Promise<number> =>
    (await writeStory(services, { author: { ...nobody, id }, content: 'Seen today', at })).id

  const picture = async ({ id: user_id }: Person): Promise<string> => {
    const id = randomBytes(16).toString('base64url')
    const values = { id, user_id, kind: 'photo', width: 10, height: 10 }
    await db.insertInto('pictures').values(values).execute()
    return id
  }
  const held = async ({ id: user_id }: Person): Promise<number> => {
    const content = `Waiting ${randomBytes(4).toString('hex')}`
    const { rows } = await sql<{ id: number }>`
      insert into held_texts (user_id, thing, content, doubts, created_at)
      values (${user_id}, 'post', ${content}, '{links}', ${at}) returning id
    `.execute(db)
    return rows[0]!.id
  }
  const decision = async ({ id: userId }: Person, appeal: string | null = null) => {
    const { rows } = await sql<{ id: number }>`
      insert into moderation_decisions
        (user_id, action, thing, thing_id, content, reason, created_at, appeal, appealed_at)
      values (${userId}, 'warn', 'profile', ${userId}, 'Some Body', 'A reason.', ${at},
        ${appeal}::text, case when ${appeal}::text is null then null else ${at}::timestamptz end)
      returning id
    `.execute(db)
    return rows[0]!.id
  }
  /** An access token; gives its id. */
  const token = async ({ id: user_id }: Person): Promise<string> => {
    const token_hash = hashToken(randomBytes(16).toString('hex'))
    const expires_at = new Date(at.getTime() + 86_400_000)
    const values = { token_hash, user_id, name: 'A program', scopes: ['read'], created_at: at }
    await db
      .insertInto('access_tokens')
      .values({ ...values, expires_at })
      .execute()
    return token_hash.toString('base64url')
  }
  /** The token of a mailed link. */
  const link = async ({ id, email }: Person, purpose: 'verify' | 'reset'): Promise<string> => {
    const token = randomBytes(16).toString('hex')
    const expires = new Date(at.getTime() + 3_600_000)
    const values = {
      token_hash: hashToken(token),
      user_id: id,
      purpose,
      email,
      expires_at: expires,
    }
    await db.insertInto('email_tokens').values(values).execute()
    return token
  }
  /** An account at an issuer that is linked to somebody's. */
  const signIn = async ({ id: user_id }: Person): Promise<number> => {
    const subject = randomBytes(8).toString('hex')
    const issuer = 'https://id.example.org'
    const { id } = await db
      .insertInto('linked_sign_ins')
      .values({ user_id, issuer, subject, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const receipt = async (owner: Person): Promise<number> => {
    const postId = await post(owner)
    const { rows } = await sql<{ id: number }>`
      with said as (
        insert into comments (post_id, character_id, content)
        values (${postId}, 'skeptic', 'Is that so?') returning id
      )
      insert into receipts (comment_id, why, plan, provider, model)
      select id, '[]', '{"act": "ASK", "factIds": []}', 'builtin', 'builtin' from said
      returning comment_id as id
    `.execute(db)
    return rows[0]!.id
  }
  const scoutTopic = async (): Promise<number> => {
    const { rows } = await sql<{ id: number }>`
      insert into scout_topics (title, state, first_seen_at, last_seen_at)
      values ('A story', 'review', ${at}, ${at}) returning id
    `.execute(db)
    return rows[0]!.id
  }
  const message = async (): Promise<number> => {
    const written = {
      name: 'Ann',
      email: 'ann@example.org',
      subject: 'A question',
      message: 'Why?',
    }
    const { id } = await db
      .insertInto('contact_messages')
      .values({ ...written, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const keyword = async (): Promise<number> => {
    const { id } = await db
      .insertInto('seo_keywords')
      .values({ keyword: randomBytes(6).toString('hex'), category: 'General' })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const recommendation = async (): Promise<number> => {
    const { id } = await db
      .insertInto('seo_recommendations')
      .values({
        key: randomBytes(6).toString('hex'),
        priority: 'low',
        type: 'Title',
        recommendation: 'Say more',
        current_value: 'a',
        suggested_value: 'b',
        estimated_impact: 'c',
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  return {
    post,
    poll,
    comment,
    draft,
    crux,
    steelman,
    point,
    story,
    picture,
    held,
    decision,
    token,
    link,
    signIn,
    receipt,
    scoutTopic,
    message,
    keyword,
    recommendation,
  }
}
/** The same without a site around it. */
export const thingsIn = (db: TestSite['db']) =>
  makeThings({ db, services: { db, env: { NODE_ENV: 'test' } as Env } })

export type Things = ReturnType<typeof makeThings>
