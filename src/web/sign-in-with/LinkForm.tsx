import type { FormEvent } from 'react'
import { complain, signInComplaint, typedIn } from '#web/accounts/forms.ts'
import { OwnerFields, useOwnerFields } from '#web/security/OwnerFields.tsx'
import { complainWhy } from '#web/security/refused.ts'
import { signInWith } from './sign-in-with.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { askToLink, useLeading } from './queries.ts'

const words = signInWith.linked

/** Goes to the issuer once its owner has shown that it is them, and comes back linked. */
export const LinkForm = ({ name }: { name: string }) => {
  const leading = useLeading(askToLink, complainWhy(words.failed))
  const proof = useOwnerFields()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = typedIn(event, proof)
    const missing = signInComplaint(body)
    if (missing) return complain(missing)
    leading.mutate(body)
  }
  return (
    <form noValidate aria-label={words.link(name)} onSubmit={submit} className="space-y-4">
      <p>{words.none(name)}</p>
      <OwnerFields hint={words.linkHint} />
      <Button type="submit" variant="outline" disabled={leading.isPending}>
        {leading.isPending ? signInWith.leading(name) : words.link(name)}
      </Button>
    </form>
  )
}
