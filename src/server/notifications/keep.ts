import { singleFlight } from '../db/single-flight.ts'
import { onWork } from '../changes/commits.ts'
import type { Services } from '../services.ts'
import { batch, deriveNotifications } from './derive.ts'

/** A lost wake-up, or a writer that died after its commit, costs at most this. */
const lookEveryMs = 1_000
/** Acts in a burst are looked at together, and what follows not at once again; ms. */
const gatherMs = 50
const restMs = 250

/** Tells people what happens, soon after it does; gives back how to end that. */
export const keepNotifying = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  const derive = singleFlight(async () => {
    while ((await deriveNotifications(db, clock())) === batch);
  }, onError)
  let soon: NodeJS.Timeout | undefined
  let rested = 0
  const forget = onWork(() => {
    const ms = Math.max(gatherMs, rested - performance.now())
    soon ??= setTimeout(() => {
      soon = undefined
      rested = performance.now() + restMs
      void derive()
    }, ms)
  })
  const timer = setInterval(() => void derive(), lookEveryMs)
  return async () => {
    forget()
    clearTimeout(soon)
    clearInterval(timer)
    await derive()
  }
}
