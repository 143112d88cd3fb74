import { isStopWord, stemOf, tokensOf } from './topic-words.ts'

const isCapital = (word: string) => /^\p{Lu}/u.test(word)
const isAcronym = (word: string) => /^(?=.*\p{Lu}.*\p{Lu})[\p{Lu}\p{N}&.]+s?$/u.test(word)

/** Most of its words have a capital, so a capital says nothing. */
const isTitleCase = (words: readonly string[]): boolean => {
  const long = words.filter((word) => word.length > 3)
  return long.length > 2 && long.filter(isCapital).length / long.length > 0.7
}

/** Which words are proper nouns, learned from how the headlines around write them. */
export type Names = (title: string) => Set<string>

/** A name is written with a capital in the middle of sentences, and never without one. */
export const namesAmong = (titles: readonly string[]): Names => {
  const lower = new Set<string>()
  const inside = new Set<string>()
  for (const title of titles) {
    const words = tokensOf(title)
    const saysLittle = isTitleCase(words)
    for (const [at, word] of words.entries()) {
      if (!isCapital(word)) lower.add(familyOf(word))
      else if (at > 0 && !saysLittle) inside.add(familyOf(word))
    }
  }
  return (title) => {
    const words = tokensOf(title)
    const saysLittle = isTitleCase(words)
    const found = words.filter((word, at) => {
      const family = familyOf(word)
      if (isStopWord(bareOf(word))) return false
      if (isAcronym(word)) return true
      if (!isCapital(word) || lower.has(family)) return false
      return saysLittle || at > 0 || inside.has(family)
    })
    return new Set(found.map(familyOf))
  }
}

const bareOf = (word: string): string => word.toLowerCase().replace(/'s$/, '')
const familyOf = (word: string): string => stemOf(bareOf(word))
