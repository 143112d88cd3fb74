import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { type AiChoice, aiChoiceCookie, allShown, codeOf } from '#shared/ai-choice.ts'
import { useViewer } from '#web/accounts/queries.ts'
import type * as Settings from '#web/people/settings.ts'
import { useRead } from '#web/data/useRead.ts'

/** What a visitor chose in this browser; it comes with every page. */
export const aiChoiceQuery = queryOptions<AiChoice>({
  queryKey: ['ai-choice'],
  queryFn: skipToken,
  staleTime: Infinity,
})

/** What the reader wants to see of AI: a member's setting, else what this browser remembers. */
export const useAiChoiceNow = (): AiChoice => {
  const viewer = useViewer()
  const chosen = useRead(aiChoiceQuery) ?? allShown
  return viewer ? { replies: viewer.aiReplies, posts: viewer.aiPosts } : chosen
}

/** The same, read once per page for all that is on it. */
export const AiChoiceContext = createContext<AiChoice>(allShown)
export const useAiChoice = (): AiChoice => useContext(AiChoiceContext)

/** Changes it at once: a member's for good, a visitor's in this browser. */
export const useChoosing = () => {
  const cache = useQueryClient()
  const viewer = useViewer()
  const now = useAiChoice()
  return (change: Partial<AiChoice>) => {
    const next = { ...now, ...change }
    if (viewer) return void keepForMember(cache, { aiReplies: next.replies, aiPosts: next.posts })
    cache.setQueryData(aiChoiceQuery.queryKey, next)
    remember(next)
  }
}

const keepForMember = async (...change: Parameters<typeof Settings.changeNow>) => {
  const { changeNow } = await import('#web/people/settings.ts')
  changeNow(...change)
}

const year = 31_536_000

/** A cookie, since only that is there when the server draws the next page: nothing flashes. */
const remember = (choice: AiChoice): void => {
  const isShown = codeOf(choice) === codeOf(allShown)
  const secure = location.protocol === 'https:' ? '; secure' : ''
  document.cookie = `${aiChoiceCookie}=${codeOf(choice)}; path=/; max-age=${isShown ? 0 : year}; samesite=lax${secure}`
}
