import { forgetDrafts, handOver } from '#web/drafts/leaving.ts'
import { forgetReading } from '#web/offline/kept.ts'

/** What this browser has of somebody who is about to sign out; gives how to forget it once they are out. */
export const prepareLeaving = async (
  userId: string,
): Promise<(isOut: boolean) => Promise<void>> => {
  await handOver(userId).catch(() => undefined)
  return async (isOut) => {
    await forgetReading()
    // Without a network they are still signed in, and nobody else has what they wrote.
    if (isOut) forgetDrafts(userId)
  }
}
