import { useQuery } from '@tanstack/react-query'
import type { LinkedSignIn } from '#shared/sign-in-with.ts'
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
  const unlinking = useUnlink()
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
              name={signIn.isCurrent ? name : hostOf(signIn.issuer)}
              isPending={unlinking.isPending}
              onUnlink={() => unlinking.mutate(signIn.id)}
            />
          ))}
        </ul>
      )}
      {data && !data.hasPassword && <FirstPassword />}
      {data?.hasPassword && !isLinked && <LinkForm name={name} />}
    </Panel>
  )
}

const hostOf = (issuer: string): string => URL.parse(issuer)?.host ?? issuer

type Props = { signIn: LinkedSignIn; name: string; isPending: boolean; onUnlink: () => void }

const Entry = ({ signIn, name, isPending, onUnlink }: Props) => (
  <li className="flex items-center justify-between gap-3 py-2.5">
    <div className="min-w-0">
      <p className="font-medium [overflow-wrap:anywhere]">{name}</p>
      <p className="text-soft text-sm">
        {words.since} <Time at={signIn.createdAt} />
        {!signIn.isCurrent && `. ${words.old}`}
      </p>
    </div>
    <Button
      variant="outline"
      size="small"
      aria-label={words.unlinkLabel(name)}
      disabled={isPending}
      onClick={onUnlink}
    >
      {words.unlink}
    </Button>
  </li>
)
