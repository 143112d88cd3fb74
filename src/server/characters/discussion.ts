import type { Discussion } from '#shared/discussion.ts'
import type { Trx } from '../db/outbox.ts'
import { hiddenFrom } from '../hiding/hidden.ts'
import type { Outlines } from '../library/outline.ts'
import { castOf, mustShow, tellThread } from '../posts/feed.ts'
import { findThreadWith } from '../posts/thread-rows.ts'
import { type Standing, standingUnder, tellDigest } from './digest-rows.ts'

/** A post with its first comments, and what it has come to: one statement, as a page begins. 404. */
export const viewDiscussion = async (
  db: Trx,
  id: number,
  viewerId: string | null,
  outlines: () => Outlines,
): Promise<Discussion> => {
  const [found, hidden] = await Promise.all([
    findDiscussion(db, { id, after: 0 }, viewerId),
    hiddenFrom(db, viewerId),
  ])
  const reached = mustShow(found, hidden)
  const cast = await castOf(db, reached)
  return {
    thread: tellThread(reached, hidden, cast),
    digest: tellDigest(id, reached.more, { hidden, cast, outlines }),
  }
}

const findDiscussion = findThreadWith<Standing>(standingUnder)
