import { useState } from 'react'
import type { PersonHistory } from '#shared/people-desk.ts'
import { displayName } from '#shared/text.ts'
import { peopleDesk as words } from '#web/texts/people-desk.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { useChangingRole } from './people.ts'

/** Says what it means before it is done. */
export const RoleButton = ({ history: { person, isAdmin } }: { history: PersonHistory }) => {
  const [isAsking, setAsking] = useState(false)
  const changing = useChangingRole()
  const close = () => setAsking(false)
  const act = isAdmin ? 'take' : 'make'
  const name = displayName(person)
  // It closes at once: with the new role it would ask for the opposite.
  const agree = () => {
    close()
    changing.mutate({ userId: person.id, name, isAdmin: !isAdmin })
  }
  return (
    <>
      <Button
        variant="outline"
        size="small"
        disabled={changing.isPending}
        onClick={() => setAsking(true)}
      >
        {words[act]}
      </Button>
      {isAsking && (
        <Dialog heading={words[act]} closeLabel={words.keep} onClose={close}>
          <p className="mb-5">{words.sure[act](name)}</p>
          <div className="flex flex-wrap gap-2">
            <Button onClick={agree}>{words[act]}</Button>
            <Button variant="outline" onClick={close}>
              {words.keep}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  )
}
