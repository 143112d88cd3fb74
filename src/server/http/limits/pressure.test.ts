import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { testSite } from '../../../../tests/support/site.ts'
import { until } from '../../../../tests/support/processes.ts'

test('while calls pile up new ones are refused at once, and nobody who was let in is', async () => {
  const site = await testSite({ env: { RATE_LIMIT_SCALE: '1' } })
  const person = await site.signUp()
  const { body: post } = await person.post('/api/posts', {
    content: 'A post',
    aiSeats: 'humans_only',
  })
  const like = { targetType: 'post', targetId: post.id, liked: true }
  const visitor = site.visitor()
  await visitor.get('/api/posts')

  const holder = await site.pool.connect()
  await holder.query('begin')
  await holder.query('select from posts where id = $1 for update', [post.id])
  const waiting = Array.from({ length: 40 }, () => person.post('/api/interactions/like', like))
  const isRefused = async () => (await visitor.get('/api/stories')).status === 503
  await until(() => Promise.race([isRefused(), sleep(100, false)]), 'a new call is refused')
  const refused = await visitor.get('/api/stories')
  expect([refused.status, refused.body.code]).toEqual([503, 'unavailable'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await visitor.get('/api/posts')).status).toBe(200)
  expect((await visitor.get('/healthz')).status).toBe(200)

  await holder.query('commit')
  holder.release()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await visitor.get('/api/stories')).status).toBe(200)
  await site.close()
})

test('one address alone keeps nobody out: what is too much of it waits, and is served', async () => {
  const site = await testSite({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const person = await site.signUp()
  const { body: post } = await person.post('/api/posts', { content: 'A post' })
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const like = { targetType: 'post', targetId: post.id, liked: true }

  const holder = await site.pool.connect()
  await holder.query('begin')
  await holder.query('select from posts where id = $1 for update', [post.id])
  const waiting = Array.from({ length: 40 }, () =>
    person.post('/api/interactions/like', like, from),
  )
  await until(() => site.app.callsUnderWay() === 4, 'four calls are under way')
  await sleep(200)
  expect(site.app.callsUnderWay()).toBe(4)
  const other = { 'x-forwarded-for': '203.0.113.10' }
  expect((await site.visitor().get('/api/stories', other)).status).toBe(200)
  const leaving = new AbortController()
  const left = fetch(`${site.url}/api/stories`, { headers: from, signal: leaving.signal })
  await sleep(50)
  leaving.abort()
  await left.catch(() => undefined)

  await holder.query('commit')
  holder.release()
  const statuses = (await Promise.all(waiting)).map(({ status }) => status)
  expect(new Set(statuses)).toEqual(new Set([200]))
  expect((await site.visitor().get('/api/stories', from)).status).toBe(200)
  expect(site.app.callsUnderWay()).toBe(0)
  await site.close()
})

test('who asks for what is not there holds no place for it', async () => {
  const site = await testSite({ env: { RATE_LIMIT_SCALE: '1', TRUST_PROXY: '1' } })
  const from = { 'x-forwarded-for': '203.0.113.9' }
  const paths = ['/api/nowhere', '/assets/nowhere.js', '/nowhere', '/post/999999']
  for (let n = 0; n < 12; n += 1) {
    const { status } = await site.visitor().get(paths[n % paths.length]!, from)
    expect(status).toBe(404)
  }
  expect(site.app.callsUnderWay()).toBe(0)
  await site.close()
})
