import { unavailable } from './http/core/errors.ts'

type Job<T> = () => Promise<T>
/** `busy` is what whoever finds no place is told. */
type Room = { running: number; waiting: number; busy: string }
/** `turn`: the lowest goes first; `giveWay`: somebody else has its place. */
type Waiting = {
  whose: string | undefined
  turn: number
  begin: () => void
  giveWay: () => void
}

/**
 * Runs at most `running` jobs at a time and lets `waiting` more wait; beyond that it is better to
 * say so at once than to let everybody wait. Jobs that are said to be somebody's are queued fairly
 * (start-time fair queueing): one of a person runs at a time, and their second goes after the first of
 * everybody else. Where all places are taken, who has none takes the newest of whoever has most.
 */
export const openQueue = ({ running, waiting, busy: refusal }: Room) => {
  let busy = 0
  /** The turn that has come. */
  let now = 0
  const underWay = new Set<string>()
  const line: Waiting[] = []

  const mayRun = (whose: string | undefined) => whose === undefined || !underWay.has(whose)
  const waitingOf = (whose: string) => line.filter((one) => one.whose === whose).length
  const turnOf = (whose: string | undefined) =>
    whose === undefined ? now : now + waitingOf(whose) + Number(underWay.has(whose))

  const enter = async (whose: string | undefined): Promise<void> => {
    if (busy < running && mayRun(whose)) busy += 1
    else {
      makeRoom(whose)
      return new Promise((begin, reject) => {
        const giveWay = () => reject(unavailable(refusal, 2))
        line.push({ whose, turn: turnOf(whose), begin, giveWay })
      })
    }
    if (whose !== undefined) underWay.add(whose)
  }
  const makeRoom = (whose: string | undefined): void => {
    if (line.length < waiting) return
    const newest = newestOfMost()
    if (whose === undefined || !newest || waitingOf(whose) > 0) throw unavailable(refusal, 2)
    line.splice(line.indexOf(newest), 1)
    newest.giveWay()
  }
  /** undefined: nobody has two. */
  const newestOfMost = (): Waiting | undefined => {
    const owned = line.filter(({ whose }) => whose !== undefined && waitingOf(whose) > 1)
    return owned.toSorted(
      (a, b) =>
        waitingOf(b.whose ?? '') - waitingOf(a.whose ?? '') || line.indexOf(b) - line.indexOf(a),
    )[0]
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
