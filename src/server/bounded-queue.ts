import { unavailable } from './http/core/errors.ts'

type Job<T> = () => Promise<T>
/** `busy`: the answer where there is no place; `ofOne`: how many jobs of one person run at a time, else one. */
type Room = {
  running: number
  waiting: number
  busy: string
  ofOne?: (whose: string) => number
}
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
 * (start-time fair queueing): `ofOne` of a person run at a time, and their second goes after the first of
 * everybody else. Where all places are taken, a person with fewer of them takes the newest from the one with most.
 */
export const openQueue = ({ running, waiting, busy: refusal, ofOne = () => 1 }: Room) => {
  let busy = 0
  /** The turn that has come. */
  let now = 0
  const underWay = new Map<string, number>()
  const line: Waiting[] = []

  const runningOf = (whose: string) => underWay.get(whose) ?? 0
  const mayRun = (whose: string | undefined) =>
    whose === undefined || runningOf(whose) < ofOne(whose)
  const waitingOf = (whose: string) => line.filter((one) => one.whose === whose).length
  const turnOf = (whose: string | undefined) =>
    whose === undefined ? now : now + waitingOf(whose) + runningOf(whose)

  const enter = async (whose: string | undefined): Promise<void> => {
    if (busy < running && mayRun(whose)) busy += 1
    else {
      makeRoom(whose)
      return new Promise((resolve, reject) => {
        const giveWay = () => reject(unavailable(refusal, 2))
        line.push({ whose, turn: turnOf(whose), begin: resolve, giveWay })
      })
    }
    begin(whose)
  }
  const begin = (whose: string | undefined): void => {
    if (whose !== undefined) underWay.set(whose, runningOf(whose) + 1)
  }
  const end = (whose: string | undefined): void => {
    if (whose === undefined) return
    const left = runningOf(whose) - 1
    if (left > 0) underWay.set(whose, left)
    else underWay.delete(whose)
  }
  const makeRoom = (whose: string | undefined): void => {
    if (line.length < waiting) return
    const newest = newestOfMost()
    if (whose === undefined || !newest || !hasFewer(whose, newest)) throw unavailable(refusal, 2)
    line.splice(line.indexOf(newest), 1)
    newest.giveWay()
  }
  /** Also with one more, which the other has less. */
  const hasFewer = (whose: string, { whose: other = '' }: Waiting): boolean =>
    waitingOf(whose) + 1 < waitingOf(other)
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
    end(whose)
    const next = takeNext()
    if (!next) return void (busy -= 1)
    now = Math.max(now, next.turn)
    begin(next.whose)
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
