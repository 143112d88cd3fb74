import { expect, test } from 'vitest'
import { aComment, aThread } from '#web/posts/samples.ts'
import { isSpokenIn } from '#web/ads/rules.ts'
import { testSite } from '../support/site.ts'

test('without ADS_CLIENT there is no ads.txt and the policy admits nobody else', async () => {
  const site = await testSite()
  expect((await site.visitor().get('/ads.txt')).status).toBe(404)
  const policy = (await site.visitor().get('/healthz')).headers.get('content-security-policy')
  expect(policy).not.toContain('google')
  await site.close()
})

test('with ADS_CLIENT ads.txt names the publisher and the policy admits the ad network', async () => {
  const site = await testSite({ env: { ADS_CLIENT: 'ca-pub-1234567890123456' } })
  const { status, body, headers } = await site.visitor().get('/ads.txt')
  expect([status, body]).toEqual([
    200,
    'google.com, pub-1234567890123456, DIRECT, f08c47fec0942fa0\n',
  ])
  const policy = headers.get('content-security-policy')?.split('; ') ?? []
  const scripts = policy.find((rule) => rule.startsWith('script-src '))
  expect(scripts).toContain('https://*.googlesyndication.com')
  expect(scripts).not.toContain('unsafe')
  expect(policy).toContain("default-src 'none'")
  await site.close()
})

test('a discussion in which no person has spoken has no advertisement', () => {
  const scouted = { userId: 'ai_system' }
  expect(isSpokenIn(aThread(scouted))).toBe(false)
  expect(isSpokenIn(aThread({ ...scouted, comments: [aComment({ isAiResponse: true })] }))).toBe(
    false,
  )
  expect(isSpokenIn(aThread({ ...scouted, comments: [aComment({ isAiResponse: false })] }))).toBe(
    true,
  )
  expect(isSpokenIn(aThread({ userId: 'ann' }))).toBe(true)
})
