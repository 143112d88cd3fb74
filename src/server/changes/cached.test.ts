import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenTo } from '../../../tests/support/ears.ts'
import { type TestSite, testSite } from '../../../tests/support/site.ts'
import { ensureCast } from '../characters/cast.ts'
import { announce } from './announce.ts'

let site: TestSite
beforeAll(async () => {
  site = await testSite()
  await ensureCast(site.db)
})
afterAll(() => site.close())

test('who is seen typing bears the name that it has now', async () => {
  const ears = await listenTo(site.url)
  const { rows } = await sql<{ id: string }>`select id from characters limit 1`.execute(site.db)
  const characterId = rows[0]!.id
  const seen = async (replyId: number) => {
    const typing = { kind: 'typing', postId: 1, replyId, characterId, parentId: null } as const
    await announce(site.db, typing)
    const { data } = await ears.until(
      (sound) => sound.data.kind === 'typing' && sound.data.replyId === replyId,
    )
    return data.kind === 'typing' && data.character.name
  }
  const before = await seen(1)
  await sql`
    update character_versions set persona = jsonb_set(persona, '{name}', '"Another Name"')
    where character_id = ${characterId}`.execute(site.db)
  await announce(site.db, { kind: 'cast' })
  expect([before, await seen(2)]).toEqual([expect.not.stringMatching('Another'), 'Another Name'])
  ears.cut()
})
