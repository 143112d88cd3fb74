import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import type { Post } from '#shared/posts.ts'
import type { ScoutState } from '#shared/scout.ts'
import {
  type Headline,
  type Press,
  answer,
  openPress,
  politeFeed,
  rss,
} from '../../../tests/support/press.ts'
import { type Member, type TestSite, testSite } from '../../../tests/support/site.ts'
import { createAdmin } from '../accounts/admins/admins.ts'
import { readEnv } from '../env.ts'
import { startWorker } from '../tasks.ts'
import type { Ground } from './ground.ts'
import { scoutRound } from './scout.ts'

const minute = 60_000
const bbc = 'feeds.bbci.co.uk'
const guardian = 'www.theguardian.com'
const npr = 'feeds.npr.org'
const hostile = ['bluesky', 'mastodon-tags', 'wikipedia', 'hacker-news', 'google-trends']

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})
let now = new Date('2026-11-21T12:00:00Z')
const later = (minutes: number) => (now = new Date(now.getTime() + minutes * minute))

type Stage = {
  site: TestSite
  press: Press
  ann: Member
  round: (more?: Partial<Ground>) => Promise<void>
}

/** A site on which somebody has posted something, so that it is not opened like an empty one. */
const openStage = async (sources = 'bbc,guardian,npr'): Promise<Stage> => {
  now = new Date('2026-11-21T12:00:00Z')
  const env = {
    SCOUT_SOURCES: sources,
    SITE_URL: 'https://talk.example',
    CONTACT_EMAIL: 'us@talk.example',
  }
  const site = await testSite({ clock: () => now, env })
  const press = await openPress(() => now)
  open.push(site.close, press.close)
  const ann = await site.signUp()
  await ann.post('/api/posts', { content: 'Hello everyone' })
  for (const host of [bbc, guardian, npr]) press.plays.set(host, answer(rss([])))
  const round = (more: Partial<Ground> = {}) =>
    scoutRound(site.services, {
      hasModel: true,
      ...press.ground,
      ...more,
      rules: { ...press.ground.rules, ...more.rules },
    })
  return { site, press, ann, round }
}

const readScoutPosts = async (site: TestSite): Promise<Post[]> =>
  ((await site.visitor().get('/api/posts?limit=100')).body as Post[]).filter(
    ({ userId }) => userId === 'ai_system',
  )
const source = async ({ db }: TestSite, id: string) =>
  db.selectFrom('scout_sources').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const story = (title: string, host: string, path = 'ban'): Headline => ({
  title,
  link: `https://${host}/${path}?utm_source=rss#top`,
  at: new Date(now.getTime() - 10 * minute),
})
const banIn = ({ plays }: Press) => {
  plays.set(bbc, answer(rss([story('Denmark to ban social media for under-15s', 'www.bbc.com')])))
  plays.set(
    guardian,
    answer(
      rss([
        story('Denmark plans to ban social media for children under 15', 'www.theguardian.com'),
      ]),
    ),
  )
  plays.set(
    npr,
    answer(rss([story('Why Denmark wants to ban social media for under-15s', 'www.npr.org')])),
  )
}

describe('a story that several report', () => {
  it('becomes one discussion: a question, both sides, a hashtag and who reports it', async () => {
    const { site, press, round } = await openStage()
    banIn(press)
    await round()
    const posts = await readScoutPosts(site)
    expect(posts.length).toBe(1)
    const [post] = posts
    expect(post).toMatchObject({
      isEvergreen: false,
      tags: [expect.stringMatching(/^[A-Z]\w{2,23}$/)],
    })
    const paragraphs = post?.content.split('\n\n') ?? []
    expect(paragraphs[0]).toBe('Should Denmark ban social media for under-15s?')
    expect(post?.content).toMatch(/\nFor\b.*: .+\.\nAgainst\b.*: .+\.\n/)
    expect(paragraphs.at(-1)?.split('\n').toSorted()).toEqual([
      'Reported by BBC News: https://www.bbc.com/ban?utm_source=rss',
      'Reported by NPR: https://www.npr.org/ban?utm_source=rss',
      'Reported by The Guardian: https://www.theguardian.com/ban?utm_source=rss',
    ])
    const [named] = await site.db
      .selectFrom('posts')
      .select('source')
      .where('id', '=', post?.id ?? 0)
      .execute()
    expect(named?.source).toBe('news')
  })

  it('is asked about in the same words, whichever source answers first', async () => {
    const { site, press, round } = await openStage('bbc,guardian')
    const hosts = { bbc, guardian }
    const headlines = (id: keyof typeof hosts, what: string) =>
      rss([
        id === 'bbc'
          ? story(`${what} from next spring`, 'www.bbc.com', what.slice(0, 3))
          : story(`${what} by spring`, 'www.theguardian.com', what.slice(0, 3)),
      ])
    /** `last` answers when what the other told has been kept. */
    const roundWith = async (last: keyof typeof hosts, what: string) => {
      const first = last === 'bbc' ? 'guardian' : 'bbc'
      press.plays.set(hosts[first], answer(headlines(first, what)))
      press.plays.set(hosts[last], async (request, response) => {
        await expect
          .poll(async () => (await source(site, first)).succeeded_at, { timeout: 30_000 })
          .toEqual(now)
        answer(headlines(last, what))(request, response)
      })
      await round()
    }
    await roundWith('bbc', 'Norway to ban snowmobiles')
    later(30)
    await roundWith('guardian', 'Chile to tax imported tractors')
    expect((await readScoutPosts(site)).map(({ content }) => content.split('\n')[0])).toEqual([
      'Should Chile tax imported tractors from next spring?',
      'Should Norway ban snowmobiles from next spring?',
    ])
  })

  it('is never opened twice, however long it is in the news and in whatever words', async () => {
    const { site, press, round } = await openStage()
    banIn(press)
    await round()
    for (let hour = 1; hour <= 12; hour += 1) {
      later(60)
      const again = [
        story(
          `Denmark to ban social media for under-15s: what we know`,
          'www.bbc.com',
          `again-${hour}`,
        ),
        story(
          `Social media ban for under-15s in Denmark divides parents`,
          'www.bbc.com',
          `parents-${hour}`,
        ),
      ]
      press.plays.set(bbc, answer(rss(again)))
      press.plays.set(
        npr,
        answer(rss(again.map((one) => ({ ...one, link: one.link.replace('bbc.com', 'npr.org') })))),
      )
      await round()
    }
    expect((await readScoutPosts(site)).length).toBe(1)
  })

  it('is not opened from one source alone unless that puts it on top twice running', async () => {
    const { site, press, round } = await openStage('hacker-news')
    const hit = {
      objectID: '1',
      title: 'EU to require replaceable phone batteries',
      url: 'https://a.example/1',
      points: 500,
      created_at: now.toISOString(),
    }
    press.plays.set(
      'hn.algolia.com',
      answer(JSON.stringify({ hits: [hit] }), { 'content-type': 'application/json' }),
    )
    await round()
    expect(await readScoutPosts(site)).toEqual([])
    later(15)
    await round()
    expect((await readScoutPosts(site)).map(({ content }) => content.split('\n')[0])).toEqual([
      'Should the EU require replaceable phone batteries?',
    ])
  })

  it('takes the spelling of a hashtag that is in use', async () => {
    const { site, press, ann, round } = await openStage()
    await ann.post('/api/posts', { content: 'I like #4DayWeeks' })
    later(8 * 24 * 60)
    await ann.post('/api/posts', { content: 'Hello again' })
    for (const host of [bbc, guardian, npr])
      press.plays.set(
        host,
        answer(rss([story('Spain to trial four-day week in all ministries', host)])),
      )
    await round()
    const [post] = await readScoutPosts(site)
    expect(post?.tags).toEqual(['4DayWeeks'])
  })
})

describe('what must not be opened', () => {
  it('is not, however many report it', async () => {
    const { site, press, round } = await openStage()
    const titles = [
      'Former minister dies after calls for new law',
      'Boy, 12, should be allowed to appeal, say lawyers',
      'Teacher accused of fraud: council votes to suspend him',
      'Should Muslims be banned from wearing headscarves?',
      'Suicide law to be scrapped, ministers say',
    ]
    for (const host of [bbc, guardian, npr])
      press.plays.set(host, answer(rss(titles.map((title, at) => story(title, host, String(at))))))
    for (let at = 0; at < 4; at += 1) {
      await round()
      later(20)
    }
    expect(await readScoutPosts(site)).toEqual([])
    const rows = await site.db.selectFrom('scout_topics').select('state').execute()
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['denied']))
  })
})

describe('the sources', () => {
  it('are asked by name of the site and contact, and what they have not changed is not sent again', async () => {
    const { site, press, round } = await openStage('bbc')
    press.plays.set(
      bbc,
      politeFeed(() => [{ title: 'A quiet day in the north', link: 'https://www.bbc.com/1' }]),
    )
    await round()
    later(15)
    await round()
    const [first, second] = press.visitsTo(bbc)
    expect(first?.headers['user-agent']).toBe(
      'Symposia-Scout/1.0 (+https://talk.example; us@talk.example)',
    )
    expect(first?.headers['if-none-match']).toBeUndefined()
    expect(second?.headers['if-none-match']).toMatch(/^"/)
    const row = await source(site, 'bbc')
    expect([row.failures, row.succeeded_at, row.last_error]).toEqual([0, now, null])
    const [item] = await site.db.selectFrom('scout_items').selectAll().execute()
    expect([item?.last_seen_at, item?.top_rounds]).toEqual([now, 2])
  })

  it('are each asked once in their interval at most, whatever they answer, and no fault of one keeps the others', async () => {
    const { site, press, round } = await openStage(`bbc,guardian,npr,${hostile.join(',')}`)
    const day = () => [
      {
        title: `The news of ${now.toISOString().slice(0, 13)}`,
        link: `https://www.bbc.com/${now.getTime()}`,
      },
    ]
    press.plays.set(bbc, politeFeed(day))
    press.plays.set(guardian, answer('', { 'retry-after': '7200' }, 429))
    press.plays.set(npr, answer('<rss version="2.0"><channel>' + '<item/>'.repeat(150_000)))
    press.plays.set('public.api.bsky.app', (_request, response) => response.destroy())
    press.plays.set('mastodon.social', answer('', { location: '/api/v1/trends/tags' }, 302))
    press.plays.set(
      'en.wikipedia.org',
      answer('', { location: 'http://169.254.169.254/latest/meta-data/' }, 302),
    )
    press.plays.set(
      'hn.algolia.com',
      answer(Buffer.alloc(3 * 1024 * 1024, 0x20), { 'content-type': 'application/json' }),
    )
    press.plays.set('trends.google.com', answer('', {}, 500))
    const resolve = async (host: string) => [host === '169.254.169.254' ? host : '127.0.0.1']
    for (let at = 0; at < 12 * 12; at += 1) {
      await round({ rules: { resolve } })
      later(5)
    }
    // 12 hours: what answers is asked every 10 minutes, what fails ever more seldom
    const starts = (host: string) =>
      press
        .visitsTo(host)
        .filter(
          ({ at }, index, all) => index === 0 || all[index - 1]?.at.getTime() !== at.getTime(),
        )
    const gaps = (host: string) =>
      starts(host)
        .slice(1)
        .map(({ at }, index) => (at.getTime() - (starts(host)[index]?.at.getTime() ?? 0)) / minute)
    expect(starts(bbc).length).toBe(72)
    expect(Math.min(...gaps(bbc))).toBeGreaterThanOrEqual(10)
    expect(Math.min(...gaps(guardian))).toBeGreaterThanOrEqual(120)
    for (const host of [
      'public.api.bsky.app',
      'mastodon.social',
      'en.wikipedia.org',
      'hn.algolia.com',
      'trends.google.com',
    ]) {
      expect(Math.min(...gaps(host)), host).toBeGreaterThanOrEqual(20)
      expect(starts(host).length, host).toBeLessThanOrEqual(8)
      expect(gaps(host), host).toEqual(gaps(host).toSorted((a, b) => a - b))
    }
    // a circle of redirects is left after three
    expect(press.visitsTo('mastodon.social').length).toBe(4 * starts('mastodon.social').length)
    expect(press.visits.some(({ host }) => host === '169.254.169.254')).toBe(false)
    const errors = await Promise.all(
      ['wikipedia', 'hacker-news', 'mastodon-tags', 'google-trends'].map(
        async (id) => (await source(site, id)).last_error,
      ),
    )
    expect(errors).toEqual([
      expect.stringContaining('not on the open internet'),
      'It is too large',
      expect.stringContaining('redirects'),
      'It answered 500',
    ])
    expect((await source(site, 'bbc')).failures).toBe(0)
  })

  it('at one host are not asked in the same half minute', async () => {
    const { press, round } = await openStage('mastodon-tags,mastodon-links')
    press.plays.set('mastodon.social', answer('[]', { 'content-type': 'application/json' }))
    await round()
    expect(press.visitsTo('mastodon.social').length).toBe(1)
    later(5)
    await round()
    const paths = press.visitsTo('mastodon.social').map(({ path }) => path)
    expect(paths.toSorted()).toEqual(['/api/v1/trends/links', '/api/v1/trends/tags'])
  })

  it('are asked by one process, though every process has its clock', async () => {
    const { site, press, round } = await openStage()
    banIn(press)
    await Promise.all([round(), round(), round(), round()])
    expect(press.visits.length).toBe(3)
    expect((await readScoutPosts(site)).length).toBe(1)
  })

  it('that never answer are given up, and the others heard', async () => {
    const { site, press, round } = await openStage('guardian,bbc')
    press.plays.set(guardian, () => undefined)
    press.plays.set(bbc, answer(rss([{ title: 'A law on bees', link: 'https://www.bbc.com/1' }])))
    await round({ rules: { withinMs: 4_000 } })
    expect((await source(site, 'guardian')).last_error).toContain('cannot be reached')
    expect((await source(site, 'bbc')).items_count).toBe(1)
  })

  it('that answer in another shape three times switch themselves off and tell the administrators', async () => {
    const { site, press, ann, round } = await openStage('bbc,npr')
    await site.db
      .updateTable('users')
      .set({ is_admin: true })
      .where('id', '=', ann.user.id)
      .execute()
    press.plays.set(
      bbc,
      answer('<!doctype html><title>Please accept cookies</title>', {
        'content-type': 'text/html',
      }),
    )
    for (let at = 0; at < 10; at += 1) {
      await round()
      later(60)
    }
    expect(press.visitsTo(bbc).length).toBe(3)
    expect(press.visitsTo(npr).length).toBe(10)
    expect(await source(site, 'bbc')).toMatchObject({
      is_on: false,
      off_reason: expect.stringContaining('feed'),
    })
    const worker = await startWorker(site.services, { hasChores: false })
    open.unshift(worker.stop)
    await worker.drain()
    const outbox = join(site.services.env.DATA_DIR, 'outbox')
    const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'))
    expect(mails.filter((mail) => mail.includes('switched itself off: BBC News')).length).toBe(1)
  })

  it('that all fail three rounds running leave the Scout to its evergreen questions', async () => {
    const { site, press, round } = await openStage()
    for (const host of [bbc, guardian, npr])
      press.plays.set(host, (_request, response) => response.destroy())
    later(20)
    await round()
    later(5)
    await round()
    expect(await readScoutPosts(site)).toEqual([])
    later(5)
    await round()
    expect((await readScoutPosts(site)).map(({ isEvergreen }) => isEvergreen)).toEqual([true])
    banIn(press)
    for (let at = 0; at < 12; at += 1) {
      later(30)
      await round()
    }
    const kinds = (await readScoutPosts(site)).map(({ isEvergreen }) => isEvergreen)
    expect(kinds.filter((isEvergreen) => !isEvergreen).length).toBe(1)
  })
})

describe('an administrator', () => {
  const admit = async ({ site }: Stage) => {
    const password = await createAdmin(site.db, 'keeper')
    const keeper = site.visitor()
    const answered = await keeper.post('/api/admin/login', { username: 'keeper', password })
    expect(answered.status).toBe(200)
    return keeper
  }

  it('lets a war be debated, or not; nobody else does', async () => {
    const stage = await openStage()
    const { site, press, round } = stage
    const keeper = await admit(stage)
    const titles = [
      'EU votes to send more troops to Ukraine',
      'France plans to cut voting age before election',
    ]
    for (const host of [bbc, guardian, npr])
      press.plays.set(host, answer(rss(titles.map((title, at) => story(title, host, String(at))))))
    await round()
    expect(await readScoutPosts(site)).toEqual([])
    const { queue } = (await keeper.get('/api/admin/scout')).body as ScoutState
    expect(queue.map(({ title, reports }) => [title, reports.length]).toSorted()).toEqual(
      titles.map((title) => [title, 3]),
    )
    const judge = (title: string, verdict: string) =>
      keeper.post(
        `/api/admin/scout/topics/${queue.find((one) => one.title === title)?.id}/verdict`,
        {
          verdict,
        },
      )
    expect((await judge(titles[0] ?? '', 'approve')).body.state).toBe('approved')
    expect((await judge(titles[1] ?? '', 'reject')).body.state).toBe('rejected')
    expect((await judge(titles[1] ?? '', 'approve')).status).toBe(404)
    for (let at = 0; at < 6; at += 1) {
      later(30)
      await round()
    }
    expect((await readScoutPosts(site)).map(({ content }) => content.split('\n')[0])).toEqual([
      'Should the EU send more troops to Ukraine?',
    ])
  })

  it('adds a feed, switches sources, and removes what was added', async () => {
    const stage = await openStage('bbc')
    const { press, round } = stage
    const keeper = await admit(stage)
    const url = 'https://feeds.example.org/all.xml'
    for (const bad of [
      'http://feeds.example.org/',
      'https://a:b@feeds.example.org/',
      'ftp://x.example',
      'x',
    ])
      expect((await keeper.post('/api/admin/scout/sources', { url: bad })).status, bad).toBe(400)
    const added = await keeper.post('/api/admin/scout/sources', { url })
    expect([added.status, added.body]).toMatchObject([201, { id: url, isOn: true, isAdded: true }])
    expect((await keeper.post('/api/admin/scout/sources', { url })).status).toBe(409)
    const off = await keeper.put('/api/admin/scout/sources', { id: 'bbc', isOn: false })
    expect(off.body).toMatchObject({ id: 'bbc', isOn: false, offReason: null })
    await round()
    expect(press.visits).toEqual([])
    await keeper.put('/api/admin/scout/sources', { id: 'bbc', isOn: true })
    await round()
    expect(press.visits.map(({ host }) => host)).toEqual([bbc])
    const { sources } = (await keeper.get('/api/admin/scout')).body as ScoutState
    expect(sources.filter(({ isOn }) => isOn).map(({ id }) => id)).toEqual(['bbc', url])
    const gone = (id: string) =>
      keeper.send(`/api/admin/scout/sources?id=${encodeURIComponent(id)}`, {
        method: 'DELETE',
        headers: { 'sec-fetch-site': 'same-origin' },
      })
    expect((await gone(url)).status).toBe(204)
    expect((await gone('bbc')).status).toBe(404)
  })

  it('has a round now, in which no source is asked before its time', async () => {
    const stage = await openStage('bbc')
    const { site, press, round } = stage
    const keeper = await admit(stage)
    await round()
    expect((await keeper.post('/api/admin/scout/run')).status).toBe(204)
    const { rows } =
      await sql`select task_identifier from graphile_worker.jobs where key = 'scout:asked'`.execute(
        site.db,
      )
    expect(rows).toEqual([{ task_identifier: 'scout' }])
    later(1)
    await round()
    expect(press.visits.length).toBe(1)
  })
})

it('a wrong SCOUT_SOURCES stops the start and says what it takes', () => {
  for (const wrong of ['bbc,cnn', 'http://feeds.example.org/', 'evergreen,https://localhost/'])
    expect(() => readEnv({ SCOUT_SOURCES: wrong }), wrong).toThrow(
      /SCOUT_SOURCES is .* but takes names/,
    )
})

it('an empty site without network is alive at once', async () => {
  const site = await testSite({ env: { SCOUT_SOURCES: 'bbc' } })
  open.push(site.close)
  await scoutRound(site.services, { rules: { resolve: async () => [] } })
  expect(
    (await readScoutPosts(site)).filter(({ isEvergreen }) => isEvergreen).length,
  ).toBeGreaterThan(4)
})
