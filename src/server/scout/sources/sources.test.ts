import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { describe, expect, test } from 'vitest'
import { scoutSourceNames } from '#shared/scout.ts'
import { feedSource } from './feed.ts'
import { builtinSources } from './index.ts'
import { type Finding, ShapeError, type Source } from './source.ts'

const now = new Date('2026-11-21T12:00:00Z')
const recorded = (name: string) => readFileSync(new URL(`recorded/${name}`, import.meta.url))
const builtin = (id: string): Source => {
  const source = builtinSources.find((one) => one.id === id)
  if (!source) throw new Error(`There is no source ${id}`)
  return source
}
const read = (source: Source, body: Buffer | string, contentType = '') =>
  source.read({ contentType, body: Buffer.from(body) }, now)
const short = ({ kind, rank, title, url, publisher, magnitude, at }: Finding) =>
  [kind, rank, title, url, publisher, magnitude, at?.toISOString() ?? null] as const

describe('what a source answers is read', () => {
  test('Google Trends, with the headlines that a feed parser would drop', () => {
    const found = read(builtin('google-trends'), recorded('google-trends.xml'))
    const at = '2026-11-21T13:10:00.000Z'
    expect(found.map(short)).toEqual([
      [
        'signal',
        1,
        'social media ban',
        'https://trends.google.com/trending?geo=US&q=social%20media%20ban',
        'Google Trends',
        200_000,
        at,
      ],
      [
        'headline',
        1,
        'Denmark to ban social media for under-15s, minister says',
        'https://www.reuters.com/world/europe/denmark-social-media-ban-2026-11-21/?utm_source=google&utm_medium=trends',
        'Reuters',
        200_000,
        at,
      ],
      [
        'headline',
        1,
        "What parents & teens think of Denmark's social media ban",
        'https://apnews.com/article/denmark-social-media-ban-teens',
        'AP News',
        200_000,
        at,
      ],
      [
        'signal',
        2,
        'lakers',
        'https://trends.google.com/trending?geo=US&q=lakers',
        'Google Trends',
        1000,
        '2026-11-21T12:50:00.000Z',
      ],
    ])
    expect(new Set(found.slice(0, 3).map(({ story }) => story)).size).toBe(1)
  })

  test('Hacker News, by points', () => {
    const found = read(builtin('hacker-news'), recorded('hacker-news.json'))
    expect(found.map(short)).toEqual([
      [
        'headline',
        1,
        'EU votes to require replaceable phone batteries',
        'https://www.theverge.com/news/1001/eu-replaceable-batteries?ref=hn',
        'theverge.com',
        431,
        '2026-11-21T07:01:10.000Z',
      ],
      [
        'headline',
        2,
        'Should code written by AI be marked as such?',
        'https://news.ycombinator.com/item?id=46001001',
        'Hacker News',
        120,
        '2026-11-21T08:12:44.000Z',
      ],
    ])
  })

  test('Wikipedia: the news and what is read most', () => {
    const found = read(builtin('wikipedia'), recorded('wikipedia.json'))
    expect(found.map(short)).toEqual([
      [
        'headline',
        1,
        'The parliament of Denmark votes to restrict social media for users under the age of 15 years.',
        'https://en.wikipedia.org/wiki/Social_media_age_verification_laws',
        'Wikipedia',
        null,
        null,
      ],
      [
        'signal',
        1,
        'Right to repair',
        'https://en.wikipedia.org/wiki/Right_to_repair',
        'Wikipedia',
        412_345,
        null,
      ],
    ])
    expect(builtin('wikipedia').url(now)).toMatch(/\/featured\/2026\/11\/21$/)
  })

  test('Mastodon, whose counts are strings, in the language of the site', () => {
    expect(read(builtin('mastodon-tags'), recorded('mastodon-tags.json')).map(short)).toEqual([
      [
        'signal',
        1,
        'SocialMediaBan',
        'https://mastodon.social/tags/SocialMediaBan',
        'Mastodon',
        201,
        null,
      ],
      ['signal', 2, 'Caturday', 'https://mastodon.social/tags/caturday', 'Mastodon', 1500, null],
    ])
    expect(read(builtin('mastodon-links'), recorded('mastodon-links.json')).map(short)).toEqual([
      [
        'headline',
        1,
        'Denmark to ban social media for children under 15',
        'https://www.theguardian.com/technology/2026/nov/21/denmark-social-media-ban',
        'the Guardian',
        140,
        '2026-11-21T07:00:00.000Z',
      ],
    ])
  })

  test('Bluesky', () => {
    expect(read(builtin('bluesky'), recorded('bluesky.json')).map(short)).toEqual([
      [
        'signal',
        1,
        'Denmark social media ban',
        'https://bsky.app/profile/trending.bsky.app/feed/1234',
        'Bluesky',
        5120,
        '2026-11-21T06:00:00.000Z',
      ],
      [
        'signal',
        2,
        'Las Vegas Grand Prix',
        'https://bsky.app/profile/trending.bsky.app/feed/1235',
        'Bluesky',
        900,
        '2026-11-21T03:00:00.000Z',
      ],
    ])
  })

  test('RSS, Atom, RDF and JSON feeds', () => {
    expect(read(builtin('bbc'), recorded('bbc.xml')).map(short)).toEqual([
      [
        'headline',
        1,
        'Denmark to ban social media for under-15s',
        'https://www.bbc.com/news/articles/c1d1?at_medium=RSS&at_campaign=rss',
        'BBC News',
        null,
        '2026-11-21T07:30:00.000Z',
      ],
      [
        'headline',
        2,
        'Storm brings snow & rain to the north',
        'https://www.bbc.com/news/articles/c1d2?at_medium=RSS',
        'BBC News',
        null,
        '2026-11-21T09:00:00.000Z',
      ],
    ])
    expect(read(builtin('reddit'), recorded('reddit.xml')).map(short)).toEqual([
      [
        'headline',
        1,
        'Denmark to ban social media for under-15s',
        'https://www.reddit.com/r/worldnews/comments/1abc/denmark_to_ban/',
        'Reddit',
        null,
        '2026-11-21T08:00:00.000Z',
      ],
    ])
    const any = feedSource('https://feeds.example.org/all')
    expect(read(any, recorded('rdf.xml')).map(short)).toEqual([
      [
        'headline',
        1,
        'Café owners oppose cashless law',
        'https://tech.example.org/1',
        'Tech Example',
        null,
        '2026-11-21T10:00:00.000Z',
      ],
    ])
    expect(read(any, recorded('feed.json')).map(({ title, url }) => [title, url])).toEqual([
      ['Should libraries lend tools?', 'https://json.example.org/1'],
      ['Cities vote to cap rents', 'https://elsewhere.example.org/2'],
    ])
  })

  test('GDELT, which sets spaces before its commas', () => {
    expect(read(builtin('gdelt'), recorded('gdelt.json')).map(short)).toEqual([
      [
        'headline',
        1,
        'Denmark to ban social media for under - 15s, minister says',
        'https://www.dw.com/en/denmark-social-media-ban/a-1',
        'dw.com',
        null,
        '2026-11-21T10:15:00.000Z',
      ],
    ])
  })

  test('in the charset that it names', () => {
    const text =
      '<rss version="2.0"><channel><title>t</title><item><title>Café law</title><link>https://a.example/1</link></item></channel></rss>'
    const latin = Buffer.from(text, 'latin1')
    const any = feedSource('https://a.example/rss')
    expect(read(any, latin, 'text/xml; charset=ISO-8859-1')[0]?.title).toBe('Café law')
    const prolog = Buffer.from(`<?xml version="1.0" encoding="windows-1252"?>${text}`, 'latin1')
    expect(read(any, prolog, 'text/xml')[0]?.title).toBe('Café law')
    expect(read(any, latin, 'text/xml; charset=no-such')[0]?.title).toBe('Caf law')
  })
})

test('the names that the configuration takes are those of the sources', () => {
  expect(builtinSources.map(({ id }) => id)).toEqual([...scoutSourceNames])
  expect(builtinSources.filter(({ isOnByDefault }) => !isOnByDefault).map(({ id }) => id)).toEqual([
    'reddit',
    'gdelt',
  ])
})

describe('another shape is reported, not guessed at', () => {
  test.each(builtinSources.map((source) => [source.id, source] as const))('%s', (_id, source) => {
    for (const body of [
      '',
      '<!doctype html><title>Sign in</title>',
      '{"error":"gone"}',
      '[]x',
      'null',
      '<rss/>',
    ])
      expect(() => read(source, body), body).toThrow(ShapeError)
  })

  test('a count that is no number any more', () => {
    const text = String(recorded('hacker-news.json')).replaceAll('"points":', '"score":')
    expect(() => read(builtin('hacker-news'), text)).toThrow(ShapeError)
  })
})

describe('what a stranger could do with a feed does no harm', () => {
  const feed = (inner: string) =>
    `<rss version="2.0"><channel><title>t</title>${inner}</channel></rss>`
  const any = feedSource('https://a.example/rss')

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'https://u:p@a.example/',
    'https://',
    'http://localhost/x',
    `https://a.example/${'x'.repeat(600)}`,
  ])('a link to %s is none', (link) => {
    const found = read(any, feed(`<item><title>A title</title><link>${link}</link></item>`))
    expect(found).toEqual([])
  })

  test('a title is one line of plain text', () => {
    const title =
      '&lt;script&gt;alert(1)&lt;/script&gt;A &lt;b&gt;bold&lt;/b&gt;\n\u202Eclaim\u0007 ' +
      'x'.repeat(300)
    const [found] = read(
      any,
      feed(`<item><title>${title}</title><link>https://a.example/1</link></item>`),
    )
    expect(found?.title).toMatch(/^(?:alert\(1\))?A bold claim x+…$/)
    expect(found?.title.length).toBeLessThanOrEqual(200)
  })

  test('entities of the document stay unread, and 100,000 items are not read at all', () => {
    const lol = Array.from(
      { length: 9 },
      (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
    ).join('')
    const bomb = `<!DOCTYPE r [<!ENTITY l0 "lol">${lol}]>${feed('<item><title>&l9;</title><link>https://a.example/1</link></item>')}`
    for (const source of [any, builtin('google-trends')]) {
      const titles = tryRead(source, bomb).map(({ title }) => title)
      for (const title of titles) expect(title.length).toBeLessThan(20)
    }
    expect(() => read(any, feed('<item><title>a</title></item>'.repeat(100_000)))).toThrow(
      /100000 tags/,
    )
  })

  test('the worst that fits into 2 MB is read in 2 s of the processor and 50 MB', async () => {
    // a process with its tests fills some 30 MB; a reader that wants more than the rest is killed
    const worker = new Worker(new URL('../../../../scripts/hostile-feeds.ts', import.meta.url), {
      execArgv: [],
      stdout: true,
      resourceLimits: { maxOldGenerationSizeMb: 80 },
    })
    const [code] = (await once(worker, 'exit')) as [number]
    expect(code).toBe(0)
  })

  const tryRead = (source: Source, body: string): Finding[] => {
    try {
      return read(source, body)
    } catch (error) {
      if (error instanceof ShapeError) return []
      throw error
    }
  }

  test('1,000 mutated answers are read or refused, and nothing of them is unfit to be shown', () => {
    const files = {
      'google-trends': 'google-trends.xml',
      'hacker-news': 'hacker-news.json',
      wikipedia: 'wikipedia.json',
      'mastodon-tags': 'mastodon-tags.json',
      'mastodon-links': 'mastodon-links.json',
      bluesky: 'bluesky.json',
      bbc: 'bbc.xml',
      reddit: 'reddit.xml',
      npr: 'rdf.xml',
      guardian: 'feed.json',
      gdelt: 'gdelt.json',
    }
    const bodies = Object.entries(files).map(([id, file]) => [builtin(id), recorded(file)] as const)
    const dice = diceOf(20261121)
    let refused = 0
    for (let run = 0; run < 1000; run += 1) {
      const [source, body] = bodies[run % bodies.length] as (typeof bodies)[number]
      const mutated = mutate(body, dice)
      try {
        const found = source.read({ contentType: pick(charsets, dice), body: mutated }, now)
        expect(found.length).toBeLessThanOrEqual(600)
        for (const { title, url, rank } of found) {
          expect(url).toMatch(/^https?:\/\//)
          expect(title).toMatch(/^[^\p{Cc}\p{Cf}]{1,200}$/u)
          expect(rank).toBeGreaterThan(0)
        }
      } catch (error) {
        expect(error).toBeInstanceOf(ShapeError)
        refused += 1
      }
    }
    expect(refused).toBeGreaterThan(50)
    expect(refused).toBeLessThan(950)
  })
})

const charsets = [
  '',
  'text/xml; charset=utf-8',
  'text/xml; charset=utf-16le',
  'application/json; charset=shift_jis',
  'text/xml; charset="<bad>"',
]
const bits = [
  '<!--',
  ']]>',
  '<![CDATA[',
  '&#x0;',
  '&#xD800;',
  '"',
  '}',
  '\0',
  '<a><a><a>',
  '&amp;'.repeat(500),
  'javascript:alert(1)//',
  '\u202E',
  '9'.repeat(400),
  '-',
  'null',
  '<!DOCTYPE x [<!ENTITY a "b">]>',
  '[[[[[[',
  '\\u0000',
  '1e999',
  '∞'.repeat(3000),
]

const pick = <Value>(list: readonly Value[], dice: () => number): Value =>
  list[Math.floor(dice() * list.length)] as Value

/** Flips bits, cuts, doubles and puts in what parsers stumble over. */
const mutate = (body: Buffer, dice: () => number): Buffer => {
  let bytes = Buffer.from(body)
  for (let times = 1 + Math.floor(dice() * 4); times > 0; times -= 1) {
    const at = Math.floor(dice() * bytes.length)
    const kind = Math.floor(dice() * 5)
    if (kind === 0)
      for (let flips = 0; flips < 8; flips += 1) {
        const where = Math.floor(dice() * bytes.length)
        bytes[where] = (bytes[where] ?? 0) ^ (1 << Math.floor(dice() * 8))
      }
    if (kind === 1) bytes = bytes.subarray(0, Math.max(1, at))
    if (kind === 2)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        Buffer.from(pick(bits, dice)),
        bytes.subarray(at),
      ])
    if (kind === 3) bytes = Buffer.concat([bytes, bytes.subarray(at)])
    if (kind === 4)
      bytes = Buffer.concat([
        bytes.subarray(0, at),
        bytes.subarray(Math.min(bytes.length, at + 40)),
      ])
  }
  return bytes
}

/** mulberry32: the same thousand every time. */
const diceOf = (seed: number) => {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
