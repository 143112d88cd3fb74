import { unavailable } from '../http/core/errors.ts'

type Job<T> = () => Promise<T>
/** `busy` is what whoever finds no place is told. */
type Room = { running: number; waiting: number; busy: string }

/**
 * Runs at most `running` jobs at a time and lets `waiting` more wait; beyond that it is better to
 * say so at once than to let everybody wait.
 */
export const openQueue = ({ running, waiting, busy: refusal }: Room) => {
  let busy = 0
  const line: (() => void)[] = []

  const enter = async (): Promise<void> => {
    if (busy < running) busy += 1
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else throw unavailable(refusal, 2)
  }
  /** The place goes straight to the next in line, so nobody can slip in between. */
  const leave = (): void => {
    const next = line.shift()
    if (next) next()
    else busy -= 1
  }

  return async <T>(job: Job<T>): Promise<T> => {
    await enter()
    try {
      return await job()
    } finally {
      leave()
    }
  }
}
