import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvent } from '#shared/live.ts'
import type { Story } from '#shared/stories.ts'

/** Works an event into the stories that have been read. Doing it twice changes nothing. */
export const applyStoryEvent = (cache: QueryClient, event: LiveEvent): void => {
  if (event.kind === 'story_view') countViews(cache, event)
  if (event.kind !== 'story') return
  if (event.story) addStory(cache, event.story)
  else dropStory(cache, event.storyId)
}

/** Adds a story, newest first, unless it is there. */
export const addStory = (cache: QueryClient, story: Story) =>
  change(cache, (stories) =>
    stories.some(({ id }) => id === story.id)
      ? stories
      : [story, ...stories].toSorted((a, b) => b.id - a.id),
  )

export const dropStory = (cache: QueryClient, storyId: number) =>
  change(cache, (stories) => stories.filter(({ id }) => id !== storyId))

/** Views only grow, so the larger number is the newer one. */
export const countViews = (
  cache: QueryClient,
  { storyId, viewsCount }: { storyId: number; viewsCount: number },
) =>
  change(cache, (stories) =>
    stories.map((story) =>
      story.id === storyId && story.viewsCount < viewsCount ? { ...story, viewsCount } : story,
    ),
  )

const change = (cache: QueryClient, by: (stories: Story[]) => Story[]) =>
  cache.setQueryData(['stories'], (stories: Story[] | undefined) => stories && by(stories))
