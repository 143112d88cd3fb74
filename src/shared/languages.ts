/** The languages that every text of the screens is written in; the first one unless asked otherwise. */
export const languages = ['en', 'de'] as const
export type Language = (typeof languages)[number]
export const defaultLanguage: Language = languages[0]

/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' }

/** In which direction each is written. */
export const directions: Record<Language, 'ltr' | 'rtl'> = { en: 'ltr', de: 'ltr' }

/** Holds what a reader chose; `?lang=` in an address asks for one page. */
export const languageCookie = 'language'
export const languageParam = 'lang'

/** The language of that code, or undefined. */
export const languageOf = (code: string | null | undefined): Language | undefined =>
  languages.find((language) => language === code)

/** The path of a page in that language for readers without a cookie: programs that only read it. */
export const inLanguage = (language: Language, path: string): string =>
  language === defaultLanguage
    ? path
    : `${path}${path.includes('?') ? '&' : '?'}${languageParam}=${language}`
