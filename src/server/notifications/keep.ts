import { oneAtATime } from '../db/one-at-a-time.ts'
import { onPoke } from '../db/wake.ts'
import type { Services } from '../services.ts'
import { deriveNotifications } from './derive.ts'

/** A lost wake-up, or a writer that died after its commit, costs at most this. */
const lookEveryMs = 1_000
/** Acts in a burst are looked at together; ms. */
const gatherMs = 50

/** Tells people what happens, soon after it does; gives back how to end that. */
export const keepNotifying = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  onError: (error: unknown) => void,
): (() => Promise<void>) => {
  const derive = oneAtATime(async () => {
    while ((await deriveNotifications(db, clock())) > 0);
  }, onError)
  let soon: NodeJS.Timeout | undefined
  const forget = onPoke(() => {
    soon ??= setTimeout(() => {
      soon = undefined
      void derive()
    }, gatherMs)
  })
  const timer = setInterval(() => void derive(), lookEveryMs)
  return async () => {
    forget()
    clearTimeout(soon)
    clearInterval(timer)
    await derive()
  }
}
