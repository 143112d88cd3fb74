import { unavailable } from '../http/core/errors.ts'

type Job<T> = () => Promise<T>
/** `busy` is what whoever finds no place is told. */
type Room = { running: number; waiting: number; busy: string }
type Waiting = { whose: string | undefined; begin: () => void }

/**
 * Runs at most `running` jobs at a time and lets `waiting` more wait; beyond that it is better to
 * say so at once than to let everybody wait. Of jobs that are said to be somebody's, one runs at a
 * time, so that who sends many leaves a place to others, and half the waiting places are theirs at most.
 */
export const openQueue = ({ running, waiting, busy: refusal }: Room) => {
  let busy = 0
  const underWay = new Set<string>()
  const line: Waiting[] = []

  const mayRun = (whose: string | undefined) => whose === undefined || !underWay.has(whose)
  const mayWait = (whose: string | undefined) =>
    line.length < waiting &&
    (whose === undefined || line.filter((one) => one.whose === whose).length < waiting / 2)

  const enter = async (whose: string | undefined): Promise<void> => {
    if (busy < running && mayRun(whose)) busy += 1
    else if (mayWait(whose)) return new Promise((begin) => line.push({ whose, begin }))
    else throw unavailable(refusal, 2)
    if (whose !== undefined) underWay.add(whose)
  }
  /** The place goes straight to the next in line, so nobody can slip in between. */
  const leave = (whose: string | undefined): void => {
    if (whose !== undefined) underWay.delete(whose)
    const at = line.findIndex((one) => mayRun(one.whose))
    const [next] = at < 0 ? [] : line.splice(at, 1)
    if (!next) return void (busy -= 1)
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
