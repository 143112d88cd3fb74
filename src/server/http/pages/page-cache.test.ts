import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { openPageCache } from './page-cache.ts'
import { packPage } from './compressed-page.ts'

const page = (html: string, status = 200) => packPage({ status, html: [html], drawMs: 0 })
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
    await Promise.all([1, 2, 3].map(async () => cache.read('/', ['feed'], draw)))
    await cache.read('/', ['feed'], draw)
    expect(count()).toBe(1)
  })

  test('are drawn anew after a change of what they show, and only then', async () => {
    const cache = openPageCache()
    const { draw } = draws()
    const read = async () => text(await cache.read('/post/7', ['post:7', 'thread:7'], draw))
    await read()
    cache.invalidate(['feed', 'post:8', 'stories'])
    expect(await read()).toBe('drawing 1')
    cache.invalidate(['feed', 'post:7'])
    expect(await read()).toBe('drawing 2')
    cache.invalidate(['thread:7'])
    expect(await read()).toBe('drawing 3')
  })

  test('are all drawn anew when names, characters or trends are others', async () => {
    const cache = openPageCache()
    const { draw, count } = draws()
    for (const tag of ['people', 'cast', 'trending'] as const) {
      await cache.read('/terms', [], draw)
      cache.invalidate([tag])
      expect(cache.find('/terms')).toBeUndefined()
    }
    expect(count()).toBe(3)
  })

  test('are not kept when something happened while they were drawn', async () => {
    const cache = openPageCache()
    const { draw } = draws()
    const early = cache.read('/', ['feed'], draw)
    cache.invalidate(['feed'])
    const late = cache.read('/', ['feed'], draw)
    expect(await text(await early)).toBe('drawing 1')
    expect(await text(await late)).toBe('drawing 2')
    expect(await text(await cache.read('/', ['feed'], draw))).toBe('drawing 2')
  })

  test('are kept only when they are good, and a failure is not kept either', async () => {
    const cache = openPageCache()
    const read = async (draw: () => ReturnType<typeof page>) => cache.read('/post/9', [], draw)
    await read(async () => page('none', 404))
    await expect(read(() => Promise.reject(new Error('away')))).rejects.toThrow()
    expect(await text(await read(async () => page('there')))).toBe('there')
  })

  test('leave when there are too many, the longest unread first', async () => {
    const cache = openPageCache()
    // Random letters stay about this large when they are compressed.
    const large = randomBytes(10 * 1024 * 1024).toString('base64')
    const read = (key: string) => cache.read(key, ['feed'], async () => page(large))
    await read('/a')
    await read('/b')
    await read('/a')
    await read('/c')
    expect([cache.find('/a'), cache.find('/b')].map(Boolean)).toEqual([true, false])
    cache.invalidate(['feed'])
    expect([cache.find('/a'), cache.find('/c')].map(Boolean)).toEqual([false, false])
  })

  test('stay, however many keys somebody makes up', async () => {
    const cache = openPageCache()
    const { draw, count } = draws()
    await cache.read('/ one', ['feed'], draw)
    for (let n = 0; n < 1_000; n += 1) cache.find(`/ made-up-${n}`)
    for (let n = 0; n < 100; n += 1) await cache.read(`/ made-up-${n}`, ['feed'], draw)
    await cache.read('/ one', ['feed'], draw)
    expect(count()).toBe(101)
  })
})
