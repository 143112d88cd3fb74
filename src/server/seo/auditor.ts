import type { Services } from '../services.ts'
import type { ReadPage } from './pages.ts'
import { auditSite } from './recommendations.ts'

/** An audit reads some forty pages; its findings are good for so long. */
const freshMs = 10 * 60_000

export type Auditor = {
  /** Audits the site unless that was done a moment ago; one audit at a time. */
  audit: () => Promise<void>
  /** What is tracked has changed: the next question needs a new audit. */
  forget: () => void
}

/** A failed audit is logged, and the last findings stand. */
export const openAuditor = ({ db, clock, log }: Services, readPage: ReadPage): Auditor => {
  let last: { at: number; done: Promise<void> } | null = null
  return {
    audit: () => {
      const at = clock().getTime()
      if (last && at - last.at < freshMs) return last.done
      const done = auditSite(db, readPage).catch((error: unknown) => {
        last = null
        log.error({ err: error }, 'the pages could not be audited')
      })
      last = { at, done }
      return done
    },
    forget: () => {
      last = null
    },
  }
}
