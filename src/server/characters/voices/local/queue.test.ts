import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostWaitMs, openQueue, type Ticket } from './queue.ts'

/** A queue whose replies take so long, on a clock that only moves when it is told to. */
const setUp = (replyMs: number) => {
  let now = 0
  const queue = openQueue(
    () => replyMs,
    () => now,
  )
  const order: string[] = []
  let leave: (() => void) | null = null
  const enter = (name: string, postId: number, urgency: Ticket['urgency']) =>
    queue.enter({ postId, urgency }).then((done) => {
      order.push(done ? name : `${name} no`)
      if (done) leave = done
    })
  const next = async (ms = replyMs) => {
    await new Promise((resolve) => setImmediate(resolve))
    now += ms
    const done = leave
    leave = null
    done?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { queue, enter, next, order }
}

test('one after the other, who was asked by name first, then people, then the Scout', async () => {
  const { enter, next, order } = setUp(1_000)
  const all = [
    enter('first', 1, 'scout'),
    enter('scout', 2, 'scout'),
    enter('person', 3, 'person'),
    enter('asked', 4, 'asked'),
  ]
  for (let n = 0; n < 4; n += 1) await next()
  await Promise.all(all)
  expect(order).toEqual(['first', 'asked', 'person', 'scout'])
})

test('the discussion that was spoken in last goes on before another', async () => {
  const { enter, next, order } = setUp(1_000)
  const all = [enter('a1', 1, 'person'), enter('b1', 2, 'person'), enter('a2', 1, 'person')]
  for (let n = 0; n < 3; n += 1) await next()
  await Promise.all(all)
  expect(order).toEqual(['a1', 'a2', 'b1'])
})

test('a turn that would wait for more than a minute is refused at once', async () => {
  const { enter, order } = setUp(25_000)
  void enter('now', 1, 'person')
  void enter('in 25 s', 2, 'person')
  void enter('in 50 s', 3, 'person')
  await enter('in 75 s', 4, 'person')
  expect(order).toEqual(['now', 'in 75 s no'])
})

test('a turn that has waited for a minute is refused, too', async () => {
  const { enter, next, order } = setUp(25_000)
  void enter('now', 1, 'person')
  void enter('scout', 2, 'scout')
  await next(mostWaitMs + 1)
  expect(order).toEqual(['now', 'scout no'])
})

test('whatever comes in whatever order, everybody is answered once and two never speak at once', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          postId: fc.integer({ min: 1, max: 4 }),
          urgency: fc.constantFrom('asked' as const, 'person' as const, 'scout' as const),
        }),
        { maxLength: 40 },
      ),
      async (tickets) => {
        const queue = openQueue(() => 2_000)
        let speaking = 0
        let answered = 0
        await Promise.all(
          tickets.map(async (ticket) => {
            const leave = await queue.enter(ticket)
            answered += 1
            if (!leave) return
            speaking += 1
            expect(speaking).toBe(1)
            await Promise.resolve()
            speaking -= 1
            leave()
          }),
        )
        expect([answered, queue.length()]).toEqual([tickets.length, 0])
      },
    ),
  ))
