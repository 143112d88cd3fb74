import { afterEach, expect, test } from 'vitest'
import type { Comparison } from '#shared/comparison.ts'
import { startModel, words } from '../../../tests/support/model.ts'
import { bringIn, browserOf } from '../../../tests/support/roles.ts'
import { testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'
import { startWorker } from '../tasks.ts'

const open: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

const openSite = async (env: Record<string, string> = {}) => {
  const site = await testSite({ env })
  await ensureCast(site.db)
  const worker = await startWorker(site.services, { hasChores: false })
  open.push(worker.stop, site.close)
  const admin = browserOf(site, await bringIn(site, 'admin'))
  const path = '/api/admin/ai/comparison'
  const compare = async (content: string) => {
    const waiting = (await admin.post(path, { content })).body as Comparison
    expect(waiting).toMatchObject({ content, state: 'waiting' })
    await worker.drain()
    return (await admin.get(path)).body as Comparison
  }
  return { site, compare }
}

const question = 'Should cities ban cars from their centres?'

test('model and library answer a post side by side, and nothing of it is published', async () => {
  const model = await startModel((name) => words[name]?.[0] ?? '')
  const { site, compare } = await openSite(model.env)
  open.push(model.stop)
  const { state, byModel, byLibrary, ...rest } = await compare(question)
  expect([state, rest.model]).toEqual(['done', 'gpt-4o-mini'])
  expect(byModel).toHaveLength(3)
  for (const { text, fault } of byModel)
    expect([
      Object.values(words)
        .flat()
        .includes(text ?? ''),
      fault,
    ]).toEqual([true, null])
  expect(byLibrary.length).toBeGreaterThanOrEqual(3)
  expect(await site.db.selectFrom('posts').select('id').execute()).toEqual([])
  expect(await site.db.selectFrom('comments').select('id').execute()).toEqual([])
})

test('what the gate would not publish is said', async () => {
  const model = await startModel(() => 'Read https://elsewhere.example and think about cars again.')
  const { compare } = await openSite(model.env)
  open.push(model.stop)
  const { byModel } = await compare(question)
  for (const { fault } of byModel) expect(fault).toBe('it holds a link')
})

test('without a model the library answers alone', async () => {
  const { compare } = await openSite()
  const { state, byModel, byLibrary } = await compare(question)
  expect([state, byModel.length, byLibrary.length > 0]).toEqual(['no_model', 0, true])
})
