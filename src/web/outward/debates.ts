import type { DebatePage, DebatePoint, DebateSummary } from '#shared/arguments.ts'
import { debates as texts } from '#web/texts/debates.en.ts'
import type { Site } from '#web/site.ts'
import { byRules, type Crumb, type Data } from './structured.ts'

export const allDebates: Crumb = { name: texts.title, path: '/debates' }

/** The library is written in English, whatever the language of the page. */
const inLanguage = 'en'

const pageOf = (site: Site, path: string): Data => ({
  '@id': site.origin + path,
  url: site.origin + path,
  isPartOf: { '@id': `${site.origin}/#website` },
})

/** All questions. */
export const debatesOf = (site: Site, list: DebateSummary[]): Data => ({
  '@type': 'CollectionPage',
  ...pageOf(site, '/debates'),
  name: texts.title,
  mainEntity: {
    '@type': 'ItemList',
    itemListElement: list.map(({ id, question }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name: question,
      url: `${site.origin}/debates/${id}`,
    })),
  },
})

/** A question with its points as claims, in the order in which people rank them. */
export const debateOf = (site: Site, page: DebatePage): Data => {
  const path = `/debates/${page.id}`
  return {
    '@type': 'WebPage',
    ...pageOf(site, path),
    name: page.question,
    description: `${page.sides.for} ${page.sides.against}`,
    inLanguage,
    digitalSourceType: byRules,
    about: { '@type': 'Question', name: page.question, text: page.question },
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: page.points.map((point, at) => ({
        '@type': 'ListItem',
        position: at + 1,
        item: claimOf(site, path, point),
      })),
    },
    mentions: page.discussions.map(({ postId }) => ({
      '@id': `${site.origin}/post/${postId}`,
    })),
  }
}

const claimOf = (site: Site, path: string, { id, says, facts, person }: DebatePoint): Data => ({
  '@type': 'Claim',
  '@id': `${site.origin}${path}#point-${id}`,
  name: says,
  text: says,
  ...(person
    ? { author: { '@type': 'Person', name: person.name } }
    : { inLanguage, digitalSourceType: byRules }),
  citation: facts.length > 0 ? [...new Set(facts.map(({ source }) => source))] : undefined,
})
