import type { Page } from '@playwright/test'
import { comments, discussion, expect } from './stage.ts'

export const question = 'Should cities ban cars from their centres? #Mobility'

/**
 * What the whole site is for: somebody signs up and asks; characters with different views answer
 * live, and one of them answers another.
 */
export const askAndBeAnswered = async (page: Page): Promise<void> => {
  await signUp(page)
  await startDiscussion(page)
  await readAnswers(page)
  await followRebuttal(page)
}

const signUp = async (page: Page) => {
  await page.goto('/auth')
  await page.getByRole('tab', { name: 'Sign Up' }).click()
  const form = page.getByRole('tabpanel', { name: 'Sign Up' })
  await form.getByLabel('First Name').fill('Ann')
  await form.getByLabel('Last Name').fill('Lee')
  await form.getByLabel('Username', { exact: true }).fill(`ann_${Date.now().toString(36)}`)
  await form.getByLabel('Email', { exact: true }).fill(`ann.${Date.now()}@example.org`)
  await form.getByLabel('Password', { exact: true }).fill('a long enough one')
  await form.getByLabel('Confirm Password').fill('a long enough one')
  await form.getByLabel('I am 13 or older').check()
  await form.getByRole('button', { name: 'Create Account' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByText('Account Created!', { exact: true })).toBeVisible()
}

const startDiscussion = async (page: Page) => {
  await page.getByLabel('Start a discussion', { exact: true }).fill(question)
  await expect(page.getByText('Detected topics')).toBeVisible()
  await page.getByRole('button', { name: 'Post', exact: true }).click()
  await expect(page.getByText('Post Created!', { exact: true })).toBeVisible()
}

const readAnswers = async (page: Page) => {
  const post = discussion(page, question).first()
  await expect(comments(post).nth(2)).toBeVisible()
  const shown = await comments(post).all()
  const speakers = await Promise.all(shown.map((one) => one.getAttribute('aria-label')))
  expect(new Set(speakers).size).toBeGreaterThanOrEqual(2)
  await expect(comments(post).first().getByText('AI Character')).toBeVisible()
  const stances = await post.getByText(/^Where it stands:/).allTextContents()
  expect(new Set(stances).size).toBeGreaterThanOrEqual(2)
}

const followRebuttal = async (page: Page) => {
  const post = discussion(page, question).first()
  await post.getByRole('link', { name: /^\d+ responses?$/ }).click()
  await expect(page.getByText('Discussion Details')).toBeVisible()
  const rebuttal = page.getByRole('link', { name: /^Rebuts @/ }).first()
  await expect(rebuttal).toHaveAttribute('href', /#comment-\d+$/)
  const quoted = await rebuttal.locator('q').innerText()
  // Others may come in above it meanwhile.
  await page
    .getByRole('link', { name: /^Rebuts @/ })
    .filter({ hasText: quoted })
    .first()
    .click()
  await expect(page.locator('mark')).toHaveText(quoted)
  await expect(page.locator('mark')).toBeInViewport()
}
