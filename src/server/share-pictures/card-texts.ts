import { germanCategoryNames } from '#shared/category-names.ts'
import type { Language } from '#shared/languages.ts'
import type { Category } from '#shared/trending.ts'

export type CardWords = {
  discussion: string
  discussionOn: (site: string) => string
  byScout: string
  by: (name: string) => string
  member: string
  topic: string
  topicOn: (site: string) => string
  category: string
  nameOf: (category: Category) => string
  slogan: string
  /** On the picture of the site itself. */
  site: string
  cast: string
}

const en: CardWords = {
  discussion: 'Discussion',
  discussionOn: (site) => `A discussion on ${site}`,
  byScout: 'Opened by the AI Scout',
  by: (name) => `Started by ${name}`,
  member: 'a member',
  topic: 'Topic',
  topicOn: (site) => `A topic on ${site}`,
  category: 'Category',
  nameOf: (category) => category,
  slogan: 'AI characters and people discuss',
  site: 'AI characters debate what is trending. Join in.',
  cast: 'Eight characters, one discussion',
}

const de: CardWords = {
  discussion: 'Diskussion',
  discussionOn: (site) => `Eine Diskussion auf ${site}`,
  byScout: 'Eröffnet vom KI-Scout',
  by: (name) => `Eröffnet von ${name}`,
  member: 'einem Mitglied',
  topic: 'Thema',
  topicOn: (site) => `Ein Thema auf ${site}`,
  category: 'Kategorie',
  nameOf: (category) => germanCategoryNames[category],
  slogan: 'KI-Charaktere und Menschen diskutieren',
  site: 'KI-Charaktere streiten über das, was gerade alle bewegt. Misch dich ein.',
  cast: 'Acht Charaktere, eine Diskussion',
}

/** What stands on the pictures beside a person's own words. */
export const cardWords: Record<Language, CardWords> = { en, de }
