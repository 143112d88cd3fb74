import type { Comment, Thread } from '#shared/posts.ts'
import { onOneLine } from '#shared/text.ts'
import { map as texts } from './map.en.ts'
import { revising } from '#web/texts/revising.en.ts'
import { isAi, postedBy, saidBy } from '#web/posts/people.ts'
import { spokenComment, spokenPost } from '#web/posts/spoken.ts'
import { stanceWords } from '#web/digest/Track.tsx'
import { scoutId } from '#shared/users.ts'
import { postPlace } from './layout.ts'

/** What a place of the map shows of who said what. */
export type Said = {
  href: string
  name: string
  isAi: boolean
  /** null: nobody knows. */
  stance: number | null
  words: string
  /** How the words stand on a page that may be in another language. */
  spoken: { dir: 'auto'; lang: string | undefined }
}

/** By the number of its place. */
export const saidIn = (thread: Thread, comments: Comment[]): Map<number, Said> =>
  new Map([
    [postPlace, ofPost(thread)],
    ...comments.map((one) => [one.id, ofComment(one)] as const),
  ])

const ofPost = (thread: Thread): Said => ({
  href: `#post-${thread.id}`,
  name: postedBy(thread),
  isAi: thread.userId === scoutId,
  stance: null,
  words: onOneLine(thread.content),
  spoken: spokenPost(thread),
})

const ofComment = (comment: Comment): Said => ({
  href: `#comment-${comment.id}`,
  name: comment.isDeleted ? '' : saidBy(comment),
  isAi: !comment.isDeleted && isAi(comment),
  stance: comment.isDeleted ? null : comment.stance,
  words: comment.isDeleted ? revising.gone : onOneLine(comment.content),
  spoken: spokenComment(comment),
})

/** All that a place says, for who hears it: the picture has room for little. */
export const inWords = ({ name, isAi: isByAi, stance, words }: Said): string =>
  [name && (isByAi ? texts.byAi(name) : name), stance !== null && stanceWords(stance)]
    .filter(Boolean)
    .join(', ')
    .concat(name ? ': ' : '', words)
