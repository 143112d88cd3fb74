import type { Services } from '../services.ts'
import type { Voice } from './generate.ts'

/** What a character's turn needs: the services, its voices, and a way to be told to stop. */
export type Engine = Services & {
  voices: { external: Voice | null; builtin: Voice }
  /** Aborted when the process is asked to end: waiting stops, the job runs again after the start. */
  ending: AbortSignal
}
