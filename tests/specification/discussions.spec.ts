import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { ask, comments, discussion, enter, expect, secondPage, test } from '../e2e/stage.ts'

const writeMany = async (page: Page, count: number, words: string) => {
  for (let number = 1; number <= count; number += 1) await ask(page, `${words} ${number}`)
}
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const likeAsOther = (page: Page, targetId: number) =>
  page.request.post('/api/interactions/like', { data: { targetType: 'post', targetId } })

test.describe('home', () => {
  test('has its three columns of cards, and welcomes who is signed in', async ({ page }) => {
    await enter(page)
    await page.goto('/')
    for (const name of [
      'Trending Topics',
      'Popular Categories',
      'Viral Right Now',
      'Previous Posts',
      'AI Character Lineup',
      'How AI Characters Work',
      'Popular Contributors',
      'Share Symposia',
    ]) {
      await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
    }
    await expect(page.locator('#categories li')).toHaveText([
      'Technology',
      'Science',
      'Politics',
      'Environment',
      'Business',
      'Healthcare',
      'Education',
      'Innovation',
    ])
    await expect(page.getByText('Welcome back!', { exact: true })).toBeVisible()
    const cast = (await (await page.request.get('/api/ai-characters')).json()) as {
      handle: string
      specialties: string[]
    }[]
    for (const { handle, specialties } of cast) {
      await expect(page.locator('#lineup')).toContainText(`@${handle} · ${specialties[0]}`)
    }
    await button(page, 'Share this site').click()
    await expect(page.getByRole('dialog', { name: 'Share' })).toBeVisible()
  })

  test(
    'shows what is rising and who is popular by what people really did',
    { tag: '@once' },
    async ({ page, browser, site }) => {
      await enter(page, 'Rosa Quist')
      const words = `Rising at ${Date.now()}`
      const id = await ask(page, words)
      const reader = await secondPage(browser, site)
      await enter(reader)
      expect((await likeAsOther(reader, id)).status()).toBe(200)
      await expect(async () => {
        await reader.goto('/')
        await expect(reader.locator('#rising')).toContainText(words, { timeout: 500 })
        await expect(reader.locator('#contributors')).toContainText('Rosa Quist', { timeout: 500 })
      }).toPass()
      await reader
        .locator('#contributors')
        .getByRole('link', { name: /Rosa Quist/ })
        .first()
        .click()
      await expect(reader).toHaveURL(/\/profile\//)
      await reader.context().close()
    },
  )

  test(
    'loads previous posts on demand, more of them, and hides them',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page)
      const words = `Long ago ${Date.now()}, number`
      await writeMany(page, 45, words)
      await page.goto('/')
      const oldest = discussion(page, `${words} 20`)
      await expect(oldest).toHaveCount(0)
      await button(page, 'Load Previous Posts').click()
      await expect(oldest).toHaveCount(1)
      await expect(page.getByText(`${words} 1`, { exact: true })).toHaveCount(0)
      // It pushes the last one that is shown on to the next page.
      await ask(page, `${words} 46`)
      await button(page, 'Load More Previous Posts').click()
      await expect(page.getByText(`${words} 1`, { exact: true })).toHaveCount(1)
      await expect(page.getByText(`${words} 6`, { exact: true })).toHaveCount(1)
      await button(page, 'Hide Previous Posts').click()
      await expect(oldest).toHaveCount(0)
      await button(page, 'Load Previous Posts').click()
      await expect(oldest).toHaveCount(1)
      await expect(page.getByText(`${words} 1`, { exact: true })).toHaveCount(0)
    },
  )
})

test.describe('previous posts', () => {
  test(
    'lists posts with all that tells them apart, ten at a time',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page, 'Lena Moss')
      const long = `Long words ${Date.now()} ${'and so on '.repeat(40)} #Listed`
      const id = await ask(page, long)
      await page.request.post(`/api/posts/${id}/comments`, { data: { content: 'An answer' } })
      await writeMany(page, 9, `Later ${Date.now()}, number`)
      await page.goto('/')
      await page.goto('/previous-posts')
      const entry = page.locator(`#post-${id}`)
      await expect(entry).toContainText('Lena Moss')
      await expect(entry.getByRole('time')).toHaveText(/now|ago/)
      await expect(entry).toContainText('#Listed')
      await expect(entry).toContainText(`Post #${id}`)
      await expect(entry).toContainText('1 response')
      await expect(entry).toContainText('Latest response by Lena Moss')
      const words = (await entry.locator('p.whitespace-pre-line').textContent()) ?? ''
      expect([...words].length).toBeLessThanOrEqual(200)
      expect([...words].length).toBeGreaterThan(190)
      expect(words).toMatch(/…$/)
      await expect(page.getByRole('article')).toHaveCount(10)
      await page.getByRole('link', { name: 'Load More Posts' }).click()
      await expect(page.getByRole('article')).not.toHaveCount(10)
      await entry.getByRole('link', { name: `View post #${id}` }).click()
      await expect(page).toHaveURL(`/post/${id}`)
    },
  )

  test('are read without JavaScript too', { tag: '@once' }, async ({ browser, site, page }) => {
    await enter(page)
    await writeMany(page, 11, `Plain ${Date.now()}, number`)
    const plain = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false })
    const reader = await plain.newPage()
    await reader.goto('/previous-posts')
    await expect(reader.getByRole('article')).toHaveCount(10)
    const first = await reader.getByRole('article').first().getAttribute('id')
    await reader.getByRole('link', { name: 'Load More Posts' }).click()
    await expect(reader).toHaveURL('/previous-posts?offset=10')
    await expect(reader.locator(`#${first}`)).toHaveCount(0)
    await reader.getByRole('link', { name: 'Newest posts' }).click()
    await expect(reader.locator(`#${first}`)).toHaveCount(1)
    await plain.close()
  })
})

test.describe('a post by itself', () => {
  test('says what it is, and that nobody has responded', { tag: '@once' }, async ({ page }) => {
    await enter(page, 'Lena Moss')
    const words = `${'A title that goes on and on '.repeat(10)}#Alone`
    const id = await ask(page, words)
    await page.goto(`/post/${id}`)
    await expect(page.getByText('Discussion Details')).toBeVisible()
    const opening = page.locator(`#post-${id}`)
    await expect(opening).toContainText(words)
    await expect(opening).toContainText('Lena Moss')
    await expect(opening.getByRole('time')).toHaveText(/now|ago/)
    await expect(page.getByText(`Post #${id}`)).toBeVisible()
    await expect(page.getByText('#Alone', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Responses (0)' })).toBeVisible()
    const empty = 'No responses yet. Be the first to join the discussion!'
    await expect(page.getByText(empty)).toBeVisible()
    const title = await page.title()
    expect(title).toMatch(/^A title that goes on .* · Symposia$/)
    expect(title.length).toBeLessThanOrEqual(80)
    const description = page.locator('meta[name=description]')
    await expect(description).toHaveAttribute('content', /^A title that goes on .{150,179}$/)
  })

  test(
    'names its hashtags and the five hottest as keywords, 15 at most',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page)
      const many = Array.from({ length: 12 }, (_, at) => `Own${at + 1}`)
      const hot = Array.from({ length: 7 }, (_, at) => `Hot${at + 1}`)
      const topics = hot.map((hashtag) => ({ id: hashtag, hashtag, discussionCount: 1 }))
      await page.route('**/api/trending', (route) => route.fulfill({ json: topics }))
      for (const [tags, keywords] of [
        [['Alone'], ['Alone', ...hot.slice(0, 5)]],
        [many, [...many.slice(0, 10), ...hot.slice(0, 5)]],
      ] as const) {
        const id = await ask(page, `Named ${tags.map((tag) => `#${tag}`).join(' ')}`)
        await page.goto('/previous-posts')
        await page.getByRole('link', { name: `View post #${id}` }).click()
        const found = page.locator('meta[name=keywords]')
        await expect(found).toHaveAttribute('content', keywords.join(', '))
      }
    },
  )

  test('that is not there says so, with the right status', { tag: '@once' }, async ({ page }) => {
    for (const address of ['/post/999999', '/post/nothing']) {
      expect((await page.goto(address))?.status()).toBe(404)
      await expect(page.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
      await expect(page.getByText('Sorry, this post could not be found.')).toBeVisible()
      const onward = page.getByRole('link', { name: 'Browse All Discussions' })
      await expect(onward).toHaveAttribute('href', '/')
    }
  })

  test('jumps to the latest of many responses', async ({ page }) => {
    await enter(page)
    const id = await ask(page, 'Many answers')
    for (const content of ['One', 'Two', 'Three', 'Four', 'The latest']) {
      await page.request.post(`/api/posts/${id}/comments`, { data: { content } })
    }
    await page.goto(`/post/${id}`)
    await page.getByRole('link', { name: 'Jump to latest' }).click()
    await expect(page.getByText('The latest', { exact: true })).toBeInViewport()
  })
})

test.describe('one’s own words', () => {
  test(
    'can be edited; readers see that and what they were, at once',
    { tag: '@once' },
    async ({ page, browser, site }) => {
      await enter(page)
      const words = `Original words ${Date.now()}`
      const id = await ask(page, words)
      const reader = await secondPage(browser, site)
      await reader.goto(`/post/${id}`)
      await expect(reader.getByText(words)).toBeVisible()
      await page.goto(`/post/${id}`)
      await button(page, 'Edit').click()
      const box = page.getByLabel('Your post')
      await expect(box).toHaveValue(words)
      await box.fill(`${words}, better #Better`)
      await page.reload()
      await expect(box).toHaveValue(`${words}, better #Better`)
      await button(page, 'Save').click()
      await expect(box).toHaveCount(0)
      await expect(page.getByText(`${words}, better`)).toBeVisible()

      await expect(reader.getByText(`${words}, better`)).toBeVisible()
      await expect(button(reader, 'Edit')).toHaveCount(0)
      await button(reader, 'edited').click()
      await expect(reader.getByRole('dialog').getByText(words, { exact: true })).toBeVisible()
      await reader.context().close()
    },
  )

  test('can be deleted, and that taken back', { tag: '@once' }, async ({ page, browser, site }) => {
    await enter(page)
    const words = `Regretted ${Date.now()}`
    const id = await ask(page, words)
    const reader = await secondPage(browser, site)
    await reader.goto(`/post/${id}`)
    await page.goto('/')
    const card = discussion(page, words)
    await card.getByRole('button', { name: 'Delete' }).click()
    await expect(card).toHaveCount(0)
    await expect(reader.getByRole('heading', { name: 'Post Not Found' })).toBeVisible()
    await button(page, 'Undo').click()
    await expect(card).toHaveCount(1)
    expect((await reader.goto(`/post/${id}`))?.status()).toBe(200)

    await card.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByText('Post deleted', { exact: true })).toBeVisible()
    expect((await reader.goto(`/post/${id}`))?.status()).toBe(404)
    await reader.context().close()
  })

  test(
    'leave their place in the thread where somebody answered',
    { tag: '@once' },
    async ({ page }) => {
      await enter(page)
      const id = await ask(page, `A thread ${Date.now()}`)
      const write = async (content: string, parentId?: number) => {
        const data = { content, parentId }
        const answer = await page.request.post(`/api/posts/${id}/comments`, { data })
        return ((await answer.json()) as { id: number }).id
      }
      await write('The answer', await write('Rash words'))
      await page.goto(`/post/${id}`)
      await comments(page).first().getByRole('button', { name: 'Delete' }).click()
      await expect(page.getByText('This response was deleted by its author.')).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Responses (1)' })).toBeVisible()
      await expect(page.getByText('Rash words')).toHaveCount(0)
      await button(page, 'Undo').click()
      await expect(page.getByText('Rash words').first()).toBeVisible()
    },
  )
})

test('bookmarks are kept on a page of their own', { tag: '@once' }, async ({ page }) => {
  await enter(page)
  const words = `Worth keeping ${Date.now()}`
  await ask(page, words)
  await page.goto('/')
  const mark = discussion(page, words).getByRole('button', { name: 'Bookmark' })
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/bookmarks')
  await expect(discussion(page, words)).toBeVisible()
  await page.goto('/')
  await mark.click()
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await page.goto('/bookmarks')
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})

test('a visitor’s bookmarks lead to signing in', { tag: '@once' }, async ({ page }) => {
  await page.goto('/bookmarks')
  await expect(page).toHaveURL('/auth')
})

test('the composer has a screen of its own, which leads back to the feed', async ({ page }) => {
  await enter(page)
  await page.goto('/create-post')
  const words = `From the large composer ${Date.now()}`
  await page.getByLabel('Start a discussion', { exact: true }).fill(`${words} #Large`)
  await expect(page.getByText('Detected topics')).toBeVisible()
  await page.getByLabel('Who may answer').selectOption('humans_only')
  await button(page, 'Post').click()
  await expect(page).toHaveURL('/')
  // first what goes by itself
  await expect(page.getByText('Post Created!', { exact: true })).toBeVisible()
  await expect(discussion(page, words)).toBeVisible()
})

test('a phone’s bar has Home, Trending, Post and Profile', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enter(page)
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(bar.getByRole('link')).toHaveText(['Home', 'Trending', 'Post', 'Profile'])
  await bar.getByRole('link', { name: 'Post' }).click()
  await expect(page).toHaveURL('/create-post')
})

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme })

    test(
      'lists, composer and edits are free of faults that can be found by rule',
      { tag: '@once' },
      async ({ page }) => {
        await enter(page)
        const id = await ask(page, `Checked by rule ${Date.now()} #Checked`)
        await page.request.put(`/api/posts/${id}`, { data: { content: 'Changed #Checked' } })
        await page.request.put(`/api/posts/${id}/bookmark`)
        for (const path of ['/previous-posts', '/create-post', '/bookmarks', `/post/${id}`]) {
          await page.goto(path)
          if (path.startsWith('/post/')) await button(page, 'Edit').click()
          await expect(page.getByRole('heading').first()).toBeVisible()
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(
            violations.map(({ id: rule, nodes }) => `${rule}: ${nodes[0]?.html}`),
            path,
          ).toEqual([])
        }
      },
    )
  })
}
