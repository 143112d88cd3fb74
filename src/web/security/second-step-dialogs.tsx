import { security } from '#web/texts/security.en.ts'
import { OwnerDialog } from './OwnerDialog.tsx'
import { useRenewing, useSwitchingOff } from './queries.ts'

const words = security.step

type Closing = { onClose: () => void }

export const RenewCodes = ({
  onDone,
  onClose,
}: Closing & { onDone: (codes: string[]) => void }) => {
  const renewing = useRenewing()
  return (
    <OwnerDialog
      heading={words.renew}
      hint={words.renewHint}
      submit={words.renew}
      isPending={renewing.isPending}
      onSubmit={(proof) =>
        renewing.mutate(proof, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
      }
      onClose={onClose}
    />
  )
}

export const EndSecondStep = ({ onClose }: Closing) => {
  const ending = useSwitchingOff()
  return (
    <OwnerDialog
      heading={words.end}
      hint={words.endHint}
      submit={words.end}
      isPending={ending.isPending}
      onSubmit={(proof) => ending.mutate(proof, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
