import type { FullConfig } from '@playwright/test'
import { openTemplates } from '../support/postgres.ts'

/** What Playwright begins and ends a run with: the databases that the sites of its workers clone. */
export default async ({ workers }: FullConfig) => {
  const { templates, close } = await openTemplates(workers)
  process.env['TEST_TEMPLATES'] = JSON.stringify(templates)
  return close
}
