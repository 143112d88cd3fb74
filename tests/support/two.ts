import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { Change } from '#server/changes/kinds.ts'
import { onCommit } from '#server/changes/commits.ts'
import { ensureCast } from '#server/characters/cast.ts'
import { type TestDatabase, testDatabase } from './db.ts'
import { type Person, bringIn } from './roles.ts'
import { thingsIn } from './things.ts'

type Ground = Pick<TestDatabase, 'db' | 'close'>
type Two = { ann: Person; ben: Person }

/**
 * One ground for the tests of a file, with the cast on it, and two new people for each of them:
 * Ann, who wrote something, and Ben. Gives what this process is told at once within the test.
 */
export const withTwo = <Stood extends Ground>(
  open: () => Promise<Stood>,
  begin: (ground: Stood, two: Two) => Promise<void> | void,
): Change[] => {
  const heard: Change[] = []
  let ground: Stood
  beforeAll(async () => {
    ground = await open()
    await ensureCast(ground.db)
    onCommit((committed) => committed && heard.push(committed))
  })
  beforeEach(async () => {
    await begin(ground, {
      ann: await bringIn(ground, 'owner'),
      ben: await bringIn(ground, 'other'),
    })
    heard.length = 0
  })
  afterAll(() => ground.close())
  return heard
}

/** A database without a site around it, and things to put into it. */
export const openThings = async () => {
  const database = await testDatabase()
  return { ...database, things: thingsIn(database.db) }
}
