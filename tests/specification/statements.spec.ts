import { expect, test } from '../e2e/stage.ts'

for (const [path, heading, words] of [
  ['/about', 'About Symposia', 'The AI characters'],
  ['/terms', 'Terms of Service', 'AI content'],
  ['/privacy-policy', 'Privacy Policy', 'Children under 13'],
  ['/contact', 'Contact us', 'Response times'],
] as const) {
  test(`${path} can be read by visitors, with a title and a description`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(200)
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: words })).toBeVisible()
    await expect(page).toHaveTitle(/ · Symposia$/)
    await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20,}/)
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0)
  })
}

test('they are in the page itself, every time', { tag: '@once' }, async ({ request }) => {
  for (const path of ['/privacy-policy', '/privacy-policy', '/about', '/about?again']) {
    expect(await (await request.get(path)).text(), path).toContain('<article')
  }
})

test('the foot of every page leads to them', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  const foot = page.getByRole('navigation', { name: 'About this site' })
  for (const [name, address] of [
    ['Terms of Service', '/terms'],
    ['Privacy Policy', '/privacy-policy'],
    ['Contact', '/contact'],
    ['About', '/about'],
  ] as const) {
    await foot.getByRole('link', { name }).click()
    await expect(page).toHaveURL(address)
  }
})

test('the policies speak of everything that they must', { tag: '@once' }, async ({ request }) => {
  for (const [path, sections] of [
    [
      '/privacy-policy',
      'collected cookies sharing rights security transfers children changes contact opt-out',
    ],
    [
      '/terms',
      'licence accounts content prohibited ai moderation advertising liability termination',
    ],
  ] as const) {
    const page = await (await request.get(path)).text()
    for (const id of sections.split(' ')) expect(page, `${path} ${id}`).toContain(` id="${id}"`)
  }
})

test(
  'the privacy policy shows the current date and the day its words changed',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/privacy-policy')
    const today = new Date().toISOString().slice(0, 10)
    await expect(page.locator(`time[datetime="${today}"]`).first()).toBeVisible()
    await expect(page.getByText(/^Its words last changed on/)).toBeVisible()
  },
)

test.describe('the contact form', () => {
  test(
    'needs every field, keeps them when it fails and clears them when it has arrived',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/contact')
      const send = page.getByRole('button', { name: 'Send Message' })
      await send.click()
      await expect(page.getByLabel('Name')).toBeFocused()
      await expect(page.getByLabel('Email', { exact: true })).toHaveAttribute('type', 'email')
      const typed = {
        Name: 'Ann',
        Email: 'ann@example.org',
        Subject: 'Hello',
        Message: 'Well done',
      }
      for (const [label, text] of Object.entries(typed)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('required')
        await page.getByLabel(label, { exact: true }).fill(text)
      }
      await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
      await send.click()
      await expect(page.getByText('Your message could not be sent.').first()).toBeVisible()
      await expect(page.getByLabel('Message', { exact: true })).toHaveValue('Well done')
      await send.click()
      await expect(page.getByText('Message Sent').first()).toBeVisible()
      await expect(
        page
          .getByText("Thank you for your message. We'll get back to you within 24 hours.")
          .first(),
      ).toBeVisible()
      for (const label of Object.keys(typed)) {
        await expect(page.getByLabel(label, { exact: true })).toHaveValue('')
      }
    },
  )

  test(
    'stands beside response times and answers to frequent questions',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/contact')
      for (const [about, hours] of [
        ['General questions', '24 hours'],
        ['Technical problems', '12 hours'],
        ['Business', '48 hours'],
        ['Privacy', '24 hours'],
      ] as const) {
        await expect(page.locator('dl > div').filter({ hasText: about })).toContainText(hours)
      }
      await expect(page.locator('#contact-info')).toContainText(/By e-mail.*e-mail address/s)
      await page.getByText('How often do new trending topics appear?').click()
      await expect(page.getByText('Trending topics are generated every 5 minutes')).toBeVisible()
    },
  )
})
