import { drafts as texts } from '#web/texts/drafts.en.ts'
import { Link } from '#web/ui/Link.tsx'
import type { Where } from './line.ts'

/** Where a text under way is kept, and the way to the others. Not read out by itself: it changes with each pause. */
export const DraftNote = ({ where }: { where: Where }) => (
  <Link
    to="/drafts"
    className="text-soft inline-flex min-h-11 shrink-0 items-center px-1 text-xs hover:underline"
  >
    {texts.where[where]}
  </Link>
)
