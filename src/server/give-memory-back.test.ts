import { execFileSync } from 'node:child_process'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { giveMemoryBackWhenIdle } from './give-memory-back.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A thread whose loop is busy for these parts of the times between two looks; gives how often it collected after each. */
const run = (parts: readonly number[], trim = () => Promise.resolve()): number[] => {
  const collect = vi.fn(() => Promise.resolve())
  let now = 0
  const end = giveMemoryBackWhenIdle({
    collect: collect as unknown as NonNullable<typeof globalThis.gc>,
    trim,
    utilization: () => ({ idle: 0, active: 0, utilization: now }),
  })
  const counts = parts.map((part) => {
    now = part
    vi.advanceTimersByTime(10_000)
    return collect.mock.calls.length
  })
  end()
  return counts
}

it('a thread that was busy collects once, as soon as it has nothing to do', () => {
  expect(run([0.9, 0.4, 0.1, 0.01, 0, 0])).toEqual([0, 0, 0, 1, 1, 1])
})

it('what is free is given back some time after the collection', async () => {
  const trim = vi.fn(() => Promise.resolve())
  expect(run([0.9, 0], trim)).toEqual([0, 1])
  await vi.advanceTimersByTimeAsync(100)
  expect(trim).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(trim).toHaveBeenCalledOnce()
})

it('a thread that has had little to do collects nothing', () => {
  expect(run([0.02, 0.2, 0.01, 0])).toEqual([0, 0, 0, 0])
})

it('each time of work is followed by one collection', () => {
  expect(run([0.5, 0, 0.5, 0, 0.5, 0.5, 0])).toEqual([0, 1, 1, 2, 2, 2, 3])
})

/** Takes 150 MB in pieces that glibc cuts from its heap, lets go of all but a few, and prints what the process held and holds; MB. */
const program = `
  import { trim } from '${new URL('give-memory-back.ts', import.meta.url).href}'
  const megabytes = () => process.memoryUsage().rss / 2 ** 20
  let pieces = Array.from({ length: 20_000 }, () => Buffer.allocUnsafeSlow(8_000).fill(1))
  pieces = pieces.filter((_, at) => at % 500 === 499)
  // Another thread frees the buffers' memory after a collection. A second collection waits until it has.
  for (let n = 0; n < 2; n++) await gc({ type: 'major', execution: 'async' })
  const before = megabytes()
  await trim()
  console.log(JSON.stringify([before, megabytes(), pieces.length]))
`

it.runIf(process.platform === 'linux')(
  'the C library gives back what lies free between what is in use',
  () => {
    const args = ['--expose-gc', '--input-type=module', '--eval', program]
    const printed = execFileSync(process.execPath, args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
    const [before = 0, after = 0] = JSON.parse(printed) as number[]
    expect(before - after).toBeGreaterThan(50)
  },
)
