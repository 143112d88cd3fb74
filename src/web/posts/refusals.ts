import { redirectDelay } from '#shared/constants.ts'
import { statusOf, wordsFor } from '#web/call.ts'
import { offlineReason } from '#web/texts/site.en.ts'
import { posts as postTexts } from '#web/texts/posts.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

/** Tells people why a write failed; a person who turns out to be signed out is led to sign in. */
export const tellFailure = (error: unknown, otherwise: string): void => {
  if (statusOf(error) === 401) {
    toast({ title: postTexts.unauthorized, detail: postTexts.loggedOut, isDestructive: true })
    leadToSignIn(redirectDelay.unauthorizedMs)
  } else {
    toast({ title: siteTexts.error, detail: reasonFor(error, otherwise), isDestructive: true })
  }
}

/** The server's own words, or what did not work; and why, where there is no network. */
export const reasonFor = (error: unknown, otherwise: string): string =>
  navigator.onLine ? wordsFor(error, otherwise) : offlineReason(otherwise)

/** A visitor who shares is asked to sign in first. */
export const askToSignInToShare = (): void => {
  toast({ title: postTexts.shareNeedsLogin, detail: postTexts.shareNeedsLoginDetail })
  leadToSignIn(redirectDelay.shareMs)
}

/** The time counts from when the message can be read, however slow the line. */
const leadToSignIn = (delayMs: number): void => {
  const lead = () => void setTimeout(() => window.location.assign('/auth'), delayMs)
  import('#web/ui/Toaster.tsx').then(lead, lead)
}
