import type { LiveEvent } from '#shared/live.ts'
import { isCardMuted } from '../link-cards/rows.ts'
import { type Hidden, isHidden } from './hidden.ts'

/** Whether what happened is kept from them. */
export const isEventHidden = (hidden: Hidden, event: LiveEvent): boolean => {
  if (hidden.isNone) return false
  switch (event.kind) {
    case 'post':
    case 'post_edit': {
      const { userId: authorId, content, linkCard } = event.post
      return (
        isHidden(hidden, { authorId, content }) ||
        (linkCard !== undefined && isCardMuted(hidden, linkCard))
      )
    }
    case 'comment':
    case 'comment_edit': {
      const { author, aiCharacter, content } = event.comment
      return isHidden(hidden, {
        authorId: aiCharacter ? null : author.id,
        characterId: aiCharacter?.id,
        content,
      })
    }
    case 'typing':
      return hidden.characters.has(event.character.id)
    case 'draft':
      return isHidden(hidden, { authorId: null, content: event.content })
    case 'pass':
      return hidden.characters.has(event.pass.character.id)
    case 'story':
      return (
        event.story !== null &&
        isHidden(hidden, { authorId: event.story.author.id, content: event.story.content })
      )
    default:
      return false
  }
}
