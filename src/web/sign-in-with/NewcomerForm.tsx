import type { FormEvent } from 'react'
import { minimumAge } from '#shared/constants.ts'
import type { Newcomer } from '#shared/sign-in-with.ts'
import { complain, signInComplaint, typedIn } from '#web/accounts/forms.ts'
import { ageBox, Terms } from '#web/accounts/Terms.tsx'
import { accounts as accountTexts } from '#web/texts/accounts.en.ts'
import { signInWith } from './sign-in-with.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useRegisterNewcomer } from './queries.ts'

const names = ['firstName', 'lastName', 'username', 'email'] as const

/** What the issuer cannot know: the name here, and the age. The rest begins with what it said. */
export const NewcomerForm = ({ newcomer }: { newcomer: Newcomer }) => {
  const signUp = useRegisterNewcomer(newcomer.next)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = typedIn(event, names)
    const complaint = signInComplaint(form) ?? ageComplaint(typedIn(event, [ageBox])[ageBox])
    if (complaint) return complain(complaint)
    signUp.mutate({ ...form, isOldEnough: true })
  }
  const isBusy = signUp.isPending || signUp.isSuccess
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Fields newcomer={newcomer} />
      <Terms />
      <Button type="submit" className="w-full" disabled={isBusy}>
        {isBusy ? accountTexts.creating : accountTexts.create}
      </Button>
    </form>
  )
}

const Fields = ({ newcomer }: { newcomer: Newcomer }) => (
  <>
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        name="firstName"
        label={accountTexts.firstName}
        defaultValue={newcomer.firstName}
        autoComplete="given-name"
        required
      />
      <Field
        name="lastName"
        label={accountTexts.lastName}
        defaultValue={newcomer.lastName}
        autoComplete="family-name"
        required
      />
    </div>
    <Field
      name="username"
      label={accountTexts.username}
      hint={accountTexts.usernameHint}
      defaultValue={newcomer.username}
      autoComplete="username"
      autoCapitalize="none"
      required
    />
    <Field
      name="email"
      type="email"
      label={accountTexts.email}
      hint={
        newcomer.isEmailProven ? signInWith.finish.provenEmail : signInWith.finish.unprovenEmail
      }
      defaultValue={newcomer.email ?? ''}
      autoComplete="email"
      required
    />
  </>
)

const ageComplaint = (isOldEnough: string) =>
  isOldEnough === ''
    ? { title: accountTexts.missing, detail: accountTexts.ageMissing(minimumAge) }
    : null
