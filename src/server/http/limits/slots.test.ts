import { expect, test } from 'vitest'
import { openSlots } from './slots.ts'

const open = () => {
  let now = 0
  const slots = openSlots(() => now)
  const wait = (ms: number) => void (now += ms)
  return { slots, wait }
}

test('calls are under way from their beginning to their end', () => {
  const { slots } = open()
  slots.begin('one')
  slots.begin('two')
  slots.end('one')
  slots.end('one')
  expect(slots.count()).toBe(1)
})

test('many are late when enough of them have been under way for long', () => {
  const { slots, wait } = open()
  const late = { calls: 2, ms: 100 }
  slots.begin('one')
  wait(60)
  slots.begin('two')
  wait(60)
  expect(slots.areLate(late)).toBe(false)
  wait(60)
  expect(slots.areLate(late)).toBe(true)
})

test('a call that never ends is forgotten after half a minute, and no other with it', () => {
  const { slots, wait } = open()
  slots.begin('lost')
  wait(20_000)
  slots.begin('slow')
  wait(10_000)
  expect(slots.count()).toBe(1)
  slots.end('slow')
  expect(slots.count()).toBe(0)
})

test('the end of a call is reported once to those who wait for it, also where the call was lost', () => {
  const { slots, wait } = open()
  const ended: string[] = []
  for (const call of ['one', 'lost']) slots.begin(call, () => ended.push(call))
  slots.end('one')
  slots.end('one')
  wait(30_000)
  slots.count()
  slots.count()
  expect(ended).toEqual(['one', 'lost'])
})
