import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openQueue } from './bounded-queue.ts'

const controlled = () => {
  const open: (() => void)[] = []
  let most = 0
  const job = () => {
    const done = new Promise<void>((resolve) => open.push(resolve))
    most = Math.max(most, open.length)
    return done
  }
  return { job, open, most: () => most }
}

test('two run, thirty-two wait, and the next is told to come back with 503', async () => {
  const run = openQueue({ running: 2, waiting: 32, busy: 'Later.' })
  const { job, open, most } = controlled()
  const accepted = Array.from({ length: 34 }, () => run(job))
  await expect(run(job)).rejects.toMatchObject({
    status: 503,
    retryAfter: 2,
    message: 'Later.',
  })

  for (let done = 0; done < 34; done += 1) {
    open.shift()!()
    await turn()
  }
  await Promise.all(accepted)
  expect(most()).toBe(2)
})

test('a job that fails gives its place on', async () => {
  const run = openQueue({ running: 1, waiting: 1, busy: 'Later.' })
  const failing = run(() => Promise.reject(new Error('no')))
  const next = run(() => Promise.resolve('yes'))
  await expect(failing).rejects.toThrow('no')
  await expect(next).resolves.toBe('yes')
  await expect(run(() => Promise.resolve('again'))).resolves.toBe('again')
})

test('of one person one job runs at a time, and where no place is left their newest gives way', async () => {
  const run = openQueue({ running: 2, waiting: 2, busy: 'Later.' })
  const { begun, job, endAll } = named()
  const hers = ['a1', 'a2'].map((name) => run(job(name), 'ann'))
  const his = run(job('b1'), 'ben')
  const third = run(job('a3'), 'ann')
  await expect(run(job('a4'), 'ann')).rejects.toMatchObject({ status: 503 })
  const cat = run(job('c1'), 'cat')
  await expect(third).rejects.toMatchObject({ status: 503 })
  await expect(run(job('d1'), 'dan')).rejects.toMatchObject({ status: 503 })
  await turn()
  expect(begun).toEqual(['a1', 'b1'])
  await endAll(4)
  await Promise.all([...hers, his, cat])
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2'])
})

test('who has one goes before the second of those who have more, and nobody waits for ever', async () => {
  const run = openQueue({ running: 1, waiting: 16, busy: 'Later.' })
  const { begun, job, endAll } = named()
  const all = ['a1', 'b1', 'a2', 'b2', 'a3', 'b3', 'c1'].map((name) => run(job(name), name[0]))
  await turn()
  await endAll(7)
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'b3'])
})

test('who may have two has two at a time, and their third goes after the first of everybody else', async () => {
  const run = openQueue({
    running: 4,
    waiting: 16,
    busy: 'Later.',
    ofOne: (whose) => (whose === 'z' ? 4 : 2),
  })
  const { begun, job, endAll } = named()
  const all = ['a1', 'a2', 'a3', 'a4', 'z1', 'z2', 'z3', 'b1'].map((name) =>
    run(job(name), name[0]),
  )
  await turn()
  expect(begun).toEqual(['a1', 'a2', 'z1', 'z2'])
  await endAll(8)
  await Promise.all(all)
  expect(begun).toEqual(['a1', 'a2', 'z1', 'z2', 'b1', 'a3', 'z3', 'a4'])
})

/** Jobs that say when they begin, and end in that order. */
const named = () => {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const endAll = async (count: number) => {
    for (let ended = 0; ended < count; ended += 1) {
      ends.shift()?.()
      await turn()
    }
  }
  return { begun, job, endAll }
}
