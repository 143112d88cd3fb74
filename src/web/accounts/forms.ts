import type { FormEvent } from 'react'
import { passwordLength } from '#shared/users.ts'
import { wordsFor } from '#web/call.ts'
import { texts } from '#web/texts/index.ts'
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
    : { title: texts.accounts.missing, detail: texts.accounts.missingDetail }

/** The first thing wrong with a sign-up, in words. */
export const signUpComplaint = (
  fields: Record<'password' | 'confirmPassword', string> & Record<string, string>,
): Complaint | null => {
  const missing = signInComplaint(fields)
  if (missing) return missing
  if (fields.password !== fields.confirmPassword)
    return { title: texts.accounts.mismatch, detail: texts.accounts.mismatchDetail }
  if (fields.password.length < passwordLength.min)
    return { title: texts.accounts.tooShort, detail: texts.accounts.tooShortDetail }
  return null
}

export const complain = (complaint: Complaint) => toast({ ...complaint, isDestructive: true })

export const complainOf = (title: string) => (error: unknown) =>
  complain({ title, detail: wordsFor(error, texts.site.failed) })
