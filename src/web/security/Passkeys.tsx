import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { passkeysMost } from '#shared/passkeys.ts'
import { security } from '#web/texts/security.en.ts'
import { useSite } from '#web/site.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { AddPasskey } from './AddPasskey.tsx'
import { OnePasskey } from './OnePasskey.tsx'
import { usePasskeysHere } from './passkeys.ts'
import { passkeysQuery } from './queries.ts'

const words = security.passkeys

export const Passkeys = () => {
  const { data: passkeys, isError } = useQuery(passkeysQuery())
  const areHere = usePasskeysHere()
  const [isAdding, setAdding] = useState(false)
  return (
    <section aria-labelledby="passkeys" className="space-y-3">
      <h3 id="passkeys" className="font-semibold">
        {words.heading}
      </h3>
      <p className="text-soft text-sm">{words.detail}</p>
      {isError && <p role="alert">{siteTexts.failed}</p>}
      {passkeys?.length === 0 && <p>{words.none}</p>}
      <ul className="divide-line divide-y">
        {passkeys?.map((passkey) => (
          <OnePasskey key={passkey.id} passkey={passkey} />
        ))}
      </ul>
      {areHere ? (
        <Button
          variant="outline"
          disabled={(passkeys?.length ?? 0) >= passkeysMost}
          onClick={() => setAdding(true)}
        >
          {words.add}
        </Button>
      ) : (
        <Unable />
      )}
      {isAdding && <AddPasskey onClose={() => setAdding(false)} />}
    </section>
  )
}

/** Says why, and where this machine's own site has a name. */
const Unable = () => {
  const { pathname } = useLocation()
  const { hostname, port } = URL.parse(useSite().origin) ?? {}
  const named = `http://localhost${port && `:${port}`}`
  return (
    <p className="text-soft text-sm">
      {words.unable}{' '}
      {hostname === '127.0.0.1' && (
        <a href={named + pathname} className="text-accent underline">
          {words.openAt(named)}
        </a>
      )}
    </p>
  )
}
