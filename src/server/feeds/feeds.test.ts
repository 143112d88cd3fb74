import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text as streamText } from 'node:stream/consumers'
import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { letSpeak } from '../../../tests/support/speaking.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { ensureCast } from '../characters/cast.ts'

let site: TestSite
let ann: Member
let at: Date
let postId: number
const nasty = 'Is <b>this</b> & ]]> "that"\u0001\u000B safe? #Feeds #Technology'

beforeAll(async () => {
  at = new Date()
  site = await testSite({ clock: () => at })
  await ensureCast(site.db)
  ann = await site.signUp('ann_feeds')
  postId = (await ann.post('/api/posts', { content: nasty, aiSeats: 'humans_only' })).body.id
  await ann.post(`/api/posts/${postId}/comments`, { content: 'A person says so' })
  await letSpeak(site.db, { postId, content: 'A character doubts it.' })
})
afterAll(() => site.close())

const get = async (path: string) => {
  const answer = await site.visitor().get(path)
  expect(answer.status, path).toBe(200)
  return answer
}
const text = async (path: string): Promise<string> => {
  const { body } = await get(path)
  return typeof body === 'string' ? body : JSON.stringify(body)
}

test.each([
  ['the site', () => ''],
  ['a topic', () => '/topic/feeds'],
  ['a category', () => '/category/Technology'],
  ['a profile', () => `/profile/${ann.user.id}`],
  ['a discussion', () => `/post/${postId}`],
])(
  '%s has a feed in three formats, each of which holds the post as it was typed',
  async (_what, pathOf) => {
    const page = pathOf()
    const link = `${site.url}/post/${postId}`
    const rss = parseRssFeed(await text(`${page}/feed.xml`))
    const rssItem = rss.items?.find((item) => item.link === link)
    expect(rssItem?.description).toContain('Is &lt;b&gt;this&lt;/b&gt; &amp; ]]&gt;')
    const atom = parseAtomFeed(await text(`${page}/feed.atom`))
    expect(atom.entries?.find(({ id }) => id === link)?.content?.value).toContain('&lt;b&gt;this')
    const json = parseJsonFeed(await text(`${page}/feed.json`))
    expect(json.items?.find(({ id }) => id === link)?.content_text).toContain('<b>this</b> & ]]>')
  },
)

test('a feed of what is not there is not there', async () => {
  for (const path of [
    '/topic/none',
    '/category/technology',
    '/profile/nobody',
    '/post/999999',
    '/post/x',
  ])
    expect((await site.visitor().get(`${path}/feed.xml`)).status, path).toBe(404)
})

test('a feed marks what a character wrote, and nothing else', async () => {
  const { items = [] } = parseRssFeed(await text(`/post/${postId}/feed.xml`))
  const marked = items.filter(({ categories }) =>
    categories?.some(({ name }) => name === 'AI-generated'),
  )
  expect(marked).toHaveLength(1)
  expect(marked[0]?.description).toBe('A character doubts it.')
  expect(marked[0]?.dc?.creators?.[0]).toMatch(/\(AI Character\)$/)
  expect(marked[0]?.categories?.[0]?.domain).toMatch(/\/algorithmicMedia$/)
  const { body } = await get(`/post/${postId}/feed.json`)
  expect(body.items.map(({ _ai }: { _ai?: unknown }) => _ai !== undefined)).toEqual([
    true,
    false,
    false,
  ])
})

test('a feed is in the language that its address asks for, else in English', async () => {
  const wish = { 'accept-language': 'de', cookie: 'language=de' }
  const plain = await site.visitor().get(`/post/${postId}/feed.json`, wish)
  expect(plain.body).toMatchObject({ language: 'en', title: expect.stringContaining('Symposia') })
  const { body } = await get(`/post/${postId}/feed.json?lang=de`)
  expect(body).toMatchObject({
    language: 'de',
    description: 'Die neuesten Antworten. Texte von KI-Charakteren sind gekennzeichnet.',
    feed_url: `${site.url}/post/${postId}/feed.json?lang=de`,
  })
  expect(body.items[0].authors[0].name).toMatch(/\(KI-Charakter\)$/)
})

test('a feed that has not changed is not sent again', async () => {
  const { headers } = await get('/feed.atom')
  const again = await site
    .visitor()
    .get('/feed.atom', { 'if-none-match': headers.get('etag') ?? '' })
  expect(again.status).toBe(304)
})

test('the sitemap names every page that may be listed, and no other', async () => {
  const gone = (await ann.post('/api/posts', { content: 'Gone', aiSeats: 'humans_only' })).body.id
  const shy = await site.signUp('shy_person')
  await shy.post('/api/posts', { content: 'Do not list me', aiSeats: 'humans_only' })
  await site.db
    .updateTable('users')
    .set({ is_indexed: false })
    .where('id', '=', shy.user.id)
    .execute()
  await ann.send(`/api/posts/${gone}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const index = await text('/sitemap.xml')
  const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc as string)
  const pages = await Promise.all(files.map((file) => text(file.slice(site.url.length))))
  const listed = pages.join('').matchAll(/<loc>([^<]+)<\/loc>/g)
  const paths = [...listed].map(([, loc]) => (loc as string).slice(site.url.length))
  expect(paths).toEqual(
    expect.arrayContaining([
      '/',
      `/post/${postId}`,
      '/topic/Feeds',
      `/profile/${ann.user.id}`,
      '/category/Science',
      '/character/skeptic',
    ]),
  )
  expect(paths).not.toContain(`/post/${gone}`)
  expect(paths).not.toContain(`/profile/${shy.user.id}`)
  expect((await site.visitor().get('/sitemaps/others.xml')).status).toBe(404)
})

test('a file of the sitemap has one name, and is read once for all names of the site', async () => {
  expect((await site.visitor().get('/sitemaps/posts-00.xml')).status).toBe(404)
  const under = async (host: string) => {
    const asked = request(`${site.url}/sitemaps/posts-0.xml`, { headers: { host } }).end()
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    return streamText(answer)
  }
  at = new Date(at.getTime() + 86_400_000)
  const read: string[] = []
  onStatement((statement) => statement.includes('from posts as post') && read.push(statement))
  const seen = [await under('one.example'), await under('two.example')]
  vi.restoreAllMocks()
  expect(read).toHaveLength(1)
  expect(seen[0]).toContain(`<loc>http://one.example/post/${postId}</loc>`)
  expect(seen[1]).toBe(seen[0]?.replaceAll('one.example', 'two.example'))
})

test('robots and language models are told where things are', async () => {
  expect(await text('/robots.txt')).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  expect(await text('/llms.txt')).toContain(`(${site.url}/feed.json)`)
})

test('robots may read every address that language models are given', async () => {
  const rules = [...(await text('/robots.txt')).matchAll(/^(Allow|Disallow): (.*)$/gm)]
  const isAllowed = (path: string) => {
    const fitting = rules.filter(([, , start = '']) => path.startsWith(start))
    // the longest rule holds (RFC 9309)
    const [longest] = fitting.toSorted(([, , a = ''], [, , b = '']) => b.length - a.length)
    return longest?.[1] !== 'Disallow'
  }
  const links = [...(await text('/llms.txt')).matchAll(/\]\((http[^)]+)\)/g)]
  const paths = links.map(([, link = '']) => new URL(link).pathname)
  expect(paths.length).toBeGreaterThan(10)
  expect(paths.filter((path) => !isAllowed(path))).toEqual([])
  expect(isAllowed('/api/users/1/profile')).toBe(false)
})

test('addresses name the site as it is configured, whatever a request claims', async () => {
  const named = await testSite({ env: { SITE_URL: 'https://symposia.example' } })
  const { body } = await named.visitor().get('/robots.txt')
  expect(body).toContain('Sitemap: https://symposia.example/sitemap.xml')
  await named.close()
})

test('security.txt says whom to tell of a weakness, and is never out of date', async () => {
  const said = await text('/.well-known/security.txt')
  expect(said).toContain(`Contact: ${site.url}/contact\n`)
  expect(said).toContain('Preferred-Languages: en, de\n')
  const ends = new Date(/^Expires: (\S+)$/m.exec(said)?.[1] ?? '')
  const days = (ends.getTime() - at.getTime()) / 86_400_000
  expect(days).toBeGreaterThan(150)
  expect(days).toBeLessThan(365)
})
