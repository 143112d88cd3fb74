import { AxeBuilder } from '@axe-core/playwright'
import { ask, enter, expect, secondPage, test } from '../e2e/stage.ts'

test('names are completed by keyboard', async ({ page, browser, site }) => {
  const other = await secondPage(browser, site)
  const { username } = await enter(other, 'Zoe Quinn')
  await enter(page)
  const id = await ask(page, `Who is here, ${Date.now().toString(36)}?`)
  await page.goto(`/post/${id}`)
  const box = page.getByRole('textbox', { name: 'Your response' })
  const list = page.getByRole('listbox', { name: 'Names and topics' })
  await box.pressSequentially('Ask @dar')
  await expect(list.getByRole('option')).toHaveCount(1)
  await expect(box).toHaveAttribute('aria-activedescendant', /@\w+/)
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id: rule }) => rule)).toEqual(
    [],
  )
  await page.keyboard.press('Enter')
  await expect(box).toHaveValue(/^Ask @\w+ $/)
  await expect(list).toHaveCount(0)
  await box.pressSequentially(`and @${username.slice(0, -1)}`)
  await expect(list.getByRole('option').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toHaveCount(0)
  await expect(box).toBeFocused()
  await page.keyboard.type(username.slice(-1))
  await expect(list.getByRole('option', { name: username })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(box).toHaveValue(new RegExp(`and @${username} $`))
  await expect(box).toBeFocused()
})

test('topics are completed with a finger', async ({ page }) => {
  await enter(page)
  const tag = `Ferries${Date.now().toString(36)}`
  await ask(page, `On boats #${tag}`)
  await page.goto('/')
  const box = page.getByRole('textbox', { name: 'Start a discussion' })
  await box.pressSequentially(`More about #${tag.slice(0, -2)}`)
  await page.getByRole('option', { name: `#${tag}` }).click()
  await expect(box).toHaveValue(`More about #${tag} `)
  await expect(page.getByText('Detected topics')).toBeVisible()
})
