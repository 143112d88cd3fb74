import { passwordLength } from '#shared/constants.ts'
import { accounts } from '#web/texts/accounts.en.ts'
import { passwords as words } from '#web/texts/passwords.en.ts'
import { PasswordField } from './PasswordField.tsx'

/** A new password, twice; named as `signUpComplaint` expects them. */
export const NewPasswordFields = () => (
  <>
    <PasswordField
      name="password"
      label={words.newPassword}
      hint={accounts.passwordHint(passwordLength.min)}
      autoComplete="new-password"
      required
    />
    <PasswordField
      name="confirmPassword"
      label={words.confirmPassword}
      autoComplete="new-password"
      required
    />
  </>
)
