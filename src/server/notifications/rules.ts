import { mentions } from '#shared/text.ts'
import type { Notification } from '#shared/notifications.ts'

/** A comment with whom it may concern. */
export type Said = {
  id: number
  postId: number
  parentId: number | null
  personId: string | null
  characterId: string | null
  content: string
  at: Date
  postAuthorId: string
  /** null: it answers the post, or a character. */
  parentAuthorId: string | null
}

/** Something to tell somebody. `about` names what is gathered into one. */
export type Notice = {
  userId: string
  kind: Notification['kind']
  about: string
  postId: number | null
  /** What was answered or liked; null: the post. */
  commentId: number | null
  personId: string | null
  characterId: string | null
  /** The words that it is about. */
  saidId: number | null
  at: Date
}

/** `idOf`: whose username that is, lower case; undefined: nobody's. */
type Names = (username: string) => string | undefined

/**
 * Who is notified of a comment: the person it answers, the author of the post, the people it names. Each once,
 * the nearest reason first; what a character says is of a kind of its own and names nobody.
 */
export const noticesOfComment = (said: Said, idOf: Names): Notice[] => {
  const kind = said.characterId === null ? 'reply' : 'ai_reply'
  const { id, postId, parentId, personId, characterId, at } = said
  const common = { postId, personId, characterId, saidId: id, at }
  const answered: Notice[] = [
    ...toPerson(said.parentAuthorId, {
      ...common,
      kind,
      about: kind === 'reply' ? `comment ${parentId}` : `post ${postId}`,
      commentId: parentId,
    }),
    ...toPerson(said.postAuthorId, { ...common, kind, about: `post ${postId}`, commentId: null }),
  ]
  const named = characterId === null ? mentioned(said.content, idOf) : []
  const called = named.flatMap((userId) =>
    toPerson(userId, { ...common, kind: 'mention', about: `comment ${id}`, commentId: id }),
  )
  return oncePerPerson([...answered, ...called]).filter(({ userId }) => userId !== personId)
}

/** Who is notified of a post: the people it names, and `followers` who want to be told. Each once. */
export const noticesOfPost = (
  { id, authorId, content, at }: { id: number; authorId: string; content: string; at: Date },
  idOf: Names,
  followers: readonly string[],
): Notice[] => {
  const notice =
    (kind: 'mention' | 'new_post') =>
    (userId: string): Notice => ({
      userId,
      kind,
      about: `post ${id}`,
      postId: id,
      commentId: null,
      personId: authorId,
      characterId: null,
      saidId: null,
      at,
    })
  const named = mentioned(content, idOf).map(notice('mention'))
  const told = oncePerPerson([...named, ...followers.map(notice('new_post'))])
  return told.filter(({ userId }) => userId !== authorId)
}

/** How often one text may call people; the rest goes unheard. */
const namedMost = 10

const mentioned = (content: string, idOf: Names): string[] =>
  mentions(content)
    .slice(0, namedMost)
    .flatMap((name) => idOf(name) ?? [])

const toPerson = (userId: string | null, notice: Omit<Notice, 'userId'>): Notice[] =>
  userId === null ? [] : [{ userId, ...notice }]

const oncePerPerson = (notices: Notice[]): Notice[] => [
  ...new Map(notices.toReversed().map((notice) => [notice.userId, notice])).values(),
]
