import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testSite } from '../../../../tests/support/site.ts'

test('a write for which the database has no room is refused with the reason', async () => {
  const site = await testSite()
  const ann = await site.signUp()
  // What PostgreSQL says of a full disk; tests/full-disk.test.ts has a real one, where it may make one.
  await sql`
    create function no_room() returns trigger language plpgsql as
      $$ begin raise 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger no_room before insert on posts execute function no_room()
  `.execute(site.db)
  const { status, body, headers } = await ann.post('/api/posts', { content: 'Too much' })
  expect([status, body.code]).toEqual([503, 'no_room'])
  expect(body.message).toContain('no room left')
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await ann.get('/api/posts')).status).toBe(200)
  await site.close()
})
