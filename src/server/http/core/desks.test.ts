import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
})
afterAll(() => site.close())

/** Some that lead elsewhere or fail halfway are among them: they leave reads behind. */
const paths = (postId: number) => [
  '/',
  '/settings',
  '/profile',
  '/bookmarks',
  '/drafts',
  '/notifications',
  `/post/${postId}`,
  '/post/999999',
  '/auth',
  '/profile/nobody-here',
  '/admin',
]

test('pages that are drawn at the same time for different people show nobody what is another’s', async () => {
  const names = ['ann_desk', 'bob_desk', 'cid_desk']
  const members = await Promise.all(names.map((name) => site.signUp(name)))
  const { id } = (await members[0]!.post('/api/posts', { content: 'Whose desk is this?' })).body
  const readers = [
    ...members.map((browser) => ({ browser, email: browser.user.email! })),
    { browser: site.visitor(), email: null },
  ]
  const asked = [1, 2, 3].flatMap(() =>
    paths(id).flatMap((path) => readers.map((reader) => ({ path, ...reader }))),
  )
  const read = await Promise.all(
    asked.map(async ({ browser, ...rest }) => {
      const { body } = await browser.send(rest.path, { redirect: 'manual' })
      return { ...rest, page: String(body) }
    }),
  )
  for (const { path, email, page } of read) {
    const others = readers.filter((other) => other.email !== null && other.email !== email)
    for (const other of others) expect(page, path).not.toContain(other.email)
  }
  const own = read.filter(({ email, page }) => email !== null && page.includes(email))
  expect(own.length).toBeGreaterThanOrEqual(members.length * 3)
}, 60_000)
