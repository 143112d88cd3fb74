import { type FormEvent, useState } from 'react'
import {
  type NewToken,
  type Scope,
  scopes,
  tokenDays,
  tokenNameMost,
} from '#shared/access-tokens.ts'
import { complain, typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { settings as settingsTexts } from '#web/texts/settings.en.ts'
import { tokens as words } from './tokens.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Choices } from '#web/ui/Choices.tsx'
import { Field } from '#web/ui/Field.tsx'
import { useMakeToken } from './queries.ts'

type Props = { isAdmin: boolean; onMade: (token: NewToken) => void }
type Days = (typeof tokenDays)[number]

/** What a new token is for, what it may do and until when; the password says that it is its owner who asks. */
export const MakeToken = ({ isAdmin, onMade }: Props) => {
  const [chosen, setChosen] = useState<readonly Scope[]>(['read'])
  const [days, setDays] = useState<Days>(tokenDays[0])
  const making = useMakeToken()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event, ['name', 'currentPassword'])
    const missing = missingIn(typed, chosen)
    if (missing) return complain({ title: words.incomplete, detail: missing })
    const body = { ...typed, scopes: [...chosen], days }
    making.mutate({ body }, { onSuccess: onMade })
  }
  return (
    <form noValidate aria-label={words.make} onSubmit={submit} className="space-y-4">
      <h3 className="font-semibold">{words.make}</h3>
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        maxLength={tokenNameMost}
        autoComplete="off"
        required
      />
      <ScopeChoices isAdmin={isAdmin} chosen={chosen} onChoose={setChosen} />
      <Choices
        name={words.days}
        choices={daysChoices}
        chosen={String(days) as `${Days}`}
        onChoose={(id) => setDays(Number(id) as Days)}
      />
      <PasswordField
        name="currentPassword"
        label={settingsTexts.currentPassword}
        autoComplete="current-password"
        required
      />
      <Button type="submit" variant="outline" disabled={making.isPending}>
        {words.make}
      </Button>
    </form>
  )
}

const daysChoices: Record<`${Days}`, string> = words.dayNames

const missingIn = (
  { name, currentPassword }: Record<'name' | 'currentPassword', string>,
  chosen: readonly Scope[],
): string | null => {
  if (!name.trim()) return words.noName
  if (chosen.length === 0) return words.noScope
  return currentPassword ? null : words.noPassword
}

type Choosing = {
  isAdmin: boolean
  chosen: readonly Scope[]
  onChoose: (chosen: readonly Scope[]) => void
}

const ScopeChoices = ({ isAdmin, chosen, onChoose }: Choosing) => (
  <fieldset>
    <legend className="mb-1 font-semibold">{words.scopes}</legend>
    {scopes
      .filter((scope) => scope !== 'moderate' || isAdmin)
      .map((scope) => (
        <label key={scope} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="accent-ink size-5 shrink-0"
            checked={chosen.includes(scope)}
            onChange={({ target }) => onChoose(toggled(chosen, scope, target.checked))}
          />
          {words.scopeNames[scope]}
        </label>
      ))}
  </fieldset>
)

const toggled = (chosen: readonly Scope[], scope: Scope, isOn: boolean) =>
  isOn ? [...chosen, scope] : chosen.filter((one) => one !== scope)
