import { type HTMLElement, parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Member, type TestSite, testSite } from '../../../../tests/support/site.ts'
import { letSpeak } from '../../../../tests/support/speaking.ts'
import { ensureCast } from '../../characters/cast.ts'

let site: TestSite
let ann: Member
let postId: number
const text = 'Should </script><script>alert(1)</script> hospitals "share" records? #Records'

beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ann = await site.signUp('ann_outward')
  postId = (await ann.post('/api/posts', { content: text, aiSeats: 'humans_only' })).body.id
  const first = await ann.post(`/api/posts/${postId}/comments`, { content: 'Doctors should.' })
  await letSpeak(site.db, {
    postId,
    parentId: first.body.id,
    content: 'Who pays for the leak?',
  })
  await letSpeak(site.db, { postId, content: 'A model says so too.', isByModel: true })
})
afterAll(() => site.close())

const read = async (path: string): Promise<HTMLElement> => {
  const { status, body } = await site.visitor().get(path)
  expect(status, path).toBe(200)
  return parse(body, { blockTextElements: { script: true } })
}
const meta = (page: HTMLElement, property: string) =>
  page.querySelector(`meta[property="${property}"]`)?.getAttribute('content')
const dataOf = (page: HTMLElement): Record<string, any>[] =>
  JSON.parse(page.querySelector('script[type="application/ld+json"]')?.rawText ?? '{}')['@graph']
const link = (page: HTMLElement, rel: string) =>
  page.querySelectorAll(`link[rel="${rel}"]`).map((one) => one.getAttribute('href'))

test('a discussion says what it is, who wrote it and what answers what, AI texts marked', async () => {
  const [posting, crumbs] = dataOf(await read(`/post/${postId}`))
  const url = `${site.url}/post/${postId}`
  expect(posting).toMatchObject({
    '@type': 'DiscussionForumPosting',
    url,
    text,
    author: { '@type': 'Person', url: `${site.url}/profile/${ann.user.id}` },
    articleSection: 'Healthcare',
    commentCount: 3,
    comment: [
      {
        '@type': 'Comment',
        text: 'Doctors should.',
        author: { '@type': 'Person' },
        comment: [
          {
            text: 'Who pays for the leak?',
            digitalSourceType: 'https://schema.org/AlgorithmicMediaDigitalSource',
            author: { url: `${site.url}/character/skeptic` },
          },
        ],
      },
      { digitalSourceType: 'https://schema.org/TrainedAlgorithmicMediaDigitalSource' },
    ],
  })
  expect(posting).not.toHaveProperty('digitalSourceType')
  expect(posting?.['comment'][0]).not.toHaveProperty('digitalSourceType')
  expect(crumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { item: `${site.url}/` },
      { item: `${site.url}/category/Healthcare` },
      { item: url },
    ],
  })
})

/** What Google's documentation of each type asks for; "a|b": one of them. Of 2026. */
const wanted: Record<string, string[]> = {
  DiscussionForumPosting: [
    'author',
    'datePublished',
    'text|image|video',
    'headline',
    'url',
    'image',
    'comment',
    'interactionStatistic',
    'isPartOf',
  ],
  Comment: ['author', 'datePublished', 'text|image|video', 'url'],
  Person: ['name'],
  Organization: ['name', 'url'],
  InteractionCounter: ['interactionType', 'userInteractionCount'],
  BreadcrumbList: ['itemListElement'],
  ProfilePage: ['mainEntity', 'dateCreated'],
  WebSite: ['name', 'url'],
}
/** Every property that may stand in them: a misspelled one is one that nobody reads. */
const known = new Set(
  `@id @type @context url mainEntityOfPage headline text datePublished dateModified author
  digitalSourceType keywords commentCount interactionStatistic interactionType
  userInteractionCount isPartOf image articleSection comment creativeWorkStatus name description
  alternateName mainEntity dateCreated itemListElement position item potentialAction target
  urlTemplate query-input`.split(/\s+/),
)

test('the data of every page have what search engines ask for, in their words', async () => {
  const gone = await ann.post(`/api/posts/${postId}/comments`, { content: 'Soon gone' })
  await letSpeak(site.db, { postId, parentId: gone.body.id, content: 'Before it goes: why?' })
  await ann.send(`/api/comments/${gone.body.id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const faults: string[] = []
  const seen = new Set<string>()
  const check = (one: unknown, place: string): void => {
    if (Array.isArray(one)) return one.forEach((part) => check(part, place))
    if (typeof one !== 'object' || one === null) return
    const node = one as Record<string, unknown>
    const type = String(node['@type'] ?? 'a reference')
    seen.add(type)
    for (const [name, value] of Object.entries(node)) {
      if (!known.has(name)) faults.push(`${place}: ${type} has ${name}`)
      if (name.startsWith('date') && Number.isNaN(Date.parse(String(value))))
        faults.push(`${place}: ${name} is no moment`)
      if (name === 'url' && !String(value).startsWith(site.url))
        faults.push(`${place}: ${name} is not on this site`)
      check(value, `${place}.${name}`)
    }
    for (const choice of wanted[type] ?? []) {
      const has = choice.split('|').some((name) => node[name] !== undefined && node[name] !== '')
      if (!has) faults.push(`${place}: ${type} lacks ${choice}`)
    }
  }
  const { id } = ann.user
  for (const path of ['/', `/post/${postId}`, '/topic/Records', '/category/Healthcare'])
    check(dataOf(await read(path)), path)
  check(dataOf(await read(`/profile/${id}`)), '/profile')
  expect(faults).toEqual([])
  expect([...seen]).toEqual(expect.arrayContaining(Object.keys(wanted)))
})

test('a link to a page has a title, words and a picture that is there', async () => {
  for (const path of ['/', `/post/${postId}`, '/topic/Records', '/category/Healthcare', '/about']) {
    const page = await read(path)
    expect(meta(page, 'og:title'), path).toBeTruthy()
    expect(meta(page, 'og:description'), path).toBeTruthy()
    expect(meta(page, 'og:url'), path).toBe(site.url + path)
    expect(link(page, 'canonical'), path).toEqual([site.url + path])
    const image = meta(page, 'og:image') ?? ''
    expect(image.startsWith(`${site.url}/previews/`), path).toBe(true)
    expect((await fetch(image)).status, image).toBe(200)
  }
})

test('a title has 80 characters at most, and an address of another spelling is no page of its own', async () => {
  const content = 'Sesquipedalian words about everything that can be said at length '.repeat(3)
  const { body } = await ann.post('/api/posts', { content, aiSeats: 'humans_only' })
  const title = (await read(`/post/${body.id}`)).querySelector('title')?.text ?? ''
  expect(title).toMatch(/^Sesqui.*… · /)
  expect(title.length).toBeLessThanOrEqual(80)
  for (const spelling of [`${body.id}abc`, `0${body.id}`, `${body.id}.0`])
    expect((await site.visitor().get(`/post/${spelling}`)).status, spelling).toBe(404)
})

test('pages lead to their feeds', async () => {
  for (const [path, feed] of [
    ['/', ''],
    [`/post/${postId}`, `/post/${postId}`],
    ['/topic/records', '/topic/Records'],
    [`/profile/${ann.user.id}`, `/profile/${ann.user.id}`],
  ] as const) {
    const feeds = link(await read(path), 'alternate').filter((to) => to?.includes('/feed.'))
    expect(feeds).toEqual(['xml', 'atom', 'json'].map((ending) => `${feed}/feed.${ending}`))
    for (const one of feeds) expect((await site.visitor().get(one ?? '')).status).toBe(200)
  }
})

test('what a page of another language leads to is in that language, too', async () => {
  const page = await read(`/post/${postId}?lang=de`)
  expect(meta(page, 'og:url')).toBe(`${site.url}/post/${postId}?lang=de`)
  expect(meta(page, 'og:locale')).toBe('de')
  const image = meta(page, 'og:image') ?? ''
  expect(image).toMatch(/[?&]lang=de$/)
  expect((await fetch(image)).status).toBe(200)
  expect(link(page, 'alternate')).toContain(`/post/${postId}/feed.xml?lang=de`)
})

test('the home page tells how the site is searched', async () => {
  const [website] = dataOf(await read('/'))
  expect(website?.['potentialAction'].target.urlTemplate).toBe(
    `${site.url}/search?q={search_term_string}`,
  )
})

test('what a visitor gets names the address by which they came, never another visitor’s', async () => {
  const canonical = async (host: string) => {
    const { payload } = await site.app.inject({ url: '/', headers: { host } })
    return /<link rel="canonical" href="([^"]+)"/.exec(payload)?.[1]
  }
  expect(await canonical('one.example')).toBe('http://one.example/')
  expect(await canonical('two.example')).toBe('http://two.example/')
  for (const n of [1, 2, 3, 4, 5]) await canonical(`made-up-${n}.example`)
  expect(await canonical('one.example')).toBe('http://one.example/')
})
