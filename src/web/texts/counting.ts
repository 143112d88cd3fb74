import type { Language } from '#shared/languages.ts'

/** How a language with two forms counts: '1 like', '2,000 likes'. One with more has its own. */
export const countIn = (language: Language) => {
  const rules = new Intl.PluralRules(language)
  const figures = new Intl.NumberFormat(language)
  return (count: number, one: string, many: string): string =>
    `${figures.format(count)} ${rules.select(count) === 'one' ? one : many}`
}
