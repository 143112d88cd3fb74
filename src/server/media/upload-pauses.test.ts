import { expect, test } from 'vitest'
import { openRests } from './upload-pauses.ts'

const minute = 60_000
const hour = 60 * minute
const opened = () => {
  let now = 0
  const rests = openRests(() => new Date(now))
  const wait = (ms: number) => (now += ms)
  const isOver = (...whose: string[]) => {
    try {
      rests.mustBeOver(whose)
      return true
    } catch {
      return false
    }
  }
  return { ...rests, wait, isOver }
}

test('who sent a picture that takes too much rests for ten minutes, and is told how long', () => {
  const { begin, mustBeOver, isOver, wait } = opened()
  begin(['ann', '1.2.3.4'])
  wait(minute)
  expect(() => mustBeOver(['ann'])).toThrow(
    'Your last picture took too much to read. You can upload the next one in 9 minutes.',
  )
  expect([isOver('bob', '1.2.3.4'), isOver('bob', '5.6.7.8')]).toEqual([false, true])
  wait(9 * minute)
  expect(isOver('ann', '1.2.3.4')).toBe(true)
})

test('each further one makes it twice as long, a day at most; a day without one, and it begins anew', () => {
  const { begin, isOver, wait } = opened()
  for (const minutes of [10, 20, 40, 80, 160, 320, 640, 1280, 1440, 1440]) {
    begin(['ann'])
    wait(minutes * minute - 1)
    expect(isOver('ann'), `${minutes} minutes`).toBe(false)
    wait(1)
    expect(isOver('ann'), `${minutes} minutes`).toBe(true)
  }
  wait(24 * hour)
  begin(['ann'])
  wait(10 * minute)
  expect(isOver('ann')).toBe(true)
})

test('a clock that is put back makes nobody rest longer than was said', () => {
  const { begin, isOver, wait } = opened()
  wait(hour)
  begin(['ann'])
  wait(-hour)
  expect(isOver('ann')).toBe(false)
  wait(hour + 10 * minute)
  expect(isOver('ann')).toBe(true)
})
