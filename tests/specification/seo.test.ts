import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAdmin } from '#server/accounts/admins/admins.ts'
import { audit } from '#server/seo/audit.ts'
import type { PageFacts } from '#server/seo/pages.ts'
import { openLandings } from '#server/seo/landings.ts'
import { countVisit } from '#server/seo/performance.ts'
import { auditSite } from '#server/seo/recommendations.ts'
import { isFromSearch } from '#shared/search-engines.ts'
import type { Browser } from '../support/browser.ts'
import { type TestSite, testSite } from '../support/site.ts'

let site: TestSite
let admin: Browser
beforeAll(async () => {
  site = await testSite()
  admin = site.visitor()
  const password = await createAdmin(site.db, 'keeper')
  await admin.post('/api/admin/login', { username: 'keeper', password })
})
afterAll(() => site.close())

const add = (keyword: string, category?: string) =>
  admin.post('/api/seo/keywords', { keyword, category })
const find = async (keyword: string) =>
  (await admin.get('/api/seo/keywords')).body.find(
    (row: { keyword: string }) => row.keyword === keyword,
  )
const performanceOf = async (keyword: string) =>
  (await admin.get('/api/seo/performance')).body.find(
    (row: { keyword: string }) => row.keyword === keyword,
  )

describe('a keyword', () => {
  test('is trimmed, gets the category General unless told another, and knows no figures', async () => {
    const { status, body } = await add('  solar power ')
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        keyword: 'solar power',
        category: 'General',
        searchVolume: null,
        trend: null,
        difficulty: null,
      },
    ])
    expect((await add('wind power', 'Environment')).body.category).toBe('Environment')
    expect(await find('solar power')).toEqual(body)
  })

  test('is refused when blank, and when it is tracked already, with a message', async () => {
    expect((await add('   ')).status).toBe(400)
    const { status, body } = await add('SOLAR POWER')
    expect([status, body.message]).toEqual([409, 'That keyword is already tracked.'])
  })
})

describe('an import', () => {
  test.each([
    [
      'Google Keyword Planner',
      'Keyword Stats 2026-11-20\n"November 1, 2025 - October 31, 2026"\nKeyword\tCurrency\tAvg. monthly searches\tThree month change\tCompetition (indexed value)\nPLANNER\tEUR\t"12,100"\t50%\t31\n',
      { searchVolume: 12_100, trend: 'rising', difficulty: 31 },
    ],
    [
      'Ahrefs',
      '"#","Keyword","Country","Difficulty","Volume","Growth"\n1,planner,us,77,2400,-20\n',
      { searchVolume: 2400, trend: 'falling', difficulty: 77 },
    ],
    [
      'Semrush',
      'Keyword;Intent;Volume;Trend;Keyword Difficulty\nplanner;I;880;"1.00,1.00,1.00,1.00";n/a\n',
      { searchVolume: 880, trend: 'steady', difficulty: null },
    ],
  ])('of %s sets volume, trend and difficulty', async (_tool, csv, figures) => {
    const keyword = `planner`
    await site.db.deleteFrom('seo_keywords').where('keyword', '=', keyword).execute()
    await add(keyword)
    const answer = await admin.post('/api/seo/import', { csv })
    expect(answer.body).toEqual({ source: 'keyword tool', updated: 1, added: 0, ignored: 0 })
    expect(await find(keyword)).toMatchObject(figures)
  })

  test('tracks what is new only when asked', async () => {
    const csv = 'Keyword,Volume\nnew one,10\nnew two,"1K – 10K"\n'
    const first = await admin.post('/api/seo/import', { csv })
    expect(first.body).toMatchObject({ updated: 0, added: 0, ignored: 2 })
    const second = await admin.post('/api/seo/import', { csv, addMissing: true })
    expect(second.body).toMatchObject({ updated: 0, added: 2, ignored: 0 })
    expect(await find('new two')).toMatchObject({ searchVolume: 1000, difficulty: null })
  })

  test('of Search Console gives impressions, clicks and their rate', async () => {
    await add('debate')
    expect(await performanceOf('debate')).toMatchObject({
      impressions: null,
      clicks: null,
      clickThroughRate: null,
    })
    const csv = 'Top queries,Clicks,Impressions,CTR,Position\nDebate,5,200,2.5%,8.1\n'
    expect((await admin.post('/api/seo/import', { csv })).body.source).toBe('Search Console')
    expect(await performanceOf('debate')).toMatchObject({
      impressions: 200,
      clicks: 5,
      clickThroughRate: 2.5,
    })
  })

  test.each(['hello', 'Keyword,Colour\na,b', '"', '\u{0}'])('refuses %j', async (csv) => {
    expect((await admin.post('/api/seo/import', { csv })).status).toBe(400)
  })

  test('of a large file arrives whole', async () => {
    const rows = Array.from({ length: 20_000 }, (_, n) => `some long tail keyword ${n},${n}`)
    const csv = ['Keyword,Volume', ...rows].join('\n')
    expect((await admin.post('/api/seo/import', { csv })).body.ignored).toBe(20_000)
  })
})

describe('performance', () => {
  const report = {
    path: '/post/1',
    isLanding: false,
    isEngaged: false,
    isConverted: false,
    seconds: 0,
  }

  test('is what visits from search engines did on pages that speak of the keyword', async () => {
    await add('robot tax')
    const landings = openLandings(site.services, async (path) =>
      path === '/' ? 'Should there be a #RobotTax?' : 'Robots',
    )
    const count = async (more: object, path = '/') => {
      const ids = await landings.keywordsOf(path)
      await countVisit(site.db, { ...report, ids, at: new Date(), ...more })
    }
    expect(await performanceOf('robot tax')).toMatchObject({
      organicTraffic: 0,
      bounceRate: null,
      avgTimeOnPage: null,
      conversionRate: null,
    })
    await count({ isLanding: true, seconds: 3 })
    await count({ isLanding: true, isEngaged: true, seconds: 60 })
    await count({ isConverted: true, seconds: 117 })
    await count({ isLanding: true }, '/about')
    expect(await performanceOf('robot tax')).toMatchObject({
      organicTraffic: 2,
      bounceRate: 50,
      avgTimeOnPage: 90,
      conversionRate: 50,
    })
  })

  test('reads a page once for many reports, and again when what is tracked has changed', async () => {
    let read = 0
    const landings = openLandings(site.services, async () => `Page ${(read += 1)}`)
    for (let n = 0; n < 5; n += 1) await landings.keywordsOf(n % 2 ? '/about' : '/x/../%61bout')
    expect(read).toBe(1)
    landings.forget()
    await landings.keywordsOf('/about')
    expect(read).toBe(2)
  })

  test.each([
    '/api/live',
    '/%61pi/live',
    '/./api/live',
    '/x/../api/live',
    '//elsewhere.example',
    'post/1',
    '/post/1?a=1',
  ])('refuses a report about %s', async (path) => {
    const { status } = await site.visitor().post('/api/seo/visits', { ...report, path })
    expect(status).toBe(400)
  })

  test.each([
    ['https://www.google.com/', true],
    ['https://www.google.co.uk/search?q=a', true],
    ['https://duckduckgo.com/', true],
    ['https://google.com.evil.example/', false],
    ['https://notgoogle.com/', false],
    ['', false],
  ])('%s is a search engine: %s', (referrer, isOne) => {
    expect(isFromSearch(referrer)).toBe(isOne)
  })
})

const page = (path: string, more: Partial<PageFacts> = {}): PageFacts => ({
  path,
  title: `A title of its own for ${path}`,
  description: 'Says in one or two sentences what a reader finds on this very page.',
  text: 'word '.repeat(200),
  hasHeading: true,
  links: [],
  took: 5,
  bytes: 10_000,
  ...more,
})

describe('the audit', () => {
  const home = page('/', { links: ['/a', '/b'] })
  const typesOf = async (pages: PageFacts[], keywords: string[] = []) => {
    const tracked = keywords.map((keyword) => ({ keyword, searchVolume: null }))
    return (await audit(pages, tracked)).map(({ type, priority }) => `${priority} ${type}`)
  }

  test('has nothing to say of good pages', async () => {
    expect(await typesOf([home, page('/a'), page('/b')], ['title'])).toEqual([])
  })

  test.each([
    ['medium Title length', { title: 'Short' }],
    ['low Title length', { title: 'long '.repeat(20) }],
    ['high Description', { description: '' }],
    ['low Description', { description: 'Brief.' }],
    ['medium Heading', { hasHeading: false }],
    ['medium Thin content', { text: 'Two words' }],
    ['medium Speed', { took: 2000 }],
    ['low Page size', { bytes: 400_000 }],
    ['high Duplicate title', { title: home.title }],
  ])('finds: %s', async (type, fault) => {
    expect(await typesOf([home, page('/a', fault)])).toEqual([type])
  })

  test('finds pages that nothing links to', async () => {
    expect(await typesOf([home, page('/c')])).toEqual(['medium Internal links'])
  })

  test('finds keywords in no title, and on no page', async () => {
    expect(await typesOf([home, page('/a', { text: 'tea '.repeat(200) })], ['tea'])).toEqual([
      'medium Keyword in title',
    ])
    expect(await typesOf([home], ['tea'])).toEqual(['high Missing content'])
  })
})

describe('a recommendation', () => {
  test('has its fields, is marked as done once, and is not brought up again', async () => {
    await add('tea')
    const readPage = async (path: string) =>
      path === '/' ? page('/', { description: '', links: ['/'] }) : null
    await admin.get('/api/seo/recommendations') // audits the real pages, and rests for a while
    await auditSite(site.db, readPage)
    const { body } = await admin.get('/api/seo/recommendations')
    const found = body.find(({ type }: { type: string }) => type === 'Description')
    expect(found).toMatchObject({
      id: expect.any(Number),
      priority: 'high',
      recommendation: expect.any(String),
      currentValue: 'None',
      suggestedValue: expect.any(String),
      estimatedImpact: expect.any(String),
      isImplemented: false,
    })
    const path = `/api/seo/recommendations/${found.id}/implement`
    const marked = await admin.post(path)
    expect([marked.status, marked.body]).toEqual([200, { ...found, isImplemented: true }])
    expect((await admin.post(path)).body.isImplemented).toBe(true)

    await auditSite(site.db, readPage)
    const after = (await admin.get('/api/seo/recommendations')).body
    const same = after.filter(({ type }: { type: string }) => type === 'Description')
    expect(same).toEqual([{ ...found, isImplemented: true }])
  })

  test('that does not exist is not found', async () => {
    expect((await admin.post('/api/seo/recommendations/999999/implement')).status).toBe(404)
  })
})
