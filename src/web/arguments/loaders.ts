import { reads } from '#web/reading.ts'
import { debateQuery, debatesQuery, wordsAsked } from './queries.ts'

export const debateLoaders = {
  list: reads(async ({ cache, call }, { request }) => {
    const q = wordsAsked(new URL(request.url).searchParams)
    await cache.ensureQueryData(debatesQuery(q, call))
    return null
  }),

  one: reads(async ({ cache, call }, { params: { id = '' } }) => {
    await cache.ensureQueryData(debateQuery(id, call))
    return null
  }),
}
