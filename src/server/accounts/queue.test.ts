import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { openQueue } from './queue.ts'

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

test('of one person one job runs at a time, and half the waiting places are theirs at most', async () => {
  const run = openQueue({ running: 2, waiting: 4, busy: 'Later.' })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const job = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve) => ends.push(resolve))
  }
  const hers = ['a1', 'a2', 'a3'].map((name) => run(job(name), 'ann'))
  await expect(run(job('a4'), 'ann')).rejects.toMatchObject({ status: 503 })
  const his = run(job('b1'), 'ben')
  await turn()
  expect(begun).toEqual(['a1', 'b1'])

  while (begun.length < 4 || ends.length > 0) {
    ends.shift()?.()
    await turn()
  }
  await Promise.all([...hers, his])
  expect(begun).toEqual(['a1', 'b1', 'a2', 'a3'])
})
