import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, enter, expect, keeper, secondPage, testWithKeeper as test } from '../e2e/stage.ts'

const signIn = (page: Page) => page.request.post('/api/admin/login', { data: keeper })
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In', exact: true })
const fill = async (page: Page, { username, password }: typeof keeper) => {
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
const openTab = async (page: Page, name: string) => {
  await page.getByRole('tab', { name }).click()
  return page.getByRole('tabpanel', { name })
}

test.describe('the administrator login', () => {
  test('leads to the panel, after both fields are filled', { tag: '@once' }, async ({ page }) => {
    await page.goto('/admin-login')
    await expect(page.getByRole('heading', { name: 'Administrator Login' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
    await expect(submit(page)).toBeDisabled()
    await page.getByLabel('Username').fill(keeper.username)
    await expect(submit(page)).toBeDisabled()
    await fill(page, keeper)
    await submit(page).click()
    await expect(page).toHaveURL('/admin')
    await expect(page.getByText('Admin access granted', { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  })

  test('says why it refuses', { tag: '@once' }, async ({ page }) => {
    await page.goto('/admin-login')
    await fill(page, { ...keeper, password: 'a wrong one' })
    await submit(page).click()
    await expect(page.getByText('Access denied', { exact: true })).toBeVisible()
    await expect(
      page.getByText('That e-mail, username or password is wrong.', { exact: true }),
    ).toBeVisible()
    await page.route('/api/admin/login', async (route) => {
      await expect(page.getByRole('button', { name: 'Signing In...' })).toBeDisabled()
      await route.fulfill({ status: 401, body: '' })
    })
    await submit(page).click()
    await expect(page.getByText('Invalid admin credentials', { exact: true })).toBeVisible()
  })

  test('says when the site cannot be reached', { tag: '@once' }, async ({ page }) => {
    await page.goto('/admin-login')
    await page.route('/api/admin/login', (route) => route.abort())
    await fill(page, keeper)
    await submit(page).click()
    await expect(page.getByText('Login failed', { exact: true })).toBeVisible()
    await expect(
      page.getByText('Unable to connect to admin authentication service', { exact: true }),
    ).toBeVisible()
  })
})

test.describe('the admin panel', () => {
  test('asks a visitor to log in', { tag: '@once' }, async ({ page }) => {
    expect((await page.goto('/admin'))?.status()).toBe(401)
    await expect(page.getByRole('heading', { name: 'Login Required' })).toBeVisible()
    await page.getByRole('link', { name: 'Go to Login' }).click()
    await expect(page).toHaveURL('/auth')
  })

  test('refuses a member', { tag: '@once' }, async ({ page }) => {
    await enter(page)
    expect((await page.goto('/admin'))?.status()).toBe(403)
    await expect(page.getByRole('heading', { name: 'Admin Access Required' })).toBeVisible()
    await expect(
      page.getByText('You do not have permission to access the admin panel.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByRole('link', { name: 'Admin Panel' })).toHaveCount(0)
  })

  test('says that it verifies the credentials', { tag: '@once' }, async ({ page }) => {
    await signIn(page)
    await page.goto('/')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route('/api/admin/overview', (route) => asked.then(() => route.continue()))
    await page.getByRole('link', { name: 'Admin Panel' }).click()
    await expect(page.getByText('Verifying admin credentials...')).toBeVisible()
    answer()
    await expect(page.getByRole('heading', { name: 'Admin Panel' })).toBeVisible()
  })

  test('has four tabs, and an overview of real counts', { tag: '@once' }, async ({ page }) => {
    await enter(page)
    await ask(page, 'Something to count #Counting')
    await signIn(page)
    await page.goto('/')
    const counts = [
      ['Total Posts', 'totalPosts', 1234],
      ['Total Comments', 'totalComments', 2345],
      ['AI Responses', 'aiResponses', 3456],
      ['SEO Keywords', 'seoKeywords', 4567],
    ] as const
    // What characters say meanwhile would change the real ones.
    await page.route('/api/admin/overview', async (route) => {
      const real = (await (await route.fetch()).json()) as { totalPosts: number }
      expect(real.totalPosts).toBeGreaterThan(0)
      const told = Object.fromEntries(counts.map(([, field, count]) => [field, count]))
      await route.fulfill({ json: { ...real, ...told } })
    })
    await page.getByRole('link', { name: 'Admin Panel' }).click()
    await expect(page.getByText('Analytics, SEO and system management')).toBeVisible()
    await expect(page.getByRole('tab')).toContainText([
      'Overview',
      'SEO Keywords',
      'Performance',
      'Recommendations',
    ])
    const panel = page.getByRole('tabpanel', { name: 'Overview' })
    for (const [name, , count] of counts) {
      const card = panel.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
      await expect(card.locator('dd')).toHaveText(count.toLocaleString('en'))
    }
    await panel.getByText('The same as a table').click()
    await expect(panel.getByRole('row')).toHaveCount(31)
  })
})

test(
  'every tab of the panel is an address that reads without JavaScript',
  { tag: '@once' },
  async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    await signIn(page)
    const keyword = `Readable ${Date.now()}`
    await page.request.post('/api/seo/keywords', { data: { keyword, category: 'AI' } })
    await page.goto('/admin')
    await page.getByRole('tab', { name: 'SEO Keywords' }).click()
    await expect(page).toHaveURL('/admin?tab=keywords')
    await expect(page.getByRole('listitem').filter({ hasText: keyword })).toBeVisible()
    await page.getByRole('tab', { name: 'Performance' }).click()
    await expect(page.getByRole('article', { name: keyword })).toBeVisible()
    await context.close()
  },
)

test.describe('what waits for an administrator', () => {
  test(
    'is counted on its tab; a message is read and marked as answered, and opened again',
    { tag: '@once' },
    async ({ page, browser, site }) => {
      const subject = `A question ${Date.now()}`
      const visitor = await secondPage(browser, site)
      const message = { name: 'Ann', email: 'ann@example.org', subject, message: 'Who decides?' }
      await visitor.request.post('/api/contact', { data: message })
      await signIn(page)
      await page.goto('/admin')
      const tab = page.getByRole('tab', { name: /^Messages \(\d+\)$/ })
      await expect(tab).toBeVisible()
      await tab.click()
      await expect(page).toHaveURL('/admin?tab=messages')
      const one = page.getByRole('listitem').filter({ hasText: subject })
      await expect(one).toContainText('Ann, ann@example.org')
      await expect(one.getByRole('link', { name: 'Reply by mail' })).toHaveAttribute(
        'href',
        /^mailto:ann%40example\.org\?subject=Re%3A%20A%20question/,
      )
      await page.getByRole('button', { name: `Mark as answered: ${subject}` }).click()
      await expect(one).toHaveCount(0)
      await page.getByLabel(/^Answered \(\d+\)$/).check()
      await expect(one).toContainText('Answered by keeper')
      await page.getByRole('button', { name: `Open again: ${subject}` }).click()
      await page.getByLabel(/^Open \(\d+\)$/).check()
      await expect(one).toBeVisible()
      const found = await new AxeBuilder({ page }).analyze()
      expect(found.violations.map(({ id }) => id)).toEqual([])
    },
  )
})

test.describe('keywords', () => {
  test('are removed, once it has been asked', { tag: '@once' }, async ({ page }) => {
    await signIn(page)
    const keyword = `Gone ${Date.now()}`
    await page.request.post('/api/seo/keywords', { data: { keyword } })
    await page.goto('/admin?tab=keywords')
    const row = page.getByRole('listitem').filter({ hasText: keyword })
    await page.getByRole('button', { name: `Remove ${keyword}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Keep it' }).last().click()
    await expect(row).toBeVisible()
    await page.getByRole('button', { name: `Remove ${keyword}` }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
    await expect(page.getByText('Keyword removed', { exact: true })).toBeVisible()
    await expect(row).toHaveCount(0)
  })

  test(
    'are added, ignored when blank, and listed with what is known',
    { tag: '@once' },
    async ({ page }) => {
      await signIn(page)
      await page.goto('/admin')
      let answer = () => {}
      const asked = new Promise<void>((resolve) => (answer = resolve))
      let added = 0
      await page.route('/api/seo/keywords', async (route) => {
        if (route.request().method() === 'GET') await asked
        else added += 1
        await route.continue()
      })
      const panel = await openTab(page, 'SEO Keywords')
      await expect(panel.getByText('Loading keywords...')).toBeVisible()
      answer()
      const category = panel.getByRole('combobox', { name: 'Category' })
      await expect(category).toHaveValue('General')
      await expect(category.getByRole('option')).toHaveText([
        'General',
        'AI',
        'Technology',
        'Social Media',
        'News',
        'Environment',
        'Marketing',
      ])
      const keyword = `Basic income ${Date.now()}`
      const field = panel.getByLabel('Keyword', { exact: true })
      await field.fill('   ')
      await panel.getByRole('button', { name: 'Add Keyword' }).click()
      await field.fill(keyword)
      await category.selectOption('News')
      await panel.getByRole('button', { name: 'Add Keyword' }).click()
      await expect(page.getByText('Keyword added successfully', { exact: true })).toBeVisible()
      await expect(field).toHaveValue('')
      expect(added, 'a blank keyword is not sent').toBe(1)
      const row = panel.getByRole('listitem').filter({ hasText: keyword })
      await expect(row).toContainText('News')
      await expect(row.getByText('Unknown')).toHaveCount(3)

      await field.fill(keyword.toUpperCase())
      await panel.getByRole('button', { name: 'Add Keyword' }).click()
      await expect(page.getByText('Error', { exact: true })).toBeVisible()
      await expect(
        page.getByText('That keyword is already tracked.', { exact: true }),
      ).toBeVisible()

      const csv = `Keyword\tVolume\tDifficulty\tGrowth\n${keyword}\t1,200\t35\t20\n`
      const file = Buffer.from(`\uFEFF${csv}`, 'utf16le')
      await panel
        .getByLabel('CSV file')
        .setInputFiles({ name: 'export.csv', mimeType: 'text/csv', buffer: file })
      await panel.getByRole('button', { name: 'Import' }).click()
      await expect(row).toContainText('1,200')
      await expect(row).toContainText('35 of 100')
      await expect(row).toContainText('Rising')
    },
  )
})

test.describe('the tabs', () => {
  test('say that they are loading', { tag: '@once' }, async ({ page }) => {
    await signIn(page)
    for (const [name, part, words] of [
      ['Performance', 'performance', 'Loading performance data...'],
      ['Recommendations', 'recommendations', 'Loading recommendations...'],
    ] as const) {
      await page.goto('/admin')
      let answer = () => {}
      const asked = new Promise<void>((resolve) => (answer = resolve))
      await page.route(`/api/seo/${part}`, (route) => asked.then(() => route.continue()))
      const panel = await openTab(page, name)
      await expect(panel.getByText(words)).toBeVisible()
      answer()
      await expect(panel.getByText(words)).toHaveCount(0)
    }
  })
})

/** What a page sees when its tab goes to the back. */
const hide = `
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))`

test.describe('performance', () => {
  test(
    'is measured of visits that a search engine led here',
    { tag: '@once' },
    async ({ page, browser, site }) => {
      const word = `Zebra${Date.now()}`
      await enter(page)
      const id = await ask(page, `What about ${word}?`)
      await signIn(page)
      await page.request.post('/api/seo/keywords', { data: { keyword: word } })
      const visitor = await secondPage(browser, site)
      await visitor.goto(`/post/${id}`, { referer: 'https://www.google.com/' })
      await expect(visitor.getByText(word).first()).toBeVisible()
      const traffic = async () => {
        await visitor.evaluate(hide)
        const answer = await page.request.get('/api/seo/performance')
        const records = (await answer.json()) as { keyword: string; organicTraffic: number }[]
        return records.find(({ keyword }) => keyword === word)?.organicTraffic
      }
      await expect.poll(traffic).toBe(1)

      await page.goto('/admin')
      const panel = await openTab(page, 'Performance')
      const record = panel.getByRole('article', { name: word })
      for (const [name, value] of [
        ['Organic traffic', '1'],
        ['Click-through rate', 'Not connected'],
        ['Impressions', 'Not connected'],
        ['Clicks', 'Not connected'],
        ['Bounce rate', '100%'],
        ['Average time', /^\d+m \d+s$/],
        ['Conversion rate', '0%'],
      ] as const) {
        const pair = record
          .locator('dl > div')
          .filter({ has: page.getByText(name, { exact: true }) })
        await expect(pair.locator('dd')).toHaveText(value)
      }
    },
  )
})

test.describe('recommendations', () => {
  test('have all their values and can be marked as done', { tag: '@once' }, async ({ page }) => {
    await signIn(page)
    await page.goto('/admin?tab=recommendations')
    const panel = page.getByRole('tabpanel', { name: 'Recommendations' })
    const first = panel.getByRole('listitem').filter({ hasText: 'Mark as Done' }).first()
    await expect(first).toContainText(/(high|medium|low) priority/)
    for (const [priority, tone] of [
      ['high', /ai-red/],
      ['medium', /ai-yellow/],
      ['low', /ai-emerald/],
    ] as const) {
      for (const badge of await panel.getByText(`${priority} priority`).all()) {
        await expect(badge).toHaveClass(tone)
      }
    }
    for (const name of ['Current', 'Suggested', 'Estimated impact']) {
      await expect(first.getByText(name, { exact: true })).toBeVisible()
    }
    const mark = first.getByRole('button', { name: /^Mark as Done/ })
    const name = (await mark.getAttribute('aria-label')) ?? ''
    await mark.click()
    await expect(
      page.getByText('Recommendation marked as implemented', { exact: true }),
    ).toBeVisible()
    await expect(panel.getByRole('button', { name, exact: true })).toHaveCount(0)
    await expect(panel.getByText('Done', { exact: true }).first()).toBeVisible()
  })

  test(
    'show what was found, the priority in its colour, and stay when they cannot be marked',
    { tag: '@once' },
    async ({ page }) => {
      await signIn(page)
      await page.goto('/admin')
      const tones = [
        ['high', /tone-ai-red/],
        ['medium', /tone-ai-yellow/],
        ['low', /tone-ai-emerald/],
        ['some other', /badge-quiet/],
      ] as const
      const found = tones.map(([priority], id) => ({
        id,
        priority,
        type: `Type ${id}`,
        recommendation: `Do ${id}`,
        currentValue: `Now ${id}`,
        suggestedValue: `Then ${id}`,
        estimatedImpact: `Impact ${id}`,
        isImplemented: priority === 'low',
      }))
      await page.route('/api/seo/recommendations', (route) => route.fulfill({ json: found }))
      const panel = await openTab(page, 'Recommendations')
      for (const [id, [priority, tone]] of tones.entries()) {
        const one = panel.getByRole('listitem').nth(id)
        for (const words of ['Type', 'Do', 'Now', 'Then', 'Impact']) {
          await expect(one.getByText(`${words} ${id}`, { exact: true })).toBeVisible()
        }
        const badge = one.getByText(`${priority} priority`, { exact: true })
        await expect(badge).toHaveClass(tone)
        await expect(one.getByRole('button')).toHaveCount(priority === 'low' ? 0 : 1)
      }
      await page.route('/api/seo/recommendations/0/implement', (route) =>
        route.fulfill({ status: 500, body: '' }),
      )
      const mark = panel.getByRole('button', { name: 'Mark as Done: Do 0' })
      await mark.click()
      await expect(page.getByText('Error', { exact: true })).toBeVisible()
      await expect(mark).toBeEnabled()
    },
  )
})

test(
  'the admin screens have no faults that can be found by rule, and fit the screen',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    const [phone, desk] = [
      { width: 390, height: 844 },
      { width: 1280, height: 900 },
    ]
    const faults = async (colorScheme: 'light' | 'dark') => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      return violations.map(({ id, nodes }) => `${colorScheme} ${id} ${nodes[0]?.html}`)
    }
    const look = async (address: string) => {
      await page.goto(address)
      await expect(page.getByText(/^Loading .*\.\.\.$/)).toHaveCount(0)
      expect(await faults('light'), address).toEqual([])
      expect(await faults('dark'), address).toEqual([])
      for (const viewport of [phone, desk]) {
        await page.setViewportSize(viewport)
        const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        expect(over, `${address} at ${viewport.width}`).toBeLessThanOrEqual(0)
      }
    }
    for (const path of ['/admin-login', '/admin']) await look(path)
    await signIn(page)
    for (const tab of [
      'overview',
      'keywords',
      'performance',
      'recommendations',
      'ai',
      'ai&character=skeptic',
      'scout',
    ]) {
      await look(`/admin?tab=${tab}`)
    }
  },
)
