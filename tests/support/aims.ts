import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import sharp from 'sharp'
import { keyOf } from '#server/oidc/sealed-cookies.ts'
import { seal } from '#server/seal.ts'
import { mailToken } from '#server/notifications/summary-mail.ts'
import { type Person, bringIn, password } from './roles.ts'
import { defaultAims } from './default-aims.ts'
import type { TestSite } from './site.ts'
import { type Things, makeThings } from './things.ts'
import { newPushKeys } from './push-keys.ts'
import { wayAims } from './way-aims.ts'

/** What is sent, beside the method and the path of the call. */
export type Aim = {
  params?: Record<string, string | number>
  query?: string
  body?: object
  /** One that the browser has besides its session. */
  cookie?: string
  /** A file in place of JSON. */
  file?: Buffer
  /** All that the browser keeps, in place of the session alone. */
  allCookies?: string
}

/** `owner`: whose the thing is that is asked for; `actor`: who asks, null: a visitor. */
type Asking = { owner: Person; actor: Person | null }
export type Aimed = (asking: Asking) => Promise<Aim> | Aim

const random = () => randomBytes(5).toString('hex')
const hashtag = 'Matrix'

/**
 * How to make each call so that only who makes it can be a reason to refuse it. Only what needs more than default-aims.ts
 * makes up stands here.
 */
export const makeAims = async (site: TestSite): Promise<Record<string, Aimed>> => {
  const things = makeThings(site)
  return {
    ...defaultAims(things),
    ...accountAims(site, things),
    ...wayAims(site),
    ...postAims(site, things),
    ...(await personAims(site, things)),
    ...adminAims(site, things),
  }
}

const accountAims = (
  site: TestSite,
  { link, picture, signIn, token }: Things,
): Record<string, Aimed> => ({
  'POST /api/register': () => {
    const username = `new_${random()}`
    const names = { firstName: 'New', lastName: 'Person' }
    return { body: { username, email: `${username}@example.org`, password, ...names } }
  },
  'POST /api/login': async () => ({
    body: { email: (await bringIn(site, 'other')).username, password },
  }),
  'POST /api/admin/login': async () => ({
    body: { username: (await bringIn(site, 'admin')).username, password },
  }),
  'POST /api/verify-email': async () => ({
    body: { token: await link(await bringIn(site, 'unverified'), 'verify') },
  }),
  'POST /api/forgot-password': ({ owner }) => ({ body: { email: owner.email } }),
  'POST /api/reset-password': async () => ({
    body: {
      token: await link(await bringIn(site, 'other'), 'reset'),
      password: 'another long one',
    },
  }),
  'PUT /api/user/password': () => ({
    body: { currentPassword: password, password: 'another long one' },
  }),
  'PUT /api/user/email': () => ({
    body: { currentPassword: password, email: `${random()}@example.org` },
  }),
  'POST /api/user/delete': () => ({ body: { currentPassword: password } }),
  'PUT /api/user/settings': () => ({ body: { aiPosts: 'hide' } }),
  'DELETE /api/user/sessions/{id}': async ({ owner }) => {
    const { token_hash } = await site.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', owner.id)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow()
    return { params: { id: token_hash.toString('base64url') } }
  },
  'POST /api/sign-in-with/account': () => {
    const username = `new_${random()}`
    const names = { firstName: 'New', lastName: 'Person', isOldEnough: true }
    return {
      cookie: foundCookie(site),
      body: { username, email: `${username}@example.org`, ...names },
    }
  },
  'POST /api/sign-in-with/link': () => ({
    cookie: foundCookie(site),
    body: { currentPassword: password },
  }),
  'POST /api/user/sign-ins': () => ({ body: { currentPassword: password } }),
  'DELETE /api/user/sign-ins/{id}': async ({ owner }) => ({ params: { id: await signIn(owner) } }),
  'POST /api/user/tokens': () => ({
    body: { name: 'A program', scopes: ['read'], days: 30, currentPassword: password },
  }),
  'DELETE /api/user/tokens/{id}': async ({ owner }) => ({ params: { id: await token(owner) } }),
  'DELETE /api/user/pictures/{id}': async ({ owner }) => ({ params: { id: await picture(owner) } }),
  'POST /api/unsubscribe/{token}': ({ owner }) => ({
    params: { token: mailToken(site.services.env.APP_SECRET, owner.id) },
  }),
})

/** Of a browser to which the issuer sent somebody new. */
const foundCookie = ({ services: { env, clock } }: TestSite): string => {
  const told = { email: null, isEmailProven: false, username: '', firstName: '', lastName: '' }
  const whom = { issuer: 'https://id.example.org', subject: random() }
  const value = { ...whom, ...told, next: '/' }
  const until = clock().getTime() + 60_000
  return `oidc-found=${seal(keyOf(env, 'oidc-found'), JSON.stringify({ value, until }))}`
}

const postAims = (
  site: TestSite,
  { post, poll, crux, steelman, point, comment, draft, receipt, story }: Things,
) => {
  const ofPost: Aimed = async ({ owner }) => ({ params: { id: await post(owner) } })
  const ofCrux: Aimed = async ({ owner }) => ({ params: { id: await crux(owner) } })
  const ofPoll: Aimed = async ({ owner }) => ({ params: { id: await poll(owner) } })
  const ofDraft: Aimed = async ({ owner }) => ({ params: { id: await draft(owner) } })
  const ofComment: Aimed = async ({ owner }) => ({ params: { id: await comment(owner) } })
  const ofDebate: Aimed = () => ({ params: { id: 'free-buses' } })
  /** Somebody else says back what the owner said. */
  const ofSteelman: Aimed = async ({ owner }) => {
    const sayer = await bringIn(site, 'other')
    return { params: { id: await steelman(owner, sayer) } }
  }
  const ofTopic: Aimed = async ({ owner }) => {
    await post(owner)
    return { params: { hashtag } }
  }
  const gone =
    (thing: 'post' | 'comment'): Aimed =>
    async ({ owner }) => {
      const id = await { post, comment }[thing](owner)
      const deleted = { deleted_at: new Date() }
      await site.db.updateTable(`${thing}s`).set(deleted).where('id', '=', id).execute()
      return { params: { id } }
    }
  const saying =
    (aimed: Aimed, body: object): Aimed =>
    async (asking) => ({ ...(await aimed(asking)), body })
  const words = () => ({ content: `Said by the matrix ${random()}`, aiSeats: 'humans_only' })

  return {
    'POST /api/posts': () => ({ body: words() }),
    'GET /api/completions': () => ({ query: '?start=%40a' }),
    'POST /api/words/preview': () => ({ body: { content: '*Said* by the matrix' } }),
    'PUT /api/posts/{id}': saying(ofPost, { content: 'Said otherwise' }),
    'POST /api/posts/{id}/restore': gone('post'),
    'GET /api/posts/{id}/poll': ofPoll,
    'PUT /api/posts/{id}/poll/vote': saying(ofPoll, { option: 1 }),
    'GET /api/posts/{id}/minds': ofCrux,
    'PUT /api/posts/{id}/mind': saying(ofCrux, { says: `A count ${random()}` }),
    'DELETE /api/posts/{id}/mind': ofCrux,
    'PUT /api/comments/{id}/moved': saying(ofComment, { why: `So it is ${random()}` }),
    'PUT /api/comments/{id}/steelman': saying(ofComment, { says: `You say so ${random()}` }),
    'PUT /api/steelmen/{id}': saying(ofSteelman, { says: 'You mean so' }),
    'POST /api/posts/{id}/share': saying(ofPost, { key: 'share-of-the-matrix' }),
    'POST /api/user/drafts': () => ({ body: { content: `Begun by the matrix ${random()}` } }),
    'GET /api/user/drafts/{id}': ofDraft,
    'PUT /api/user/drafts/{id}': saying(ofDraft, { content: 'Begun otherwise', version: 1 }),
    'DELETE /api/user/drafts/{id}': ofDraft,
    'PUT /api/posts/{id}/stance': saying(ofPost, { before: 1 }),
    'POST /api/posts/{id}/comments': async (asking) => ({
      ...(await ofPost(asking)),
      body: { content: `An answer of the matrix ${random()}` },
    }),
    'PUT /api/comments/{id}': saying(ofComment, { content: 'Said otherwise' }),
    'POST /api/comments/{id}/restore': gone('comment'),
    'GET /api/comments/{id}/receipt': async ({ owner }) => ({
      params: { id: await receipt(owner) },
    }),
    'POST /api/interactions/like': async ({ owner }) => ({
      body: { targetType: 'post', targetId: await post(owner) },
    }),
    'GET /api/trending/{hashtag}/why': ofTopic,
    'GET /api/topics/{hashtag}': ofTopic,
    'GET /api/topics/{hashtag}/posts': ofTopic,
    'GET /api/topics/{hashtag}/following': ofTopic,
    'POST /api/topics/{hashtag}/follow': ofTopic,
    'DELETE /api/topics/{hashtag}/follow': ofTopic,
    'GET /api/categories/{category}/posts': () => ({ params: { category: 'Science' } }),
    'GET /api/debates/{id}': ofDebate,
    'GET /api/debates/{id}/own': ofDebate,
    'DELETE /api/debates/{id}/own': ofDebate,
    'PUT /api/debates/{id}/stance': saying(ofDebate, { stance: 1 }),
    'PUT /api/debates/{id}/points/{pointId}/vote': () => ({
      params: { id: 'free-buses', pointId: 'cars' },
      body: { vote: 'convinces' },
    }),
    'DELETE /api/debates/{id}/points/{pointId}': async ({ owner }) => ({
      params: { id: 'free-buses', pointId: `comment-${await point(owner)}` },
    }),
    'GET /api/search': () => ({ query: '?q=matrix' }),
    'GET /api/search/suggestions': () => ({ query: '?q=matrix' }),
    'GET /api/names/{name}': () => ({ params: { name: 'skeptic' } }),
    // What was said can be taken back before the day, too.
    'PUT /api/ai-characters/{id}/forecasts/{debateId}/{textId}/vote': () => ({
      params: { id: 'skeptic', debateId: 'free-buses', textId: 'none' },
      body: { verdict: null },
    }),
    'GET /api/ai-characters/{id}': () => ({ params: { id: 'skeptic' } }),
    'POST /api/analytics/cross-post': () => ({
      body: { platforms: ['twitter'], contentLength: 10, hashtags: ['#Matrix'] },
    }),
    'POST /api/stories': () => ({ body: { content: `A story of the matrix ${random()}` } }),
    'POST /api/stories/{id}/view': async ({ owner }) => ({ params: { id: await story(owner) } }),
    'DELETE /api/stories/{id}': async ({ owner }) => ({ params: { id: await story(owner) } }),
  } satisfies Record<string, Aimed>
}

const personAims = async (site: TestSite, { post, held, decision }: Things) => {
  const someone = await bringIn(site, 'other')
  const ofSomeone: Aimed = () => ({ params: { userId: someone.id } })
  const ofCharacter: Aimed = () => ({ params: { characterId: 'skeptic' } })
  const kind = { kind: 'mute' }
  const endpoint = 'https://push.example.org/matrix'
  const keys = newPushKeys()
  const blank = { width: 8, height: 8, channels: 3, background: '#fff' } as const
  const file = await sharp({ create: blank }).png().toBuffer()

  return {
    'GET /api/users/{userId}/profile': ofSomeone,
    'GET /api/users/{userId}/pictures': ofSomeone,
    'GET /api/users/{userId}/followers': ofSomeone,
    'GET /api/users/{userId}/followed': ofSomeone,
    'GET /api/users/{userId}/stats': ofSomeone,
    'GET /api/users/{userId}/posts': ofSomeone,
    'GET /api/users/{userId}/following': ofSomeone,
    'POST /api/users/{userId}/follow': ofSomeone,
    'DELETE /api/users/{userId}/follow': ofSomeone,
    'PUT /api/user/profile': () => ({ body: { bio: 'Counts cells.' } }),
    'POST /api/user/pictures/{kind}': () => ({ params: { kind: 'photo' }, file }),
    'PUT /api/user/hidden/people/{userId}': () => ({ params: { userId: someone.id }, body: kind }),
    'DELETE /api/user/hidden/people/{userId}': ofSomeone,
    'PUT /api/user/hidden/characters/{characterId}': () => ({
      params: { characterId: 'skeptic' },
      body: kind,
    }),
    'DELETE /api/user/hidden/characters/{characterId}': ofCharacter,
    'PUT /api/user/hidden/words': () => ({ body: { words: ['spoiler'] } }),
    'PUT /api/user/notification-choices': () => ({ body: { likes: false } }),
    'POST /api/push/subscriptions': () => ({ body: { endpoint, keys } }),
    'DELETE /api/push/subscriptions': () => ({ body: { endpoint } }),
    'POST /api/reports': async () => ({
      body: { thing: 'post', id: String(await post(someone)), reason: 'spam' },
    }),
    'DELETE /api/user/held/{id}': async ({ owner }) => ({ params: { id: await held(owner) } }),
    'POST /api/user/notices/{id}/appeal': async ({ owner }) => ({
      params: { id: await decision(owner) },
      body: { text: 'Please look again.' },
    }),
    'POST /api/contact': () => ({
      body: { name: 'A', email: 'a@example.org', subject: 'Hello', message: 'Hello there' },
    }),
    'POST /api/seo/visits': () => ({
      body: { path: '/', isLanding: true, isEngaged: false, isConverted: false, seconds: 1 },
    }),
  } satisfies Record<string, Aimed>
}

const adminAims = (site: TestSite, things: Things) => {
  const { persona, version } = ownPersona(site)
  const id = 'skeptic'
  const feed = () => `https://${random()}.example.org/feed`
  const addFeed = async () => {
    const url = feed()
    await site.db
      .insertInto('scout_sources')
      .values({ id: url, is_added: true, created_at: new Date() })
      .execute()
    return url
  }
  return {
    'GET /api/admin/library/texts': () => ({ query: '?of=free-buses' }),
    'PUT /api/admin/library/switches': () => ({ body: { id: 'free-buses', isOff: false } }),
    'PUT /api/admin/ai/switch': () => ({ body: { isOn: true } }),
    'PUT /api/admin/ai/budget': () => ({ body: { dailyBudget: 1 } }),
    'PUT /api/admin/ai/figures': () => ({ body: { figures: 'marked' } }),
    'PUT /api/admin/ai/voice': () => ({ body: { provider: 'builtin' } }),
    'POST /api/admin/ai/test': () => ({ body: { draft: null } }),
    'POST /api/admin/ai/comparison': () => ({ body: { content: 'Should buses be free?' } }),
    'POST /api/admin/ai/models/{id}/download': () => ({ params: { id: 'qwen3.5-2b' } }),
    'DELETE /api/admin/ai/models/{id}/download': () => ({ params: { id: 'qwen3.5-2b' } }),
    'DELETE /api/admin/ai/models/{id}': () => ({ params: { id: 'qwen3.5-2b' } }),
    'GET /api/admin/characters/{id}': () => ({ params: { id } }),
    'POST /api/admin/characters': async () => ({
      body: { handle: `h${random()}`, persona: await persona() },
    }),
    'POST /api/admin/characters/{id}/versions': async () => ({
      params: { id },
      body: { basedOn: await version(), persona: await persona() },
    }),
    'POST /api/admin/characters/{id}/restore': () => ({ params: { id }, body: { version: 1 } }),
    'PUT /api/admin/characters/{id}/switch': () => ({ params: { id }, body: { isEnabled: true } }),
    'GET /api/admin/people/{userId}': ({ owner }) => ({ params: { userId: owner.id } }),
    'DELETE /api/admin/people/{userId}/sessions': async () => ({
      params: { userId: (await bringIn(site, 'unverified')).id },
    }),
    'PUT /api/admin/people/{userId}/role': async () => ({
      params: { userId: (await bringIn(site, 'unverified')).id },
      body: { isAdmin: false },
    }),
    'PUT /api/admin/messages/{id}': async () => ({
      params: { id: await things.message() },
      body: { isAnswered: true },
    }),
    'POST /api/seo/keywords': () => ({ body: { keyword: `keyword ${random()}` } }),
    'DELETE /api/seo/keywords/{id}': async () => ({ params: { id: await things.keyword() } }),
    'POST /api/seo/import': () => ({ body: { csv: 'Keyword,Volume\nmatrix,10' } }),
    'POST /api/seo/recommendations/{id}/implement': async () => ({
      params: { id: await things.recommendation() },
    }),
    'POST /api/admin/moderation': async ({ owner }) => ({
      body: { thing: 'post', id: String(await things.post(owner)), verdict: 'approve' },
    }),
    'PUT /api/admin/moderation/closed/{id}': async ({ owner }) => ({
      params: { id: await things.post(owner) },
      body: { isClosed: true },
    }),
    'DELETE /api/admin/moderation/sanctions/{userId}': async () => ({
      params: { userId: (await bringIn(site, 'banned')).id },
    }),
    'POST /api/admin/moderation/appeals/{id}': async ({ owner }) => ({
      params: { id: await things.decision(owner, 'Please look again.') },
      body: { outcome: 'rejected', answer: 'It stays.' },
    }),
    'PUT /api/admin/forecasts/{id}/{debateId}/{textId}': () => ({
      params: { id: 'skeptic', debateId: 'free-buses', textId: 'none' },
      body: { ruling: null },
    }),
    'PUT /api/admin/points/{commentId}': async ({ owner }) => {
      const commentId = await things.point(owner)
      const { rows } = await sql<{ version: string }>`
        select md5(content) as version from comments where id = ${commentId}
      `.execute(site.db)
      return {
        params: { commentId },
        body: { verdict: 'decline', version: rows[0]!.version, reason: 'It is no argument.' },
      }
    },
    'POST /api/admin/scout/sources': () => ({ body: { url: feed() } }),
    'PUT /api/admin/scout/sources': async () => ({ body: { id: await addFeed(), isOn: false } }),
    'DELETE /api/admin/scout/sources': async () => ({
      query: `?id=${encodeURIComponent(await addFeed())}`,
    }),
    'POST /api/admin/scout/topics/{id}/verdict': async () => ({
      params: { id: await things.scoutTopic() },
      body: { verdict: 'reject' },
    }),
  } satisfies Record<string, Aimed>
}

const ownPersona = ({ db }: TestSite) => {
  const latest = () =>
    db
      .selectFrom('character_versions')
      .select(['persona', 'version'])
      .where('character_id', '=', 'skeptic')
      .orderBy('version', 'desc')
      .executeTakeFirstOrThrow()
  return {
    persona: async () => (await latest()).persona as object,
    version: async () => (await latest()).version,
  }
}
