import { z } from 'zod'
import { jsonOf, linkOf, momentOf, plainTitle } from './parse-answer.ts'
import { type Finding, type Source, every, findingsMost } from './source.ts'

const page = z.object({
  trends: z.array(
    z.object({
      topic: z.string(),
      displayName: z.string(),
      link: z.string(),
      startedAt: z.string().optional(),
      postCount: z.number(),
    }),
  ),
})

/** What is talked about; the call is marked as unstable by its makers. */
export const bluesky: Source = {
  id: 'bluesky',
  name: 'Bluesky',
  url: () => 'https://public.api.bsky.app/xrpc/app.bsky.unspecced.getTrends?limit=25',
  everyMs: every(15),
  weight: 1,
  isOnByDefault: true,
  read: (answer, now) =>
    jsonOf(answer, page)
      .trends.slice(0, findingsMost)
      .flatMap(({ displayName, link, startedAt, postCount }, at): Finding[] => {
        const url = linkOf(link, 'https://bsky.app')
        const title = plainTitle(displayName)
        if (!url || !title) return []
        const said = { title, url, publisher: 'Bluesky', magnitude: postCount, story: null }
        return [{ kind: 'signal', ...said, rank: at + 1, at: momentOf(startedAt, now) }]
      }),
}
