import { type FormEvent, useState } from 'react'
import { type Passkey, passkeyNameMost } from '#shared/passkeys.ts'
import { complain, signInComplaint, typedIn } from '#web/accounts/forms.ts'
import { security } from '#web/texts/security.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { calendarDate } from '#web/ui/dates.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Time } from '#web/ui/Time.tsx'
import { PasswordDialog } from './PasswordDialog.tsx'
import { useRemovingPasskey, useRenamingPasskey } from './queries.ts'

const words = security.passkeys
type Props = { passkey: Passkey }

/** What is known of a passkey, and what can be done with it. */
export const OnePasskey = ({ passkey }: Props) => {
  const { name, isSynced, createdAt, lastUsedAt } = passkey
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null)
  const close = () => setAsked(null)
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2.5">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          {name}
          {isSynced && <Badge>{words.synced}</Badge>}
        </p>
        <p className="text-soft text-sm">
          {words.made(calendarDate(Date.parse(createdAt)))} {lastUsedAt ? words.used : words.unused}{' '}
          {lastUsedAt && <Time at={lastUsedAt} />}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        {(['rename', 'remove'] as const).map((act) => (
          <Button
            key={act}
            variant="outline"
            size="small"
            aria-label={words[`${act}Of`](name)}
            onClick={() => setAsked(act)}
          >
            {words[act]}
          </Button>
        ))}
      </div>
      {asked === 'rename' && <Rename passkey={passkey} onClose={close} />}
      {asked === 'remove' && <Remove passkey={passkey} onClose={close} />}
    </li>
  )
}

type Asked = Props & { onClose: () => void }

const Rename = ({ passkey: { id, name }, onClose }: Asked) => {
  const renaming = useRenamingPasskey()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = typedIn(event, ['name'])
    const missing = signInComplaint(body)
    if (missing) return complain(missing)
    renaming.mutate({ params: { id }, body }, { onSuccess: onClose })
  }
  return (
    <Dialog heading={words.renameOf(name)} closeLabel={security.close} onClose={onClose}>
      <form noValidate aria-label={words.renameOf(name)} onSubmit={submit} className="space-y-4">
        <Field
          name="name"
          label={words.name}
          maxLength={passkeyNameMost}
          defaultValue={name}
          required
        />
        <Button type="submit" disabled={renaming.isPending}>
          {security.save}
        </Button>
      </form>
    </Dialog>
  )
}

const Remove = ({ passkey: { id, name }, onClose }: Asked) => {
  const removing = useRemovingPasskey()
  return (
    <PasswordDialog
      heading={words.removeOf(name)}
      hint={words.removeSure}
      submit={words.remove}
      isPending={removing.isPending}
      onSubmit={(body) => removing.mutate({ params: { id }, body }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
