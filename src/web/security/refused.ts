import { complain } from '#web/accounts/forms.ts'
import { CallError, wordsFor } from '#web/call.ts'
import { signingIn as words } from '#web/texts/signing-in.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'

/** Why a call about ways into an account was refused. Nobody else loads these words. */
export const whyRefused = (error: unknown): string =>
  (error instanceof CallError && words.refusals[error.code]) || wordsFor(error, siteTexts.failed)

export const complainWhy = (title: string) => (error: unknown) =>
  complain({ title, detail: whyRefused(error) })

export const isCode = (error: unknown, code: string): boolean =>
  error instanceof CallError && error.code === code
