import type { Thread } from '#shared/posts.ts'

const scout = 'ai_system'

/** Whether a person has said anything here; where only software speaks there are no advertisements. */
export const isSpokenIn = ({ userId, comments }: Thread): boolean =>
  userId !== scout || comments.some(({ isAiResponse }) => !isAiResponse)
