import type { Brief, Turn } from '#server/characters/brief.ts'

/** The skeptic is to open against the post, knowing nothing of it. */
export const openingBrief = {
  characterId: 'skeptic',
  plan: {
    act: 'OPEN',
    stance: -1,
    debateId: null,
    textId: null,
    aspectId: null,
    target: null,
    factIds: [],
    isForced: false,
  },
} satisfies Partial<Brief>

/** What Kit, the innovator, has opened with. */
export const openingOfKit = (content: string, stance: Turn['stance']): Turn => ({
  commentId: 4,
  handle: 'spark',
  name: 'Kit',
  characterId: 'innovator',
  content,
  act: 'OPEN',
  stance,
})
