import { unavailable } from '../http/core/errors.ts'

type Job<T> = () => Promise<T>
/** `busy` is what whoever finds no place is told. */
type Room = { running: number; waiting: number; busy: string }
/** `turn`: the lowest goes first. */
type Waiting = { whose: string | undefined; turn: number; begin: () => void }

/**
 * Runs at most `running` jobs at a time and lets `waiting` more wait; beyond that it is better to
 * say so at once than to let everybody wait. Jobs that are said to be somebody's are queued fairly
 * (start-time fair queueing): one of a person runs at a time, their second goes after the first of
 * everybody else, and half the waiting places are theirs at most.
 */
export const openQueue = ({ running, waiting, busy: refusal }: Room) => {
  let busy = 0
  /** The turn that has come. */
  let now = 0
  const underWay = new Set<string>()
  const line: Waiting[] = []

  const mayRun = (whose: string | undefined) => whose === undefined || !underWay.has(whose)
  const waitingOf = (whose: string) => line.filter((one) => one.whose === whose).length
  const mayWait = (whose: string | undefined) =>
    line.length < waiting && (whose === undefined || waitingOf(whose) < waiting / 2)
  const turnOf = (whose: string | undefined) =>
    whose === undefined ? now : now + waitingOf(whose) + Number(underWay.has(whose))

  const enter = async (whose: string | undefined): Promise<void> => {
    if (busy < running && mayRun(whose)) busy += 1
    else if (!mayWait(whose)) throw unavailable(refusal, 2)
    else return new Promise((begin) => line.push({ whose, turn: turnOf(whose), begin }))
    if (whose !== undefined) underWay.add(whose)
  }
  const takeNext = (): Waiting | undefined => {
    const ready = line.filter((one) => mayRun(one.whose))
    const next = ready.toSorted((a, b) => a.turn - b.turn)[0]
    if (next) line.splice(line.indexOf(next), 1)
    return next
  }
  /** The place goes straight to the next, so nobody can slip in between. */
  const leave = (whose: string | undefined): void => {
    if (whose !== undefined) underWay.delete(whose)
    const next = takeNext()
    if (!next) return void (busy -= 1)
    now = Math.max(now, next.turn)
    if (next.whose !== undefined) underWay.add(next.whose)
    next.begin()
  }

  return async <T>(job: Job<T>, whose?: string): Promise<T> => {
    await enter(whose)
    try {
      return await job()
    } finally {
      leave(whose)
    }
  }
}
