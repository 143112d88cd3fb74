import { setImmediate as nextTurn } from 'node:timers/promises'
import { describe, expect, test, vi } from 'vitest'
import { beginToCollect, findTrim, restAfterWork } from './memory.ts'

const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }

describe.runIf(header.glibcVersionRuntime)('where there is glibc', () => {
  test('what was freed can be given back, and nothing is printed about it', () => {
    const said = vi.spyOn(process, 'emitWarning')
    const trim = findTrim()
    expect(trim).not.toBeNull()
    expect(trim).not.toThrow()
    expect(said).not.toHaveBeenCalled()
    expect(process.emitWarning).toBe(said)
  })
})

test('what nobody uses is collected', async () => {
  const heard = Promise.withResolvers<string>()
  const registry = new FinalizationRegistry(heard.resolve)
  registry.register({}, 'gone')
  // Not before the next round of the loop: until then what was just made counts as used.
  await nextTurn()
  beginToCollect()
  expect(await heard.promise).toBe('gone')
})

const busy = { active: 900, utilization: 0.9 }
const quiet = { active: 1, utilization: 0.001 }

const withHeapOf = (megabytes: number) => {
  const collect = vi.fn<() => void>()
  return { collect, look: restAfterWork(collect, () => megabytes) }
}

test('a collection follows work, as soon as it is quiet', () => {
  const { collect, look } = withHeapOf(50)
  const looks = [quiet, quiet, busy, busy, busy, quiet, quiet, quiet, busy, busy, busy, quiet]
  expect(looks.map(look)).toEqual(looks.map((_, at) => at === 5 || at === 11))
  expect(collect).toHaveBeenCalledTimes(2)
})

test('what stays quiet is collected once more, and not again', () => {
  const { collect, look } = withHeapOf(50)
  for (const one of [busy, busy, busy, quiet]) look(one)
  const quietly = (looks: number) => Array.from({ length: looks }, () => look(quiet)).indexOf(true)
  expect(quietly(3)).toBe(-1)
  look(busy)
  expect(quietly(30)).toBe(5)
  expect(collect).toHaveBeenCalledTimes(2)
})

test('nothing is collected while people wait', () => {
  const { collect, look } = withHeapOf(50)
  for (let n = 0; n < 100; n++) look(busy)
  expect(collect).not.toHaveBeenCalled()
})

test('the larger the heap, the more work must lie before', () => {
  const { collect, look } = withHeapOf(200)
  for (const one of [busy, busy, busy, quiet]) look(one)
  expect(collect).not.toHaveBeenCalled()
  for (let n = 0; n < 9; n++) look(busy)
  look(quiet)
  expect(collect).toHaveBeenCalledTimes(1)
})
