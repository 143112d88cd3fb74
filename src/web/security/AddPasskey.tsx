import { passkeyNameMost } from '#shared/passkeys.ts'
import { browserName } from '#web/people/browsers.ts'
import { security } from '#web/texts/security.en.ts'
import { Field } from '#web/ui/Field.tsx'
import { toast } from '#web/ui/toasts.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { useAddingPasskey } from './queries.ts'

const words = security.passkeys

/** The browser asks for the rest: where the passkey is kept, and that its owner unlocks it. */
export const AddPasskey = ({ onClose }: { onClose: () => void }) => {
  const adding = useAddingPasskey()
  const tell = (made: object | null) => {
    onClose()
    if (made) toast({ title: words.added, detail: words.addedDetail })
    else toast({ title: words.cancelled, detail: words.cancelledDetail })
  }
  return (
    <PasswordDialog
      heading={words.add}
      hint={words.addHint}
      submit={words.add}
      isPending={adding.isPending}
      names={['name'] as const}
      onSubmit={(typed) => adding.mutate(typed, { onSuccess: tell })}
      onClose={onClose}
    >
      <Field
        name="name"
        label={words.name}
        hint={words.nameHint}
        maxLength={passkeyNameMost}
        defaultValue={browserName(navigator.userAgent) || words.unnamed}
        required
      />
    </PasswordDialog>
  )
}
