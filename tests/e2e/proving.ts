import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Site } from './stage.ts'
import { expect } from './stage.ts'

/** Opens the link that this page's person was mailed, as somebody does who may vote. */
export const prove = async (page: Page, { folder }: Site): Promise<void> => {
  const { email } = (await (await page.request.get('/api/user')).json()) as { email: string }
  let token: string | undefined
  await expect.poll(() => (token = tokenFor(email, join(folder, 'outbox')))).toBeTruthy()
  const answer = await page.request.post('/api/verify-email', { data: { token } })
  expect(answer.ok()).toBe(true)
}

const tokenFor = (email: string, outbox: string): string | undefined =>
  mailsIn(outbox)
    .filter((mail) => mail.includes(`To: ${email}`))
    .map((mail) => /verify-email\?token=([\w-]+)/.exec(mail)?.[1])
    .find(Boolean)

/** In one line each, however the mail broke them. */
const mailsIn = (outbox: string): string[] => {
  try {
    return readdirSync(outbox).map((file) =>
      readFileSync(join(outbox, file), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '='),
    )
  } catch {
    return []
  }
}
