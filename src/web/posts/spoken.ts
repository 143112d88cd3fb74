import type { Comment, Post } from '#shared/posts.ts'
import { scoutId } from '#shared/users.ts'

/**
 * How words stand on a page that may be in another language: in the direction of their letters, and
 * named where their language is known. The Scout and the built-in voice write English.
 */
export const spokenPost = ({ userId }: Pick<Post, 'userId'>) => spoken(userId === scoutId)

export const spokenComment = ({
  isAiResponse,
  isByModel,
}: Pick<Comment, 'isAiResponse' | 'isByModel'>) => spoken(isAiResponse && !isByModel)

const spoken = (isEnglish: boolean) =>
  ({ dir: 'auto', lang: isEnglish ? 'en' : undefined }) as const
