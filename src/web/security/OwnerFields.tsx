import { useQuery } from '@tanstack/react-query'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { security as words } from '#web/texts/security.en.ts'
import { CodeField } from './CodeField.tsx'
import { secondStepQuery } from './queries.ts'

/** As they are typed; there is a code where a second step is on. */
export type OwnerProof = { currentPassword: string; code?: string }

const passwordAlone = ['currentPassword'] as const
const withStep = ['currentPassword', 'code'] as const

/** The names of the fields by which the owner of an account shows that it is them. */
export const useOwnerFields = (): typeof passwordAlone | typeof withStep => {
  const { data: step } = useQuery(secondStepQuery())
  return step?.since ? withStep : passwordAlone
}

/** Those fields. */
export const OwnerFields = ({ hint }: { hint?: string }) => {
  const hasStep = useOwnerFields() === withStep
  return (
    <>
      <PasswordField
        name="currentPassword"
        label={words.currentPassword}
        hint={hint}
        autoComplete="current-password"
        required
      />
      {hasStep && <CodeField label={words.step.proof} takesFocus={false} />}
    </>
  )
}
