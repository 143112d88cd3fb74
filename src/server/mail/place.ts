import type { Language } from '#shared/languages.ts'
import type { Env } from '../env.ts'
import { ownOrigin } from '../http/core/origin.ts'

/** Where the links of a mail lead; null: nobody has said where the site is, and mails have none. */
export type Origin = string | null

/** What the start says of a site whose mails can have no links; null: they can. */
export const missingOrigin = (env: Env): string | null =>
  ownOrigin(env) === null
    ? 'SITE_URL is not set, but others are served: mails say where to go without a link. Set it, as in SITE_URL=https://example.org.'
    : null

const byHand: Record<Language, (site: string) => string> = {
  en: (site) => `Open ${site} in your browser, and put this behind the address of its first page:`,
  de: (site) =>
    `Öffne ${site} im Browser und schreibe das hier hinter die Adresse der ersten Seite:`,
}

type Reader = { origin: Origin; site: string; language: Language }

/** The lines of a mail that lead to a page: a link, or how to get there without one. */
export const whereIs = (path: string, { origin, site, language }: Reader): string[] =>
  origin === null ? [byHand[language](site), path] : [`${origin}${path}`]
