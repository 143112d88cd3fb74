import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, test, vi } from 'vitest'
import { encodingFor, openPageCache, packPage, toPage } from './cache.ts'

const page = (html: string, status = 200) => packPage({ status, html: [html] })
const draws = () => {
  let count = 0
  return { count: () => count, draw: async () => page(`drawing ${(count += 1)}`) }
}
const text = async (made: { as: (encoding: 'identity') => Promise<Buffer> | Buffer }) =>
  (await made.as('identity')).toString()

describe('visitors’ pages', () => {
  test('are drawn once, also when many ask at the same time', async () => {
    const cache = openPageCache()
    const { draw, count } = draws()
    await Promise.all([1, 2, 3].map(async () => cache.read('/', draw)))
    await cache.read('/', draw)
    expect(count()).toBe(1)
  })

  test('are drawn anew after something happened on them', async () => {
    const cache = openPageCache()
    const { draw } = draws()
    await cache.read('/', draw)
    cache.drop('/')
    expect(await text(await cache.read('/', draw))).toBe('drawing 2')
  })

  test('are not kept when something happened while they were drawn', async () => {
    const cache = openPageCache()
    const { draw } = draws()
    const early = cache.read('/', draw)
    cache.drop('/')
    const late = cache.read('/', draw)
    expect(await text(await early)).toBe('drawing 1')
    expect(await text(await late)).toBe('drawing 2')
    expect(await text(await cache.read('/', draw))).toBe('drawing 2')
  })

  test('are kept only when they are good, and a failure is not kept either', async () => {
    const cache = openPageCache()
    await cache.read('/post/9', async () => page('none', 404))
    await expect(cache.read('/post/9', () => Promise.reject(new Error('away')))).rejects.toThrow()
    expect(await text(await cache.read('/post/9', async () => page('there')))).toBe('there')
  })

  test('leave when there are too many, the longest unread first', async () => {
    const cache = openPageCache()
    // Random letters stay about this large when they are compressed.
    const large = randomBytes(10 * 1024 * 1024).toString('base64')
    const read = (path: string) => cache.read(path, async () => page(large))
    await read('/a')
    await read('/b')
    await read('/a')
    await read('/c')
    const { draw, count } = draws()
    await cache.read('/a', draw)
    expect(count()).toBe(0)
    await cache.read('/b', draw)
    expect(count()).toBe(1)
  })
})

describe('pages of a site that is reached by several names', () => {
  test('are each name’s own, and leave together', async () => {
    const cache = openPageCache()
    const { draw } = draws()
    await cache.read('/', draw, 'http://one')
    await cache.read('/', draw, 'http://other')
    expect(await text(cache.find('/', 'http://one')!)).toBe('drawing 1')
    expect(await text(cache.find('/', 'http://other')!)).toBe('drawing 2')
    cache.drop('/')
    expect([cache.find('/', 'http://one'), cache.find('/', 'http://other')]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('stay, however many names somebody makes up', async () => {
    const cache = openPageCache()
    const { draw, count } = draws()
    await cache.read('/', draw, 'http://one')
    for (let n = 0; n < 1_000; n += 1) cache.find('/', `http://made-up-${n}`)
    for (let n = 0; n < 100; n += 1) await cache.read('/', draw, `http://made-up-${n}`)
    await cache.read('/', draw, 'http://one')
    expect(count()).toBe(101)
  })
})

describe('a page', () => {
  test.each([
    ['kept', packPage],
    ['sent once', toPage],
  ])('that is %s says the same in every encoding', async (_which, make) => {
    const made = await make({ status: 200, html: ['<p>Grü', Buffer.from('ße</p>')] })
    expect(await text(made)).toBe('<p>Grüße</p>')
    expect(brotliDecompressSync(await made.as('br')).toString()).toBe('<p>Grüße</p>')
    expect(gunzipSync(await made.as('gzip')).toString()).toBe('<p>Grüße</p>')
  })

  test('that is asked for again and again becomes smaller and says the same', async () => {
    const html = Array.from({ length: 900 }, (_, at) => `<p class="thought">Thought ${at * at}</p>`)
    const made = await packPage({ status: 200, html })
    const first = made.ready('br')?.bytes.length ?? 0
    const now = () => made.ready('br')?.bytes ?? Buffer.alloc(0)
    await vi.waitUntil(() => now().length < first)
    expect(brotliDecompressSync(now()).toString()).toBe(html.join(''))
    expect(made.bytes).toBe(first)
  })

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    [undefined, 'identity'],
  ] as const)('for a browser that takes %s is sent as %s', (accepted, encoding) => {
    expect(encodingFor(accepted)).toBe(encoding)
  })
})
