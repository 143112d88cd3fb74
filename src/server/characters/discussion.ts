import { sql } from 'kysely'
import type { Discussion } from '#shared/discussion.ts'
import type { Trx } from '../db/outbox.ts'
import { hiddenFrom } from '../hiding/hidden.ts'
import type { Outlines } from '../library/outline.ts'
import { type MovedRow, movedUnder, tellMoved } from '../moved/notes.ts'
import { asJson } from '../posts/as-json.ts'
import { mustShow, tellThread } from '../posts/feed.ts'
import { findThreadWith } from '../posts/thread-rows.ts'
import type { ReadCast } from '../posts/views.ts'
import { type SteelmanRow, steelmenUnder, tellSteelmen } from '../steelman/steelmen.ts'
import { type Standing, standingUnder, tellDigest } from './positions/digest-rows.ts'

/** A post with its first comments, what people say of them, and what it has come to: one statement, as a page begins. 404. */
export const viewDiscussion = async (
  db: Trx,
  id: number,
  viewerId: string | null,
  { readCast, outlines }: { readCast: ReadCast; outlines: () => Outlines },
): Promise<Discussion> => {
  const [found, hidden, cast] = await Promise.all([
    findDiscussion(db, { id, after: 0 }, viewerId),
    hiddenFrom(db, viewerId),
    readCast(),
  ])
  const reached = mustShow(found, hidden)
  return {
    thread: tellThread(reached, hidden, cast),
    digest: tellDigest(id, reached.more.standing, { hidden, cast, outlines }),
    moved: tellMoved(reached.more.moved, hidden),
    steelmen: tellSteelmen(reached.more.steelmen, hidden),
  }
}

type More = { standing: Standing; moved: MovedRow[]; steelmen: SteelmanRow[] }

const findDiscussion = findThreadWith<More>(
  (post, viewer) => sql`json_build_object(
    'standing', ${standingUnder(post)},
    'moved', ${asJson(movedUnder(post))},
    'steelmen', ${asJson(steelmenUnder(post, viewer))}
  )`,
)
