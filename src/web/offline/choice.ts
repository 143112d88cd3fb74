import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { codeOf, readAiChoice } from '#shared/ai-choice.ts'
import { aiChoiceQuery, useAiChoice } from '#web/characters/choice.ts'
import { keptAt } from './kept.ts'

const place = 'ai-choice'

/** A kept page is a stranger's: what its reader does not want to see of AI is remembered here. */
export const useKeptChoice = (): void => {
  const cache = useQueryClient()
  const code = codeOf(useAiChoice())
  useEffect(() => {
    if (keptAt() !== undefined)
      cache.setQueryData(aiChoiceQuery.queryKey, readAiChoice(remembered()))
  }, [cache])
  useEffect(() => {
    if (keptAt() === undefined) remember(code)
  }, [code])
}

const remember = (code: string) => {
  try {
    localStorage.setItem(place, code)
  } catch {
    // Storage is full or forbidden: without a network all is shown.
  }
}

const remembered = (): string | undefined => {
  try {
    return localStorage.getItem(place) ?? undefined
  } catch {
    return undefined
  }
}
