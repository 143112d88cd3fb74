import { z } from 'zod'
import { hostOf, jsonOf, linkOf, momentOf, plainTitle } from './parse-answer.ts'
import { type Finding, type Source, every, findingsMost } from './source.ts'

/** Counts are strings; the first day is today. */
const history = z.array(z.object({ uses: z.string() }))
const tag = z.object({ name: z.string(), url: z.string(), history })
const link = z.object({
  url: z.string(),
  title: z.string(),
  provider_name: z.string().nullish(),
  published_at: z.string().nullish(),
  language: z.string().nullish(),
  history,
})

const shared = { everyMs: every(15), weight: 1, isOnByDefault: true }

/** Hashtags in use; no headline, but they lift the stories that headlines tell. */
export const mastodonTags: Source = {
  ...shared,
  id: 'mastodon-tags',
  name: 'Mastodon hashtags',
  url: () => 'https://mastodon.social/api/v1/trends/tags',
  read: (answer) =>
    jsonOf(answer, z.array(tag))
      .slice(0, findingsMost)
      .flatMap((found, at): Finding[] => {
        const url = linkOf(found.url)
        const title = plainTitle(found.name)
        if (!url || !title) return []
        return [
          {
            ...usesOf(found),
            kind: 'signal',
            title,
            url,
            publisher: 'Mastodon',
            rank: at + 1,
            at: null,
          },
        ]
      }),
}

/** Articles that people pass on. */
export const mastodonLinks: Source = {
  ...shared,
  id: 'mastodon-links',
  name: 'Mastodon links',
  url: () => 'https://mastodon.social/api/v1/trends/links',
  read: (answer, now) =>
    jsonOf(answer, z.array(link))
      .slice(0, findingsMost)
      .flatMap((found, at): Finding[] => {
        const url = linkOf(found.url)
        const title = plainTitle(found.title)
        if (!url || !title || (found.language && !found.language.startsWith('en'))) return []
        return [
          {
            ...usesOf(found),
            kind: 'headline',
            title,
            url,
            publisher: plainTitle(found.provider_name ?? '') || hostOf(url),
            rank: at + 1,
            at: momentOf(found.published_at, now),
          },
        ]
      }),
}

const usesOf = ({ history: [today] }: { history: { uses: string }[] }) => ({
  magnitude: today ? Number.parseInt(today.uses, 10) || 0 : null,
  story: null,
})
