import { useState, type ComponentProps } from 'react'
import { accounts as texts } from '#web/texts/accounts.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Icon } from '#web/ui/Icon.tsx'

/** A password that can be looked at while it is typed. */
export const PasswordField = (props: ComponentProps<typeof Field>) => {
  const [isShown, setShown] = useState(false)
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <Button
          variant="plain"
          size="icon"
          aria-label={isShown ? texts.hidePassword : texts.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? 'eye-off' : 'eye'} size={19} />
        </Button>
      }
    />
  )
}
