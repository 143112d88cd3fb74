import { security } from '#web/texts/security.en.ts'
import { CodeField } from './CodeField.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { useRenewing, useSwitchingOff } from './queries.ts'

const words = security.step
const names = ['code'] as const

type Closing = { onClose: () => void }

export const RenewCodes = ({
  onDone,
  onClose,
}: Closing & { onDone: (codes: string[]) => void }) => {
  const renewing = useRenewing()
  return (
    <PasswordDialog
      heading={words.renew}
      hint={words.renewHint}
      submit={words.renew}
      isPending={renewing.isPending}
      names={names}
      onSubmit={(proof) =>
        renewing.mutate(proof, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
      }
      onClose={onClose}
    >
      <CodeField label={words.proof} />
    </PasswordDialog>
  )
}

export const EndSecondStep = ({ onClose }: Closing) => {
  const ending = useSwitchingOff()
  return (
    <PasswordDialog
      heading={words.end}
      hint={words.endHint}
      submit={words.end}
      isPending={ending.isPending}
      names={names}
      onSubmit={(proof) => ending.mutate(proof, { onSuccess: onClose })}
      onClose={onClose}
    >
      <CodeField label={words.proof} />
    </PasswordDialog>
  )
}
