import { readFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { bareGround } from '../../../../tests/support/bare.ts'
import { record } from '../../moderation/audit.ts'

const ground = bareGround(new Date('2026-05-01T12:00:00Z'))
const migration = new URL('../../../../migrations/0024-administrators.sql', import.meta.url)

test('of the administrators of an earlier version the environment owns those that it made', async () => {
  const { db } = ground.database
  const hour = 3_600_000
  const madeAt = ground.now
  const admin = async (by: string | null, email: string | null, laterMs = 0) => {
    const { id } = await ground.person({ is_admin: true, email, created_at: madeAt })
    const at = new Date(madeAt.getTime() + laterMs)
    if (by) await record(db, { at, actor: by, action: 'make_admin', subject: `profile ${id}` })
    return id
  }
  const owned = [
    await admin('environment', null),
    await admin('environment', 'set-later@example.org', 20),
    await admin(null, null),
  ]
  const others = [
    await admin('environment', 'squatter@example.org', hour),
    await admin('command', null),
    await admin('command', 'promoted@example.org', hour),
    await admin(null, 'promoted-before-the-log@example.org'),
    (await ground.person()).id,
  ]
  const update = /update users [^;]+;/.exec(readFileSync(migration, 'utf8'))?.[0] ?? ''
  await sql.raw(update).execute(db)
  const { rows } = await sql<{ id: string }>`
    select id from users where is_from_environment and id = any(${[...owned, ...others]})
  `.execute(db)
  expect(rows.map(({ id }) => id).toSorted()).toEqual(owned.toSorted())
})
