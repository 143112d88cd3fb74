import { useMutation } from '@tanstack/react-query'
import { complain } from '#web/accounts/forms.ts'
import { signingIn as words } from '#web/texts/signing-in.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { type SignedPasskey, signWithPasskey, usePasskeysHere } from './passkeys.ts'
import { complainWhy } from './refused.ts'

type Props = {
  label?: string
  failed?: string
  /** What is done with what the passkey signed. */
  act: (credential: SignedPasskey) => Promise<unknown>
}

/** Asks for a passkey, where there can be any. */
export const PasskeyButton = ({
  label = words.withPasskey,
  failed = words.passkeyFailed,
  act,
}: Props) => {
  const areHere = usePasskeysHere()
  const signing = useMutation({
    mutationFn: async () => {
      const credential = await signWithPasskey()
      if (credential) return act(credential)
      return complain({ title: failed, detail: words.refusals['turned_down'] ?? '' })
    },
    onError: complainWhy(failed),
  })
  if (!areHere) return null
  return (
    <Button
      variant="outline"
      className="w-full"
      disabled={signing.isPending}
      onClick={() => signing.mutate()}
    >
      {signing.isPending ? words.waiting : label}
    </Button>
  )
}
