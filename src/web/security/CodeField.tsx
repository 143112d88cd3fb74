import { useEffect, useRef } from 'react'
import { signingIn as words } from '#web/texts/signing-in.en.ts'
import { Field } from '#web/ui/Field.tsx'

/** Where a code of the app is typed, or a recovery code. It is asked for next, so it has the focus. */
export const CodeField = ({ label = words.code, hint }: { label?: string; hint?: string }) => {
  const around = useRef<HTMLDivElement>(null)
  useEffect(() => around.current?.querySelector('input')?.focus(), [])
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
