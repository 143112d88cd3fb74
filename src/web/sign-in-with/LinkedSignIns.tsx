import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { LinkedSignIn } from '#shared/sign-in-with.ts'
import { OwnerDialog } from '#web/security/OwnerDialog.tsx'
import { useSite } from '#web/site.ts'
import { signInWith } from './sign-in-with.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Time } from '#web/ui/Time.tsx'
import { FirstPassword } from './FirstPassword.tsx'
import { LinkForm } from './LinkForm.tsx'
import { Outcome } from './Outcome.tsx'
import { signInsQuery, useUnlink } from './queries.ts'

const words = signInWith.linked

/** By which accounts elsewhere one can sign in, on a site that names an issuer. */
export const LinkedSignIns = () => {
  const { signInWith: name } = useSite()
  return name ? <Linked name={name} /> : null
}

const Linked = ({ name }: { name: string }) => {
  const { data } = useQuery(signInsQuery())
  const [asked, setAsked] = useState<LinkedSignIn | null>(null)
  const isLinked = data?.signIns.some(({ isCurrent }) => isCurrent)
  return (
    <Panel id="sign-ins" heading={words.heading} className="space-y-4">
      <Outcome name={name} />
      {data && data.signIns.length > 0 && (
        <ul className="divide-line divide-y">
          {data.signIns.map((signIn) => (
            <Entry
              key={signIn.id}
              signIn={signIn}
              name={nameOf(signIn, name)}
              onUnlink={data.hasPassword ? () => setAsked(signIn) : undefined}
            />
          ))}
        </ul>
      )}
      {asked && <Unlink signIn={asked} name={nameOf(asked, name)} onClose={() => setAsked(null)} />}
      {data && !data.hasPassword && <FirstPassword />}
      {data?.hasPassword && !isLinked && <LinkForm name={name} />}
    </Panel>
  )
}

/** What people know the issuer of this site by; others by where they are. */
const nameOf = ({ isCurrent, issuer }: LinkedSignIn, current: string): string =>
  isCurrent ? current : (URL.parse(issuer)?.host ?? issuer)

type Props = { signIn: LinkedSignIn; name: string }

/** The only way in stays: it has nothing to be pressed. */
const Entry = ({ signIn, name, onUnlink }: Props & { onUnlink: (() => void) | undefined }) => (
  <li className="flex items-center justify-between gap-3 py-2.5">
    <div className="min-w-0">
      <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
      <p className="text-soft text-sm">
        {words.since} <Time at={signIn.createdAt} />
        {!signIn.isCurrent && `. ${words.old}`}
      </p>
    </div>
    {onUnlink && (
      <Button
        variant="outline"
        size="small"
        aria-label={words.unlinkLabel(name)}
        onClick={onUnlink}
      >
        {words.unlink}
      </Button>
    )}
  </li>
)

const Unlink = ({ signIn: { id }, name, onClose }: Props & { onClose: () => void }) => {
  const unlinking = useUnlink()
  return (
    <OwnerDialog
      heading={words.unlinkLabel(name)}
      hint={words.unlinkHint(name)}
      submit={words.unlink}
      isPending={unlinking.isPending}
      onSubmit={(body) => unlinking.mutate({ params: { id }, body }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}
