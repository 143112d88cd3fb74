import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewToken } from '#shared/access-tokens.ts'
import type { User } from '#shared/users.ts'
import { tokens as words } from './tokens.en.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { MakeToken } from './MakeToken.tsx'
import { tokensQuery } from './queries.ts'
import { ShownToken } from './ShownToken.tsx'
import { TokenLine } from './TokenLine.tsx'

/** With what somebody lets programs act for them. */
export const Tokens = ({ viewer: { isAdmin } }: { viewer: User }) => {
  const [fresh, setFresh] = useState<NewToken | null>(null)
  return (
    <Panel id="tokens" heading={words.heading} className="space-y-4">
      <p className="text-soft text-sm">{words.hint}</p>
      <a
        href="/api/docs#tokens"
        className="text-accent inline-flex min-h-11 items-center underline"
      >
        {words.reference}
      </a>
      <List />
      <hr className="border-line" />
      {fresh ? (
        <ShownToken key={fresh.id} token={fresh} onDone={() => setFresh(null)} />
      ) : (
        <MakeToken isAdmin={isAdmin} onMade={setFresh} />
      )}
    </Panel>
  )
}

const List = () => {
  const { data, isError } = useQuery(tokensQuery())
  if (!data) return isError ? <p role="alert">{words.failed}</p> : <Skeleton lines={2} />
  if (data.length === 0) return <p>{words.empty}</p>
  return (
    <ul className="divide-line divide-y">
      {data.map((token) => (
        <TokenLine key={token.id} token={token} />
      ))}
    </ul>
  )
}
