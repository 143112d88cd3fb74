import { germanCategoryNames } from '#shared/category-names.ts'
import type { Language } from '#shared/languages.ts'
import type { Category } from '#shared/trending.ts'

export type FeedWords = {
  language: Language
  home: string
  topic: (tag: string) => string
  category: (name: Category) => { name: string; description: string }
  person: (username: string) => string
  thread: string
  scout: string
  ai: (name: string) => string
}

const en: FeedWords = {
  language: 'en',
  home: 'The newest discussions. Texts by AI characters are marked.',
  topic: (tag) => `The newest discussions about #${tag}.`,
  category: (name) => ({ name, description: `The newest discussions about ${name}.` }),
  person: (username) => `The newest discussions that @${username} started.`,
  thread: 'The latest responses. Texts by AI characters are marked.',
  scout: 'AI Scout',
  ai: (name) => `${name} (AI Character)`,
}

const de: FeedWords = {
  language: 'de',
  home: 'Die neuesten Diskussionen. Texte von KI-Charakteren sind gekennzeichnet.',
  topic: (tag) => `Die neuesten Diskussionen über #${tag}.`,
  category: (key) => {
    const name = germanCategoryNames[key]
    return { name, description: `Die neuesten Diskussionen zum Thema ${name}.` }
  },
  person: (username) => `Die neuesten Diskussionen, die @${username} eröffnet hat.`,
  thread: 'Die neuesten Antworten. Texte von KI-Charakteren sind gekennzeichnet.',
  scout: 'KI-Scout',
  ai: (name) => `${name} (KI-Charakter)`,
}

/** What a feed says beside the words of the authors. The mark `AI-generated` is for programs and stays. */
export const feedWords: Record<Language, FeedWords> = { en, de }
