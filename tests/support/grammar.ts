import { expect } from 'vitest'
import { wordsOf } from '#server/language/words.ts'

export const size = (text: string) => wordsOf(text).length
/** Lower case or a name in front, no closing mark, no question. */
export const expectClause = (text: string, most = 22) => {
  expect(text, text).not.toMatch(/[.!?;:]$/)
  expect(text, text).not.toMatch(/^(because|that|if|when|for|while|since|although|and|but|or)\b/i)
  expect(size(text), text).toBeGreaterThanOrEqual(5)
  expect(size(text), text).toBeLessThanOrEqual(most)
}

export const expectNounPhrase = (text: string) => {
  expect(text, text).not.toMatch(/[.!?;:,]$/)
  expect(text, text).not.toMatch(
    /^(who|what|why|how|whether|where|when|to|leaving|having|being|going)\b/i,
  )
  expect(size(text), text).toBeLessThanOrEqual(14)
}

/** "{label} is …" has to be right: what stands before the first preposition is one thing. */
export const isPlural = (label: string): boolean => {
  const head = label.split(preposition)[0] ?? ''
  return / and /.test(head) || (/[^sui']s$/.test(head) && !/(news|politics|bias|gas)$/.test(head))
}
const preposition =
  / (?:that|who|which|whose|where|in|on|of|for|at|with|without|behind|beside|around|by|to|from|under|between|after|before|about|over|inside|near|against|as|beyond|above|into|across|through|among|during|nobody|somebody|per|until)\b|, /
