import type { FormEvent } from 'react'
import type { Answer } from '#shared/endpoint.ts'
import type { beginAuthenticator } from '#shared/second-step.ts'
import { complain, signInComplaint, typedIn } from '#web/accounts/forms.ts'
import { security } from '#web/texts/security.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { CodeField } from './CodeField.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { useBeginning, useSwitchingOn } from './queries.ts'

const words = security.step
type Begun = Answer<typeof beginAuthenticator>
type Props = { onDone: (recoveryCodes: string[]) => void; onClose: () => void }

/** First the password, then the secret for the app, and a code to show that it arrived there. */
export const Enrolment = ({ onDone, onClose }: Props) => {
  const beginning = useBeginning()
  if (beginning.data) return <Scan begun={beginning.data} onDone={onDone} onClose={onClose} />
  return (
    <PasswordDialog
      heading={words.begin}
      hint={words.detail}
      submit={words.next}
      isPending={beginning.isPending}
      onSubmit={({ currentPassword }) => beginning.mutate(currentPassword)}
      onClose={onClose}
    />
  )
}

const Scan = ({ begun, onDone, onClose }: Props & { begun: Begun }) => {
  const switching = useSwitchingOn()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = typedIn(event, ['code'])
    const missing = signInComplaint(typed)
    if (missing) return complain(missing)
    switching.mutate(typed.code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
  }
  return (
    <Dialog heading={words.begin} closeLabel={security.close} onClose={onClose}>
      <form noValidate aria-label={words.begin} onSubmit={submit} className="space-y-4">
        <p>{words.scan}</p>
        <QrCode {...begun.qr} />
        <dl>
          <dt className="text-soft text-sm">{words.key}</dt>
          <dd className="font-mono">{inFours(begun.secret)}</dd>
        </dl>
        <p>
          <a
            href={begun.uri}
            className="text-accent inline-flex min-h-11 items-center hover:underline"
          >
            {words.openApp}
          </a>
        </p>
        <CodeField label={words.code} />
        <Button type="submit" disabled={switching.isPending}>
          {words.confirm}
        </Button>
      </form>
    </Dialog>
  )
}

/** A camera reads it there, and the field below it is still on a phone's screen; px. */
const side = 192

/** Dark on light by night, too, or cameras would not read it. */
const QrCode = ({ size, path }: Begun['qr']) => (
  <svg
    role="img"
    aria-label={words.qr}
    viewBox={`0 0 ${size} ${size}`}
    width={side}
    height={side}
    shapeRendering="crispEdges"
    className="bg-stage-ink text-stage mx-auto rounded-xl"
  >
    <path d={path} fill="currentColor" />
  </svg>
)

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
