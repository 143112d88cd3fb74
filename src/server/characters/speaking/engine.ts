import type { Services } from '../../services.ts'
import type { Setup } from '../voices/setup.ts'

/** What a character's turn needs: the services, what is set, and a way to be told to stop. */
export type Engine = Services & {
  /** As it is set at this moment. */
  setup: () => Promise<Setup>
  /** Aborted when the process is asked to end: waiting stops, the job runs again after the start. */
  ending: AbortSignal
}
