import type { Language } from '#shared/languages.ts'

/** How a language with two forms counts: '1 like', '2,000 likes'. One with more has its own. */
export const countIn = (language: Language) => {
  const rules = new Intl.PluralRules(language)
  return (count: number, one: string, many: string): string =>
    `${figure(count, language)} ${rules.select(count) === 'one' ? one : many}`
}

/** A browser's first number format costs a phone a tenth of a second, and most counts need none. */
const figure = (count: number, language: Language) =>
  count >= 0 && count < 1000 ? String(count) : count.toLocaleString(language)
