import type { Language } from '#shared/languages.ts'

export const language: Language = 'de'
