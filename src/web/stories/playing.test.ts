import { expect, test } from 'vitest'
import { filled, isOver, next, play, previous, tick, toggle, without } from './playing.ts'

const ticks = (count: number, from = play([3, 2, 1], 2)) =>
  Array.from({ length: count }).reduce<ReturnType<typeof play>>((now) => tick(now), from)

test('progress rises by 2 percent a tick, and at 100 the next story comes', () => {
  expect(ticks(1)).toMatchObject({ at: 1, progress: 2 })
  expect(ticks(49)).toMatchObject({ at: 1, progress: 98 })
  expect(ticks(50)).toMatchObject({ at: 2, progress: 0 })
})

test('after the last it is over', () => {
  expect(isOver(ticks(99))).toBe(false)
  expect(isOver(ticks(100))).toBe(true)
})

test('a pause freezes the progress', () => {
  const paused = toggle(ticks(10))
  expect(ticks(30, paused)).toEqual(paused)
  expect(ticks(1, toggle(paused)).progress).toBe(22)
})

test('back and forth begin a story anew, and the first has none before it', () => {
  expect(next(ticks(10))).toMatchObject({ at: 2, progress: 0 })
  expect(previous(ticks(10))).toMatchObject({ at: 0, progress: 0 })
  expect(previous(previous(ticks(10)))).toMatchObject({ at: 0, progress: 0 })
})

test('each story has a bar: full before, empty after', () => {
  expect([0, 1, 2].map((index) => filled(ticks(10), index))).toEqual([100, 20, 0])
})

test('a story that is gone gives way to the next, and another one changes nothing', () => {
  const playing = ticks(10)
  expect(without(playing, (id) => id === 2)).toMatchObject({ ids: [3, 1], at: 1, progress: 0 })
  expect(without(playing, (id) => id === 3)).toMatchObject({ ids: [2, 1], at: 0, progress: 20 })
  expect(isOver(without(playing, () => true))).toBe(true)
  expect(without(playing, () => false)).toBe(playing)
})
