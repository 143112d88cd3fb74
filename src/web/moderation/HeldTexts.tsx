import { useViewer } from '#web/accounts/queries.ts'
import { Held } from '#web/members/shown.ts'
import type { Which } from './Held.tsx'

/** What a member wrote that nobody else sees yet. */
export const HeldTexts = (which: Which) => useViewer() && <Held {...which} />
