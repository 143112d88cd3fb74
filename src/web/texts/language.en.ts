import type { Language } from '#shared/languages.ts'

/** The language that the texts of this page are in. */
export const language: Language = 'en'
