import { rmSync } from 'node:fs'
import { pino } from 'pino'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Post } from '#shared/posts.ts'
import { openOutlines } from '#server/library/outline.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { fill } from '../../seeds/fill.ts'
import { openBrowser, type Browser } from '../../tests/support/browser.ts'
import { startServer, temporaryFolder } from '../../tests/support/server.ts'

/** What the screens are taken of. */
export type Stage = {
  url: string
  /** The discussion with the most turns, and one that nobody has answered. */
  longest: Post
  silent: number
  topic: string
  /** A member whose words are on the site. */
  author: string
  cookies: { visitor: string; member: string; keeper: string }
  close: () => Promise<void>
}

const password = 'made up for the pictures'
const keeper = { username: 'demo_keeper', password }
const size = {
  members: 40,
  posts: 16,
  comments: 3,
  likes: 6,
  seed: 1,
  characters: true,
  force: false,
  url: null,
}

/**
 * A site of its own with made-up members (their accounts say so), on which the characters have
 * debated: everything on it was written with the verbs that people use.
 */
export const openStage = async ({ hasAds = true } = {}): Promise<Stage> => {
  const { folder, remove } = temporaryFolder('screens')
  const environment = { DATA_DIR: folder, RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'warn' }
  await seed(environment)
  const site = await startServer({
    ...environment,
    NODE_ENV: 'production',
    AI_PACE: '0.01',
    ...(hasAds && { ADS_CLIENT: 'ca-pub-0000000000000000' }),
    ADMIN_USERNAME: keeper.username,
    ADMIN_PASSWORD: keeper.password,
  })
  const close = () => site.stop().then(remove)
  try {
    return { url: site.url, close, ...(await play(site.url)) }
  } catch (error) {
    await close()
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** A site whose home shows twenty discussions of twenty turns and more; nobody writes on it any more. */
export const openFullHome = async (): Promise<Pick<Stage, 'url' | 'close'>> => {
  const { folder, remove } = temporaryFolder('full-home')
  const environment = { DATA_DIR: folder, RATE_LIMIT_SCALE: '100', LOG_LEVEL: 'warn' }
  await seed(environment, { ...size, posts: 20, comments: 20 })
  const site = await startServer({ ...environment, NODE_ENV: 'production', AI_PACE: '0.01' })
  const close = () => site.stop().then(remove)
  await untilQuiet(site.url).catch((error: unknown) => close().then(() => Promise.reject(error)))
  return { url: site.url, close }
}

/** Every discussion was written before: what comes are the characters' answers. */
const untilQuiet = async (url: string): Promise<void> => {
  const browser = openBrowser(url)
  let [before, isStill] = ['', 0]
  for (const end = Date.now() + patienceMs; isStill < 10 && Date.now() < end; await sleep(1000)) {
    const posts = (await must(browser.get('/api/posts'))).body as Post[]
    const now = posts.map(({ id, commentsCount }) => `${id}: ${commentsCount}`).join()
    isStill = now === before ? isStill + 1 : 0
    before = now
  }
}

const seed = async (environment: Record<string, string>, sized = size): Promise<void> => {
  const { migrate } = await import('#server/db/migrate.ts')
  const { db, pool, close } = await openDatabase(readEnv(environment), pino({ level: 'warn' }))
  try {
    await migrate(pool)
    await fill({ db, clock: () => new Date() }, sized)
  } finally {
    await close()
  }
}

export const play = async (url: string): Promise<Omit<Stage, 'url' | 'close'>> => {
  const [member, other] = [await enter(url, 'Iris Demo'), await enter(url, 'Omar Demo')]
  const panel = openBrowser(url)
  await must(panel.post('/api/admin/login', keeper))
  await askWritten([member, other])
  const posts = await untilDebated(member)
  const longest = posts.toSorted((a, b) => b.commentsCount - a.commentsCount)[0] as Post
  const silent = await act(member, other, longest)
  return {
    longest,
    silent,
    topic: longest.tags[0] ?? 'AiTraining',
    author: longest.userId,
    cookies: { visitor: '', member: member.cookies(), keeper: panel.cookies() },
  }
}

const enter = async (url: string, name: string): Promise<Browser> => {
  const browser = openBrowser(url)
  const [firstName = '', lastName = ''] = name.split(' ')
  const username = `demo_${firstName.toLowerCase()}`
  const email = `${username}@example.invalid`
  await must(browser.post('/api/register', { email, username, password, firstName, lastName }))
  return browser
}

const patienceMs = 180_000
const debated = 10

/** Without a model characters debate what has been written on: each person asks as many of its questions as a newcomer may. */
const askWritten = async (people: readonly Browser[]): Promise<void> => {
  const questions = [...openOutlines(null).values()].map(({ question }) => question)
  for (const [at, question] of questions.slice(0, 2 * debated).entries())
    await must(people[at % people.length]!.post('/api/posts', { content: question }))
}

/** The characters take their turns by themselves; this waits until enough have. */
const untilDebated = async (browser: Browser): Promise<Post[]> => {
  const end = Date.now() + patienceMs
  for (;;) {
    const posts = (await must(browser.get('/api/posts?limit=100'))).body as Post[]
    const isDebated = ({ comments }: Post) =>
      comments.filter(({ isAiResponse }) => isAiResponse).length >= 3
    if (posts.filter(isDebated).length >= debated) return posts
    if (Date.now() > end) throw new Error('The characters have not debated enough to be shown')
    await sleep(500)
  }
}

/** What two members do, so that no screen stands empty; gives the post that nobody answers. */
const act = async (member: Browser, other: Browser, post: Post): Promise<number> => {
  const mine = await must(
    member.post('/api/posts', {
      content: 'Which argument here changed your mind this week? #OpenQuestions',
      aiSeats: 'humans_only',
    }),
  )
  const answered = 'The one about who pays when it goes wrong. I had only thought of who gains.'
  await must(other.post(`/api/posts/${mine.body.id}/comments`, { content: answered }))
  await must(other.post('/api/interactions/like', { targetType: 'post', targetId: mine.body.id }))
  await must(other.post(`/api/users/${mine.body.userId}/follow`))
  const first = post.comments[0]!.id
  const words = 'We tried something like it in our town. Who would pay for the second year?'
  const answer = { content: words, parentId: first }
  const comment = await must(member.post(`/api/posts/${post.id}/comments`, answer))
  await must(
    other.post('/api/interactions/like', { targetType: 'comment', targetId: comment.body.id }),
  )
  await must(member.put(`/api/posts/${post.id}/bookmark`))
  await must(member.put(`/api/posts/${post.id}/stance`, { before: -1 }))
  for (const content of ['A made-up story, gone in a day.', 'And another one, a little later.'])
    await must(other.post('/api/stories', { content }))
  const report = { thing: 'comment', id: String(first), reason: 'false', details: 'No source.' }
  await must(member.post('/api/reports', report))
  // Waits for a moderator: on the profile, where there is room for it.
  await must(member.put('/api/user/profile', { bio: 'More about me: https://example.invalid/me' }))
  const silent = { content: 'A question that nobody has answered yet. #OpenQuestions' }
  return (await must(other.post('/api/posts', { ...silent, aiSeats: 'humans_only' }))).body.id
}

const must = async (asking: ReturnType<Browser['get']>) => {
  const answer = await asking
  if (answer.status < 300) return answer
  throw new Error(`The site refused with ${answer.status}: ${JSON.stringify(answer.body)}`)
}
