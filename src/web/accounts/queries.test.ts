import { expect, test, vi } from 'vitest'
import type { Call } from '#shared/endpoint.ts'
import { createCache } from '../data/cache.ts'
import { CallError } from '../call.ts'
import { viewerQuery } from './queries.ts'

const asked = async (answer: () => Promise<unknown>) => {
  const call = vi.fn(answer)
  const viewer = await createCache().fetchQuery(viewerQuery(call as unknown as Call))
  return { viewer, calls: call.mock.calls.length }
}

test('the person whom the site names is signed in; any error means a visitor, and nobody asks again', async () => {
  const ann = { id: 'ann', username: 'ann' }
  expect(await asked(() => Promise.resolve(ann))).toEqual({ viewer: ann, calls: 1 })
  for (const status of [401, 500]) {
    const refuse = () => Promise.reject(new CallError(status, '', 'Oh'))
    expect(await asked(refuse)).toEqual({ viewer: null, calls: 1 })
  }
})
