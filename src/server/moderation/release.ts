import type { z } from 'zod'
import type { NewAttached } from '#shared/media.ts'
import type { HeldThing, Thing } from '#shared/moderation.ts'
import type { profileChanges } from '#shared/people.ts'
import type { NewPoll } from '#shared/polls.ts'
import type { AiSeats } from '#shared/posts.ts'
import type { Db } from '../db/outbox.ts'
import { transact } from '../db/transact.ts'
import { notifyCommit } from '../changes/commits.ts'
import { HttpError } from '../http/core/errors.ts'
import { findLoose } from '../media/attached.ts'
import { releaseMind } from '../minds/say.ts'
import { releaseNote } from '../moved/write.ts'
import { applyChanges } from '../people/profiles.ts'
import { writeComment, writePost } from '../posts/posts.ts'
import { editComment, editPost } from '../posts/revise.ts'
import { releaseSteelman } from '../steelman/say.ts'
import { releaseMend } from '../steelman/settle.ts'
import { insertStory } from '../stories/stories.ts'
import type { Screening } from './screening-rules.ts'

/** What was held and may be published later: as a decision keeps it, too. */
export type Kept = {
  id: number
  userId: string
  thing: HeldThing
  postId: number | null
  commentId: number | null
  parentId: number | null
  content: string
  /** What else was sent: of a story or a profile, the poll of a post, what a mend is for, that a comment answers the crux. */
  more: unknown
  aiSeats: AiSeats
  fingerprint: string | null
}

/** What of a person's it is. */
export const subjectOf = ({ thing }: Pick<Kept, 'thing'>): Thing =>
  ({
    post: 'post' as const,
    comment: 'comment' as const,
    story: 'story' as const,
    profile: 'profile' as const,
    post_edit: 'post' as const,
    comment_edit: 'comment' as const,
    moved: 'moved' as const,
    steelman: 'steelman' as const,
    mend: 'steelman' as const,
    mind: 'mind' as const,
  })[thing]

/**
 * Publishes it as what it would have been, as new. What it was about may be gone: then so is this.
 * A post or comment is written under a key of its own, so that it is there once however often this
 * is tried.
 */
export const release = async (db: Db, kept: Kept, at: Date): Promise<void> => {
  try {
    await publish[kept.thing](db, kept, at)
  } catch (error) {
    const isGone = error instanceof HttpError && [400, 401, 403, 404, 409].includes(error.status)
    if (!isGone) throw error
  }
}

type Publish = (db: Db, kept: Kept, at: Date) => Promise<unknown>

const publish: Record<HeldThing, Publish> = {
  post: async (db, kept, at) => {
    const { poll } = (kept.more ?? {}) as { poll?: NewPoll }
    const pictures = await picturesLeft(db, kept)
    return writePost(db, { ...writing(kept, at), aiSeats: kept.aiSeats, poll, pictures })
  },
  comment: async (db, kept, at) => {
    const { postId, parentId } = kept
    const { answersCrux } = (kept.more ?? {}) as { answersCrux?: boolean }
    return writeComment(db, {
      ...writing(kept, at),
      pictures: await picturesLeft(db, kept),
      postId: postId ?? 0,
      parentId: parentId ?? undefined,
      answersCrux,
    })
  },
  story: async (db, kept) => {
    const { content, imageUrl } = kept.more as { content: string; imageUrl: string | null }
    const story = { userId: kept.userId, content, imageUrl, screening: clear(kept) }
    const storyId = await transact(db, (trx) => insertStory(trx, story))
    notifyCommit({ kind: 'story', storyId })
  },
  profile: (db, kept, at) => {
    const changes = kept.more as z.output<typeof profileChanges>
    const { fingerprint } = clear(kept)
    return transact(db, (trx) =>
      applyChanges(trx, { userId: kept.userId, changes, at }, fingerprint),
    )
  },
  post_edit: (db, kept, at) => editPost(db, { id: kept.postId ?? 0, ...edit(kept, at) }),
  comment_edit: (db, kept, at) => editComment(db, { id: kept.commentId ?? 0, ...edit(kept, at) }),
  moved: (db, kept, at) => releaseNote(db, { why: kept.content, ...saying(kept, at) }),
  steelman: (db, kept, at) => releaseSteelman(db, { says: kept.content, ...saying(kept, at) }),
  mind: (db, kept, at) =>
    releaseMind(db, {
      postId: kept.postId ?? 0,
      userId: kept.userId,
      says: kept.content,
      at,
      screening: clear(kept),
    }),
  mend: (db, kept, at) => {
    const { steelmanId: id } = kept.more as { steelmanId: number }
    return releaseMend(db, { id, authorId: kept.userId, mend: kept.content, at })
  },
}

/** Its author may have removed one meanwhile. */
const picturesLeft = async (db: Db, { userId, more }: Kept): Promise<NewAttached[]> => {
  const { pictures } = (more ?? {}) as { pictures?: NewAttached[] }
  return (await findLoose(db, userId, pictures)).map(({ id, alt }) => ({ id, alt }))
}

const writing = (kept: Kept, at: Date) => ({
  author: { id: kept.userId },
  content: kept.content,
  at,
  retry: { key: `held:${kept.id}`, fingerprint: 'held' },
  isReleased: true,
  screening: clear(kept),
})

const saying = (kept: Kept, at: Date) => ({
  commentId: kept.commentId ?? 0,
  userId: kept.userId,
  at,
  screening: clear(kept),
})

const edit = (kept: Kept, at: Date) => ({
  content: kept.content,
  actor: { id: kept.userId, isAdmin: false, confirmedAt: at },
  at,
  screening: clear(kept),
})

/** A moderator has looked at it: nothing holds it back any more. */
const clear = ({ fingerprint }: Kept): Screening => ({
  doubts: [],
  fingerprint: fingerprint === null ? null : BigInt(fingerprint),
  copies: null,
  wave: null,
  isNewcomer: false,
})
