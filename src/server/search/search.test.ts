import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Found } from '#shared/search.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { letSpeak } from '../../../tests/support/speaking.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { ensureCast } from '../characters/cast.ts'
import { learnWords } from './vocabulary.ts'
import { readWanted } from './wanted.ts'

let site: TestSite
let ann: Member
let ben: Member

beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
  ;[ann, ben] = [await site.signUp('ann_marlowe'), await site.signUp('ben_okafor')]
})
afterAll(() => site.close())

const post = async (by: Member, content: string): Promise<number> =>
  (await by.post('/api/posts', { content, aiSeats: 'humans_only' })).body.id
const comment = async (by: Member, postId: number, content: string): Promise<number> =>
  (await by.post(`/api/posts/${postId}/comments`, { content })).body.id
const find = async (query: Record<string, string>, by = site.visitor()): Promise<Found> => {
  const { status, body } = await by.get(`/api/search?${new URLSearchParams(query).toString()}`)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const ids = (hits: { id: number }[]) => hits.map(({ id }) => id)

test('a word finds posts and comments in any of its forms, each with the words around it', async () => {
  const id = await post(ann, 'Do lighthouses still matter? #Lighthouse')
  const answer = await comment(ben, id, 'One lighthouse <b>saved</b> my grandfather.')
  const found = await find({ q: 'lighthouse' })
  expect(ids(found.posts)).toEqual([id])
  expect(found.posts[0]).toMatchObject({
    tags: ['Lighthouse'],
    commentsCount: 1,
    isAi: false,
    author: { username: 'ann_marlowe' },
  })
  expect(found.comments).toMatchObject([
    { id: answer, postId: id, postText: 'Do lighthouses still matter? #Lighthouse' },
  ])
  expect(found.comments[0]?.snippet).toEqual([
    { text: 'One ', isHit: false },
    { text: 'lighthouse', isHit: true },
    { text: ' <b>saved</b> my grandfather.', isHit: false },
  ])
  expect(found.topics).toMatchObject([{ hashtag: 'Lighthouse', discussionCount: 1 }])
})

test('what was deleted is not found, nor what stood under it, and comes back with it', async () => {
  const id = await post(ann, 'Quokkas make better mascots')
  const answer = await comment(ben, id, 'A quokka never asked for it')
  const other = await post(ben, 'Also about the quokka')
  await ben.send(`/api/comments/${answer}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(await find({ q: 'quokka' })).toMatchObject({ comments: [] })
  await ben.post(`/api/comments/${answer}/restore`)
  expect(ids((await find({ q: 'quokka' })).comments)).toEqual([answer])
  await ann.send(`/api/posts/${id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const found = await find({ q: 'quokka' })
  expect(ids(found.posts)).toEqual([other])
  expect(found.comments).toEqual([])
})

test('the last word may be unfinished, and a slip of the finger is mended', async () => {
  const id = await post(ann, 'Are marsupials underrated as neighbours?')
  expect(ids((await find({ q: 'underrated marsup' })).posts)).toEqual([id])
  await learnWords(site.db, new Date())
  expect(ids((await find({ q: 'marsup' })).posts)).toEqual([id])
  const found = await find({ q: 'marsupails' })
  expect(found.corrected).toBe('marsupials')
  expect(ids(found.posts)).toEqual([id])
  expect((await find({ q: 'marsupials' })).corrected).toBeNull()
  expect((await find({ q: 'neihgbours' })).corrected).toBe('neighbours')
  expect((await find({ q: 'marsupielz' })).corrected).toBe('marsupials')
})

test('a beginning is taken as it stands, not cut down to its stem', async () => {
  const id = await post(ann, 'Zorbing down a hill')
  await post(ann, 'Zorbaic is another matter')
  expect(ids((await find({ q: 'zorbed' })).posts)).toEqual([id])
  await learnWords(site.db, new Date())
  expect(ids((await find({ q: 'zorbed' })).posts)).toEqual([id])
})

test('phrases, exclusions and alternatives mean what they mean elsewhere', async () => {
  const quick = await post(ann, 'The quick brown zebra jumps')
  const brown = await post(ann, 'A brown and quick zebra sleeps')
  expect(ids((await find({ q: '"quick brown" zebra' })).posts)).toEqual([quick])
  expect(ids((await find({ q: 'zebra -sleeps' })).posts)).toEqual([quick])
  expect(ids((await find({ q: 'zebra -"quick brown"' })).posts)).toEqual([brown])
  expect(ids((await find({ q: 'zebra jumps OR sleeps', order: 'newest' })).posts)).toEqual([
    brown,
    quick,
  ])
  expect((await find({ q: 'the' })).posts).toEqual([])
  expect(await find({ q: '' })).toMatchObject({ posts: [], next: null })
})

test('author, hashtag, kind of writer and day narrow what is found', async () => {
  const byAnn = await post(ann, 'Should tramways return? #Trams')
  const byBen = await post(ben, 'Tramways again #Rails')
  const answer = await comment(ben, byAnn, 'Tramways are slow')
  const aiId = await letSpeak(site.db, {
    postId: byAnn,
    content: 'Tramways cost more than buses.',
  })
  const q = 'tramways'
  expect(ids((await find({ q, author: '@BEN_okafor' })).posts)).toEqual([byBen])
  expect(ids((await find({ q, author: 'ben_okafor' })).comments)).toEqual([answer])
  expect(ids((await find({ q, tag: '#trams' })).posts)).toEqual([byAnn])
  expect(
    ids((await find({ q, tag: 'trams', kind: 'comments', order: 'newest' })).comments),
  ).toEqual([aiId, answer])
  expect((await find({ q, by: 'ai' })).comments).toMatchObject([
    { id: aiId, isAiResponse: true, aiCharacter: { id: 'skeptic' } },
  ])
  expect(ids((await find({ q, by: 'people' })).comments)).toEqual([answer])
  expect(ids((await find({ q, author: 'skeptic' })).comments)).toEqual([aiId])
  expect((await find({ q, author: 'nobody_of_that_name' })).posts).toEqual([])
  const today = new Date().toISOString().slice(0, 10)
  expect(ids((await find({ q, from: today, to: today, order: 'newest' })).posts)).toEqual([
    byBen,
    byAnn,
  ])
  expect((await find({ q, to: '2001-01-01' })).posts).toEqual([])
  expect((await find({ q, from: '2999-01-01' })).posts).toEqual([])
})

test('more than a page is read on without loss or repetition, newest first or best first', async () => {
  const written: number[] = []
  for (let n = 0; n < 24; n++) written.push(await post(ann, `Pangolin number ${n}`))
  for (const order of ['newest', 'best'] as const) {
    const seen: number[] = []
    let next: Record<string, string> = {}
    for (;;) {
      const page = await find({ q: 'pangolin', kind: 'posts', order, ...next })
      seen.push(...ids(page.posts))
      if (!page.next) break
      next = Object.fromEntries(
        Object.entries(page.next).map(([name, value]) => [name, String(value)]),
      )
    }
    if (order === 'newest') expect(seen).toEqual(written.toReversed())
    else expect(seen.toSorted((a, b) => a - b)).toEqual(written)
  }
})

test('of texts that are alike the one that speaks of a word more, or briefly, comes first', async () => {
  const long = await post(ann, `One wombat, ${'and a lot of other matters '.repeat(12)}`)
  const brief = await post(ann, 'A wombat is here')
  const often = await post(ann, 'Wombat after wombat after wombat')
  expect(ids((await find({ q: 'wombat', kind: 'posts' })).posts)).toEqual([often, brief, long])
  expect(ids((await find({ q: 'wombats', kind: 'posts' })).posts).at(-1)).toBe(long)
})

test('people and characters are found by what they are called', async () => {
  expect((await find({ q: 'ann' })).people).toMatchObject([{ username: 'ann_marlowe' }])
  expect((await find({ q: '@ben_okafr', kind: 'people' })).people).toMatchObject([
    { username: 'ben_okafor' },
  ])
  const { characters } = await find({ q: 'skeptic' })
  expect(characters).toMatchObject([{ handle: 'skeptic' }])
  expect(JSON.stringify(await find({ q: 'ann@example' }))).not.toContain('example.org')
})

test('a blocked member is not found by the one who blocked them', async () => {
  const id = await post(ben, 'Capybaras for mayor')
  expect(ids((await find({ q: 'capybara' }, ann)).posts)).toEqual([id])
  await site.db
    .insertInto('hidings')
    .values({ user_id: ann.user.id, person_id: ben.user.id, kind: 'block' })
    .execute()
  expect(await find({ q: 'capybara' }, ann)).toMatchObject({ posts: [] })
  expect(ids((await find({ q: 'capybara' })).posts)).toEqual([id])
  await site.db.deleteFrom('hidings').where('user_id', '=', ann.user.id).execute()
})

test('a person who types gets words, hashtags, people and characters to choose from', async () => {
  await post(ann, 'Kestrels over the #KestrelWatch')
  await learnWords(site.db, new Date())
  const visitor = site.visitor()
  expect((await visitor.get('/api/search/suggestions?q=kestr')).body).toMatchObject({
    words: expect.arrayContaining(['kestrels']),
    topics: ['KestrelWatch'],
  })
  expect((await visitor.get('/api/search/suggestions?q=over%20kestr')).body.words).toContain(
    'over kestrels',
  )
  expect((await visitor.get('/api/search/suggestions?q=ben_')).body.people).toMatchObject([
    { username: 'ben_okafor' },
  ])
  expect((await visitor.get('/api/search/suggestions?q=ske')).body.characters).toMatchObject([
    { handle: 'skeptic' },
  ])
})

test('a word of what was deleted is not suggested', async () => {
  const id = await post(ann, 'Xylophonists unite')
  await learnWords(site.db, new Date())
  const words = async () =>
    (await site.visitor().get('/api/search/suggestions?q=xyloph')).body.words as string[]
  expect(await words()).toEqual(['xylophonists'])
  await ann.send(`/api/posts/${id}`, {
    method: 'DELETE',
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(await words()).toEqual([])
})

test('what is older than many other texts is found, in order and once, and what follows it', async () => {
  // as if a million other posts had been written in between
  const written: number[] = []
  for (let n = 0; n < 14; n++) {
    await sql`select setval(pg_get_serial_sequence('posts', 'id'), max(id) + 70001) from posts`.execute(
      site.db,
    )
    written.push(await post(n % 2 ? ann : ben, `Axolotl 7312 of pond ${n}`))
  }
  const newestFirst = written.toReversed()
  const kind = 'posts'
  const order = 'newest'
  for (const learn of [false, true]) {
    if (learn) await learnWords(site.db, new Date())
    for (const q of ['axolotl', '7312', 'axolotl pond', '"7312 of pond"', 'axolotl -lake']) {
      const first = await find({ q, kind, order })
      expect(ids(first.posts), q).toEqual(newestFirst.slice(0, 10))
      const rest = await find({ q, kind, order, before: String(first.next?.before) })
      expect(ids(rest.posts), q).toEqual(newestFirst.slice(10))
    }
    const byAnn = await find({ q: 'axolotl', kind, order, author: 'ann_marlowe' })
    expect(ids(byAnn.posts)).toEqual(newestFirst.filter((_, at) => at % 2 === 0))
    expect((await find({ q: 'axolotl', kind, by: 'ai' })).posts).toEqual([])
  }
})

test('a word that means nothing by itself finds what it is the beginning of', async () => {
  const id = await post(ann, 'Otherworldly okapis')
  await learnWords(site.db, new Date())
  expect(ids((await find({ q: 'other' })).posts)).toEqual([id])
  expect(ids((await find({ q: 'okapis your' })).posts)).toEqual([id])
  expect(await find({ q: '-okapis', kind: 'posts' })).toMatchObject({ posts: [], next: null })
})

test('nothing that can be typed breaks the search', async () => {
  const odd = [
    '%',
    "'",
    '"',
    '\\',
    '((',
    ':*',
    '& |',
    '-',
    '<->',
    '#',
    '@',
    '﷽',
    '\uE000x\uE001',
    'a'.repeat(200),
  ]
  for (const q of odd) {
    await find({ q })
    expect(
      (await site.visitor().get(`/api/search/suggestions?q=${encodeURIComponent(q)}`)).status,
    ).toBe(200)
  }
  expect((await site.visitor().get(`/api/search?q=${'a'.repeat(201)}`)).status).toBe(400)
  expect((await site.visitor().get('/api/search?q=a&from=yesterday')).status).toBe(400)
})

test.each([
  `repeat('1a@', 3000)`,
  `repeat('a1', 900)`,
  `'www.' || repeat('a', 900) || '.example'`,
  `'word ' || repeat('<!--', 2500)`,
])('what looks like one very long word or comment is read in pieces: %s', async (text) => {
  const { rows } = await sql<{ word: number; piece: number; isComment: boolean }>`
    select (select max(length(lexeme)) from unnest(search_words(text))) as word,
      (select max(length(one)) from regexp_split_to_table(search_text(text), '\\s') as one) as piece,
      search_text(text) like '%<!%' as "isComment"
    from (values (${sql.raw(text)})) as given (text)
  `.execute(site.db)
  const [{ word, piece, isComment }] = rows as [(typeof rows)[0]]
  expect(word).toBeGreaterThan(0)
  expect(Math.max(word, piece)).toBeLessThanOrEqual(64)
  expect(isComment).toBe(false)
})

test('of very many words the first twelve are looked for', async () => {
  const words = Array.from({ length: 99 }, (_, n) => `q${(n + 36).toString(36)}`)
  const first = words.slice(0, 12).join(' ')
  const id = await post(ann, `Rare: ${first}`)
  expect(ids((await find({ q: words.join(' ').slice(0, 200) })).posts)).toEqual([id])
  const asText = async (typed: string) => {
    const { query } = (await readWanted(site.db, typed))!
    const { rows } = await sql<{ text: string }>`select ${query}::text as text`.execute(site.db)
    return rows[0]?.text
  }
  expect(await asText(words.join(' '))).toBe(await asText(first))
  expect(await asText(`${'same '.repeat(99)}word`)).toBe(await asText('same word'))
})

test('no slip is looked for in a word that is longer than any that is learnt', async () => {
  const sent: string[] = []
  onStatement((text) => sent.push(text))
  const isLookedFor = () => sent.some((text) => text.includes('where word = any('))
  await find({ q: '你'.repeat(199) })
  expect(isLookedFor()).toBe(false)
  await find({ q: 'q'.repeat(30) })
  expect(isLookedFor()).toBe(true)
  vi.restoreAllMocks()
})
