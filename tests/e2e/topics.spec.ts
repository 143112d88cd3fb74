import { AxeBuilder } from '@axe-core/playwright'
import { ask, discussion, enter, expect, test } from './stage.ts'

test(
  'topics, categories and the search are free of faults that can be found by rule',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    await ask(page, 'Should cities ban cars from their centres? #Mobility')
    for (const path of ['/topic/Mobility', '/category/Environment', '/search?q=cities&by=people']) {
      await page.goto(path)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(
        violations.map(({ id }) => id),
        path,
      ).toEqual([])
    }
  },
)

test(
  'every hashtag leads to its topic, from where a discussion about it is started',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const tag = `Canal${Date.now()}`
    await ask(page, `Should towns dig new canals? #${tag}`)
    await page.goto('/')
    await discussion(page, tag)
      .getByRole('link', { name: `#${tag}` })
      .first()
      .click()
    await expect(page.getByRole('heading', { name: `#${tag}`, level: 1 })).toBeVisible()
    await expect(page.getByText('1 discussion in the last seven days')).toBeVisible()
    await expect(discussion(page, tag)).toBeVisible()
    await page.getByRole('link', { name: `Start a discussion about #${tag}` }).click()
    await expect(page.getByLabel('Start a discussion', { exact: true })).toHaveValue(`#${tag} `)
  },
)

test(
  'who types in the search box chooses from suggestions with the arrow keys',
  { tag: '@once' },
  async ({ page }) => {
    await enter(page)
    const tag = `Zeppelin${Date.now()}`
    await ask(page, `Are airships coming back? #${tag}`)
    await page.goto('/contact')
    const box = page.getByRole('combobox', { name: 'Search' })
    await expect(box).toHaveAttribute('placeholder', 'Search trending topics...')
    await box.pressSequentially('zeppelin')
    const option = page.getByRole('option', { name: `#${tag}` })
    await expect(option).toBeVisible()
    await box.press('ArrowDown')
    await expect(option).toHaveAttribute('aria-selected', 'true')
    await box.press('Enter')
    await expect(page).toHaveURL(`/topic/${tag}`)

    await box.fill('airships')
    await box.press('Enter')
    await expect(page).toHaveURL('/search?q=airships')
    await expect(page.locator('mark', { hasText: 'airships' }).first()).toBeVisible()
    await page.getByText('Filters').click()
    await page.getByLabel('Who writes').selectOption('AI characters and the Scout')
    await page
      .getByRole('search', { name: 'Search' })
      .getByRole('button', { name: 'Search' })
      .click()
    await expect(page.getByText('Nothing was found for “airships”.')).toBeVisible()
  },
)

test(
  'what is typed before the page is alive has suggestions when it is, and without a network the page goes on',
  { tag: '@once' },
  async ({ page, context }) => {
    await enter(page)
    const tag = `Gondola${Date.now()}`
    await ask(page, `Should cities build cable cars? #${tag}`)
    let letOn = () => {}
    const meanwhile = new Promise<void>((resolve) => (letOn = resolve))
    await page.route('**/assets/vendor-*.js', async (route) => {
      await meanwhile
      await route.continue()
    })
    await page.goto('/contact', { waitUntil: 'commit' })
    const box = page.getByRole('combobox', { name: 'Search' })
    await box.pressSequentially('gondola')
    letOn()
    await expect(page.getByRole('option', { name: `#${tag}` })).toBeVisible()
    await expect(box).toHaveValue('gondola')

    await page.goto('/contact')
    await context.setOffline(true)
    await box.pressSequentially('gondola')
    await page.keyboard.press('Tab')
    await expect(box).toHaveValue('gondola')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'topics, categories and the search can be read and used',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page)
      const word = `vaccine${Date.now()}`
      await ask(page, `Is the ${word} vaccine from this hospital safe, doctor? #Vaccines`)
      await page.context().clearCookies()
      await page.goto('/')
      await page.getByRole('link', { name: 'Healthcare' }).click()
      await expect(page.getByRole('heading', { name: 'Healthcare', level: 1 })).toBeVisible()
      await expect(discussion(page, word)).toBeVisible()
      await discussion(page, word).getByRole('link', { name: '#Vaccines' }).click()
      await expect(page.getByRole('heading', { name: '#Vaccines', level: 1 })).toBeVisible()
      await page.getByRole('link', { name: 'Most active' }).click()
      await expect(discussion(page, word)).toBeVisible()
      await page.getByRole('combobox', { name: 'Search' }).fill(word)
      await page.getByRole('combobox', { name: 'Search' }).press('Enter')
      await expect(page.locator('mark', { hasText: word })).toBeVisible()
    },
  )
})
