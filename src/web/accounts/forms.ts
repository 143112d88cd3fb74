import type { FormEvent } from 'react'
import { minimumAge } from '#shared/constants.ts'
import { passwordLength } from '#shared/users.ts'
import { wordsFor } from '#web/call.ts'
import { accounts as accountTexts } from '#web/texts/accounts.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { toast } from '#web/ui/toasts.ts'

/** What was typed into a form, by the names of its fields. */
export const typedIn = <Name extends string>(
  event: FormEvent<HTMLFormElement>,
  names: readonly Name[],
): Record<Name, string> => {
  const form = new FormData(event.currentTarget)
  const typed = (name: Name) => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  return Object.fromEntries(names.map((name) => [name, typed(name)])) as Record<Name, string>
}

type Complaint = { title: string; detail: string }

/** The first thing wrong with a sign-in, in words. */
export const signInComplaint = (fields: Record<string, string>): Complaint | null =>
  Object.values(fields).every((value) => value.trim())
    ? null
    : { title: accountTexts.missing, detail: accountTexts.missingDetail }

/** The first thing wrong with a form that sets a password, in words. */
export const newPasswordComplaint = (
  fields: Record<'password' | 'confirmPassword', string> & Record<string, string>,
): Complaint | null => {
  const missing = signInComplaint(fields)
  if (missing) return missing
  if (fields.password !== fields.confirmPassword)
    return { title: accountTexts.mismatch, detail: accountTexts.mismatchDetail }
  if (fields.password.length < passwordLength.min)
    return { title: accountTexts.tooShort, detail: accountTexts.tooShortDetail }
  return null
}

/** The first thing wrong with a sign-up, in words. */
export const signUpComplaint = (
  fields: Parameters<typeof newPasswordComplaint>[0],
  isOldEnough: boolean,
): Complaint | null =>
  newPasswordComplaint(fields) ??
  (isOldEnough
    ? null
    : { title: accountTexts.missing, detail: accountTexts.ageMissing(minimumAge) })

export const complain = (complaint: Complaint) => toast({ ...complaint, isDestructive: true })

export const complainOf = (title: string) => (error: unknown) =>
  complain({ title, detail: wordsFor(error, siteTexts.failed) })
