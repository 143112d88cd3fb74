import type { Brief } from '#server/characters/speaking/brief.ts'

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
