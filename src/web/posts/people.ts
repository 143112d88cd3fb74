import type { Comment, Post } from '#shared/posts.ts'
import { displayName } from '#shared/text.ts'
import { scoutId, type Author } from '#shared/users.ts'
import type { Whom } from '#web/hiding/queries.ts'
import { posts as texts } from '#web/texts/posts.en.ts'

/** A comment counts as AI if it says so or carries a character. */
export const isAi = ({ isAiResponse, aiCharacter }: Comment): boolean =>
  isAiResponse || aiCharacter !== null

export const nameOf = (author: Author): string =>
  author.id === scoutId ? texts.scout : displayName(author)

export const postedBy = ({ author }: Post): string => nameOf(author)

export const saidBy = ({ aiCharacter, author }: Comment): string =>
  aiCharacter?.name ?? nameOf(author)

export const isEdited = ({
  createdAt,
  updatedAt,
}: Pick<Post, 'createdAt' | 'updatedAt'>): boolean => createdAt !== updatedAt

/** When the words were last changed; null: never. */
export const editedAt = (written: Pick<Post, 'createdAt' | 'updatedAt'>): string | null =>
  isEdited(written) ? written.updatedAt : null

/** Whether a character answered words that were changed since. */
export const answersEarlier = (comment: Comment, answeredEditedAt: string | null): boolean =>
  isAi(comment) && answeredEditedAt !== null && comment.createdAt < answeredEditedAt

/** Who said it, as somebody whom one may mute or block. */
export const whoSaid = (comment: Comment): Whom => ({
  type: isAi(comment) ? 'character' : 'person',
  id: comment.aiCharacter?.id ?? comment.author.id,
  name: saidBy(comment),
})
