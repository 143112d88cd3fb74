import { logout } from '#shared/users.ts'
import { call } from '#web/call.ts'
import { forgetDrafts, handOver } from '#web/drafts/leaving.ts'
import { forgetReading } from '#web/offline/kept.ts'

/**
 * Signs out, and forgets what this browser has of the member who was signed in. Without a network they are still
 * signed in, and nobody else has what they wrote: it stays.
 */
export const leave = async (userId: string): Promise<void> => {
  await handOver(userId).catch(() => undefined)
  await call(logout, {}).then(
    () => forgetDrafts(userId),
    (error: unknown) => console.warn('Logout failed', error),
  )
  await forgetReading().catch(() => undefined)
}
