import { useEffect, useRef } from 'react'
import { signingIn as words } from '#web/texts/signing-in.en.ts'
import { Field } from '#web/ui/Field.tsx'

type Props = {
  label?: string
  hint?: string
  /** Where it is what is asked for next. */
  takesFocus?: boolean
}

/** Where a code of the app is typed, or a recovery code. */
export const CodeField = ({ label = words.code, hint, takesFocus = true }: Props) => {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) around.current?.querySelector('input')?.focus()
  }, [takesFocus])
  return (
    <div ref={around}>
      <Field
        name="code"
        label={label}
        hint={hint}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        required
      />
    </div>
  )
}
