import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import type { Call } from '#shared/endpoint.ts'
import {
  listStories,
  type newStory,
  removeStory,
  storiesPollMs,
  type Story,
  viewStory,
  writeStory,
} from '#shared/stories.ts'
import { call as browserCall, wordsFor } from '#web/call.ts'
import { showHeld } from '#web/moderation/held.ts'
import { stories as words } from '#web/texts/stories.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'
import { addStory, countViews, dropStory } from './live-patches.ts'

export const storiesQuery = (call: Call = browserCall) =>
  queryOptions<Story[]>({
    queryKey: ['stories'],
    queryFn: () => call(listStories, {}),
    refetchInterval: storiesPollMs,
  })

/** Shares a story; what was typed stays with the caller until it succeeds. */
export const useSharing = ({ onDone }: { onDone: () => void }) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof newStory>) => browserCall(writeStory, { body }),
    onSuccess: (story) => {
      onDone()
      if (story.isHeld) return showHeld(cache)
      addStory(cache, story)
      toast({ title: words.created, detail: words.createdDetail })
    },
    onError: (error) => {
      const detail = wordsFor(error, siteTexts.failed)
      toast({ title: words.failed, detail, isDestructive: true })
    },
  })
}

export const useRemoving = ({ onDone }: { onDone: () => void }) => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => browserCall(removeStory, { params: { id } }),
    onSuccess: (_nothing, id) => {
      dropStory(cache, id)
      onDone()
      toast({ title: words.removed })
    },
    onError: () =>
      toast({ title: siteTexts.error, detail: words.removeFailed, isDestructive: true }),
  })
}

/** Counts that a story was opened; that it could not be counted is nobody's trouble. */
export const useViewing = () => {
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => browserCall(viewStory, { params: { id } }),
    onSuccess: ({ viewsCount }, storyId) => countViews(cache, { storyId, viewsCount }),
  }).mutate
}
