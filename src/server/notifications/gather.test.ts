import { expect, test, vi } from 'vitest'
import { testDatabase } from '../../../tests/support/db.ts'
import { onStatement } from '../../../tests/support/statements.ts'
import { gather } from './gather.ts'

type Plan = {
  'Node Type': string
  'Relation Name'?: string
  'Index Cond'?: string
  'Join Filter'?: string
  Plans?: Plan[]
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)]

test('whom to tell is looked up by their key, and no notice is compared with all others', async () => {
  const site = await testDatabase()
  const people = ['ann', 'ben'].map((id) => ({ id, username: id }))
  await site.db.insertInto('users').values(people).execute()
  const nobody = { postId: null, commentId: null, characterId: null, saidId: null }
  const follow = { kind: 'follow', about: 'you', personId: 'ben', at: new Date() } as const
  let text = ''
  onStatement((sent) => (text = sent))
  await gather(site.db, [{ userId: 'ann', ...nobody, ...follow }])
  vi.restoreAllMocks()
  const client = await site.pool.connect()
  // of a table with two rows anything may be read whole
  await client.query('set enable_seqscan = off')
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (generic_plan, format json) ${text}`,
  )
  client.release()
  const nodes = nodesOf(rows[0]!['QUERY PLAN'][0]!.Plan)
  const looks = nodes.filter((node) => node['Relation Name'] === 'users')
  expect(looks.map((node) => node['Index Cond'])).toEqual(['(id = given.user_id)'])
  expect(nodes.filter((node) => node['Join Filter'])).toEqual([])
  await site.close()
})
