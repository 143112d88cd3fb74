import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { mutedWords as mutedWordsLimits } from '#shared/hiding.ts'
import { type TestDatabase, testDatabase } from '../../../tests/support/db.ts'
import { type Person, bringIn } from '../../../tests/support/roles.ts'
import { ensureCast } from '../characters/cast.ts'
import { notifyCommit, onCommit } from '../changes/commits.ts'
import type { Hub } from '../changes/hub.ts'
import type { Change } from '../changes/kinds.ts'
import { hiddenFrom, isHidden, isShown, keepHidden } from './hidden.ts'
import { setCharacterHiding, setHiding, setMutedWords } from './hidings.ts'

const at = new Date('2026-05-01T12:00:00Z')

let database: TestDatabase
let db: TestDatabase['db']
beforeAll(async () => {
  database = await testDatabase()
  ;({ db } = database)
  await ensureCast(db)
})
let ann: Person
let ben: Person
let eve: Person
beforeEach(async () => {
  ;[ann, ben, eve] = [
    await bringIn(database, 'owner'),
    await bringIn(database, 'other'),
    await bringIn(database, 'other'),
  ]
})
afterAll(() => database.close())

const hide = (who: Person, whom: Person, kind: 'mute' | 'block' | null) =>
  setHiding(db, { userId: who.id, personId: whom.id, kind, at })
const mutedWords = (who: Person, ...words: string[]) => setMutedWords(db, { userId: who.id, words })

/** What of these is kept from somebody: by the rule in the process, and by the one in a query. */
const kept = async (who: Person, said: { authorId: string; content: string }[]) => {
  const hidden = await hiddenFrom(db, who.id)
  const shown = isShown(hidden, { author: sql`said.author`, content: sql`said.content` })
  const { rows } = await sql<{ shown: boolean }>`
    select ${shown} as shown
    from unnest(${said.map(({ authorId }) => authorId)}::text[],
      ${said.map(({ content }) => content)}::text[]) with ordinality as said (author, content, n)
    order by n
  `.execute(db)
  const inProcess = said.map((one) => isHidden(hidden, one))
  expect(rows.map(({ shown: is }) => !is)).toEqual(inProcess)
  return inProcess
}
const silentHub = { onChange: () => () => true } as unknown as Hub
const hello = ({ id }: Person, content = 'Hello, you!') => ({ authorId: id, content })

test('nothing is kept from a visitor, nor from a member who hides nothing', async () => {
  const all = { isNone: true, people: new Set(), blocked: new Set(), words: [] }
  const noDatabase = {} as typeof db
  expect(await hiddenFrom(noDatabase, null)).toMatchObject(all)
  expect(await hiddenFrom(db, ann.id)).toMatchObject(all)
  expect(await kept(ann, [hello(ben), hello(ann)])).toEqual([false, false])
})

test('whom somebody mutes is kept from them, and they from nobody', async () => {
  await hide(ann, ben, 'mute')
  expect(await kept(ann, [hello(ben), hello(eve), hello(ann)])).toEqual([true, false, false])
  expect(await kept(ben, [hello(ann)])).toEqual([false])
  const { isNone, people, blocked } = await hiddenFrom(db, ann.id)
  expect([isNone, people, blocked]).toEqual([false, new Set([ben.id]), new Set()])
})

test('a block keeps both from each other', async () => {
  await hide(ann, ben, 'block')
  expect(await kept(ann, [hello(ben), hello(eve)])).toEqual([true, false])
  expect(await kept(ben, [hello(ann), hello(eve)])).toEqual([true, false])
  expect((await hiddenFrom(db, ben.id)).blocked).toEqual(new Set([ann.id]))
})

test('what a hidden character says is kept from the member who hid it', async () => {
  const seen = (hidden: Awaited<ReturnType<typeof hiddenFrom>>, characterId: string) =>
    !isHidden(hidden, { authorId: null, characterId, content: 'Beep' })
  await setCharacterHiding(db, { userId: ann.id, characterId: 'skeptic', kind: 'mute', at })
  const hidden = await hiddenFrom(db, ann.id)
  expect([seen(hidden, 'skeptic'), seen(hidden, 'optimist')]).toEqual([false, true])
  expect(isHidden(hidden, { authorId: null, characterId: null, content: 'Beep' })).toBe(false)
  expect(seen(await hiddenFrom(db, ben.id), 'skeptic')).toBe(true)
})

test('muted words keep others’ texts away that have them as whole words, in any letters', async () => {
  await mutedWords(ann, 'cat', 'c++', 'größe', 'route 66')
  const said = [
    'A cat!',
    'CAT',
    'the catalogue',
    'bobcat',
    'cat_1',
    'I write C++.',
    'c+',
    'Die Größe zählt',
    'Übergröße',
    'Along Route 66',
    'Route 666',
  ]
  const isKept = [true, true, false, false, false, true, false, true, false, true, false]
  expect(
    await kept(
      ann,
      said.map((content) => hello(ben, content)),
    ),
  ).toEqual(isKept)
  expect(await kept(ann, [hello(ann, 'My own cat')])).toEqual([false])
  expect(await kept(ben, [hello(ann, 'A cat!')])).toEqual([false])
})

test('the longest lists of muted words are within what the database can look for', async () => {
  const { most, length } = mutedWordsLimits
  const words = Array.from({ length: most }, (_word, at) =>
    String.fromCodePoint(...Array.from({ length }, (_none, n) => 0x4e00 + at * length + n)),
  )
  await mutedWords(ann, ...words)
  expect(await kept(ann, [hello(ben, `So: ${words[99]}!`), hello(ben)])).toEqual([true, false])
})

test('what is kept in memory is read once, and anew when somebody changed it', async () => {
  const fromLog: ((change: Change, cursor: null) => void)[] = []
  let subscriptions = 0
  const hub = {
    onChange: (hear: (change: Change, cursor: null) => void) => {
      fromLog.push(hear)
      const forget = onCommit((committed) => committed && hear(committed, null))
      subscriptions += 1
      return () => {
        forget()
        subscriptions -= 1
      }
    },
  } as unknown as Hub
  const hiddenKept = keepHidden({ db, hub })
  const isKept = () => hiddenKept.known(ann.id)?.people.has(ben.id)
  expect(isKept()).toBeUndefined()
  await hiddenKept.of(ann.id)
  expect(isKept()).toBe(false)

  const change = { kind: 'hiding' as const, userIds: [ann.id] }
  await hide(ann, ben, 'mute')
  await hiddenKept.settled()
  expect(isKept()).toBe(true)
  expect(await hiddenKept.settled()).toEqual([])

  await db.deleteFrom('hidings').where('user_id', '=', ann.id).execute()
  notifyCommit()
  notifyCommit({ kind: 'trending' })
  notifyCommit({ kind: 'hiding', userIds: [eve.id] })
  await hiddenKept.settled()
  expect([isKept(), hiddenKept.known(eve.id)]).toEqual([true, undefined])
  for (const hear of fromLog) hear(change, null)
  await hiddenKept.settled()
  expect(isKept()).toBe(false)

  hiddenKept.close()
  expect(subscriptions).toBe(0)
  await hide(ann, ben, 'mute')
  await hiddenKept.settled()
  expect(isKept()).toBe(false)
})

test('what is kept in memory is bounded: with too many people the one who came longest ago is forgotten', async () => {
  const hiddenKept = keepHidden({ db, hub: silentHub }, 2)
  for (const person of [ann, ben]) await hiddenKept.of(person.id)
  expect([ann, ben].map(({ id }) => hiddenKept.known(id) === undefined)).toEqual([false, false])
  await hiddenKept.of(eve.id)
  const isNew = [ann, ben, eve].map(({ id }) => hiddenKept.known(id) === undefined)
  expect(isNew).toEqual([true, false, false])
  hiddenKept.close()
})

test('a reading that fails is not kept', async () => {
  let isAway = true
  const ask: typeof db.executeQuery = async (...asked) => {
    if (isAway) throw new Error('away')
    return db.executeQuery(...asked)
  }
  const failing = Object.create(db, { executeQuery: { value: ask } }) as typeof db
  const hiddenKept = keepHidden({ db: failing, hub: silentHub })
  await expect(hiddenKept.of(ann.id)).rejects.toThrow('away')
  await hiddenKept.settled()
  isAway = false
  expect(await hiddenKept.of(ann.id)).toMatchObject({ isNone: true })
  hiddenKept.close()
})
