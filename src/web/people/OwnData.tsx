import { type FormEvent, useState } from 'react'
import { deleteAccount, downloadData } from '#shared/settings.ts'
import { calendarDate } from '#web/ui/dates.ts'
import { typedIn } from '#web/accounts/forms.ts'
import { PasswordField } from '#web/accounts/PasswordField.tsx'
import { settings as words } from '#web/texts/settings.en.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useGuarded } from './settings.ts'

/** Taking one's data along, and leaving. */
export const OwnData = () => {
  const [isLeaving, setLeaving] = useState(false)
  return (
    <Panel id="data" heading={words.data} className="space-y-4">
      <p className="text-soft text-sm">{words.downloadHint}</p>
      <ButtonLink to={downloadData.path} variant="outline" reloadDocument download>
        <Icon name="download" size={18} />
        {words.download}
      </ButtonLink>
      <hr className="border-line" />
      <h3 className="font-semibold">{words.deleteHeading}</h3>
      <p className="text-soft text-sm">{words.deleteHint}</p>
      <Button variant="outline" className="text-danger" onClick={() => setLeaving(true)}>
        <Icon name="trash" size={18} />
        {words.deleteNow}
      </Button>
      {isLeaving && <Leave onClose={() => setLeaving(false)} />}
    </Panel>
  )
}

const Leave = ({ onClose }: { onClose: () => void }) => {
  const leaving = useGuarded(deleteAccount)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    leaving.mutate({ body: typedIn(event, ['currentPassword']) })
  }
  if (leaving.data) return <Left deletedAfter={leaving.data.deletedAfter} />
  return (
    <Dialog heading={words.deleteHeading} closeLabel={words.close} onClose={onClose}>
      <form aria-label={words.deleteHeading} onSubmit={submit} className="space-y-4">
        <p>{words.deleteHint}</p>
        <PasswordField
          name="currentPassword"
          label={words.currentPassword}
          autoComplete="current-password"
          required
        />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            disabled={leaving.isPending}
            className="text-danger"
            variant="outline"
          >
            {words.deleteNow}
          </Button>
          <Button onClick={onClose}>{words.keep}</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Leaves by a full load, which forgets all that was read. */
const Left = ({ deletedAfter }: { deletedAfter: string }) => {
  const goHome = () => window.location.assign('/')
  return (
    <Dialog heading={words.deleteHeading} closeLabel={words.close} onClose={goHome}>
      <p role="status" className="mb-4">
        {words.deleted(calendarDate(Date.parse(deletedAfter)))}
      </p>
      <Button onClick={goHome}>{words.close}</Button>
    </Dialog>
  )
}
