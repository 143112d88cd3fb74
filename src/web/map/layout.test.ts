import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aComment } from '#web/posts/samples.ts'
import { layOut, type Place, placeHeight, postPlace } from './layout.ts'
import { stepFrom } from './steps.ts'

/** Any thread of up to a hundred, oldest first: each answers the post or somebody earlier. */
const threads = fc.array(fc.nat(), { maxLength: 100 }).map((answered) =>
  answered.map((pick, at) => {
    const parent = pick % (at + 1)
    return aComment({ id: at + 1, parentId: parent === 0 ? null : parent })
  }),
)
const widths = fc.integer({ min: 280, max: 1400 })
const anyMap = fc.tuple(threads, widths)
const holds = (check: (map: ReturnType<typeof layOut>, width: number, count: number) => void) =>
  fc.assert(
    fc.property(anyMap, ([comments, width]) =>
      check(layOut(comments, width), width, comments.length),
    ),
  )

const overlap = (a: Place, b: Place) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + placeHeight && b.y < a.y + placeHeight

describe('the map of any thread', () => {
  test('has the post and each comment once', () =>
    holds(({ places }, _, count) => {
      expect(new Set(places.map(({ id }) => id)).size).toBe(count + 1)
      expect(places).toHaveLength(count + 1)
    }))

  test('stays within its width and height, and leaves room for words', () =>
    holds(({ places, height }, width) => {
      for (const { x, y, width: own } of places) {
        expect(x).toBeGreaterThanOrEqual(0)
        expect(x + own).toBeLessThanOrEqual(width)
        expect(own).toBeGreaterThan(130)
        expect(y + placeHeight).toBeLessThanOrEqual(height)
      }
    }))

  test('lays nothing over anything else', () =>
    holds(({ places }) => {
      for (const [at, one] of places.entries())
        for (const other of places.slice(at + 1)) expect(overlap(one, other)).toBe(false)
    }))

  test('shows an answer further in and never above what it answers', () =>
    holds(({ places }) => {
      const byId = new Map(places.map((place) => [place.id, place]))
      for (const place of places) {
        const answered = byId.get(place.answers ?? -1)
        if (!answered) expect(place.id).toBe(postPlace)
        else {
          expect(place.depth).toBe(answered.depth + 1)
          expect(place.x).toBeGreaterThan(answered.x)
          expect(place.y).toBeGreaterThanOrEqual(answered.y)
        }
      }
    }))

  test('is reached everywhere by arrow keys', () =>
    holds((map) => {
      const seen = new Set([postPlace])
      for (const from of seen)
        for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'])
          seen.add(stepFrom(map, from, key) ?? from)
      expect(seen.size).toBe(map.places.length)
    }))
})

const few = [
  aComment({ id: 1 }),
  aComment({ id: 2 }),
  aComment({ id: 3, parentId: 1 }),
  aComment({ id: 4, parentId: 1 }),
]

test('a wide map has a column for each level, and an arrow down stays in it', () => {
  const map = layOut(few, 900)
  expect(map.isAcross).toBe(true)
  expect(stepFrom(map, 1, 'ArrowDown')).toBe(2)
  expect(stepFrom(map, 1, 'ArrowRight')).toBe(3)
  expect(stepFrom(map, 4, 'ArrowLeft')).toBe(1)
  expect(stepFrom(map, 4, 'Home')).toBe(postPlace)
  expect(stepFrom(map, 1, 'Tab')).toBeNull()
})

test('a narrow map is one column, and an arrow down goes through all of it', () => {
  const map = layOut(few, 330)
  expect(map.isAcross).toBe(false)
  expect(map.places.map(({ id }) => id)).toEqual([postPlace, 1, 3, 4, 2])
  expect(stepFrom(map, 4, 'ArrowDown')).toBe(2)
  expect(stepFrom(map, 2, 'ArrowDown')).toBe(2)
})

test('what answers a comment that is not there answers the post', () => {
  const [, lost] = layOut([aComment({ id: 8, parentId: 2 })], 600).places
  expect(lost).toMatchObject({ id: 8, answers: postPlace, depth: 1 })
})
