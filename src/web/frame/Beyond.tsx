import { Suspense } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import Shortcuts from '#web/keys/Shortcuts.tsx'
import Offline from '#web/offline/Offline.tsx'
import { optional } from '#web/ui/optional.ts'

const QuoteButton = optional(() => import('#web/quoting/QuoteButton.tsx'))

/** What no page needs to be read: the keys, and what helps without a network. */
export default function Beyond() {
  const viewer = useViewer()
  return (
    <>
      <Offline />
      <Shortcuts />
      <Suspense>{viewer && <QuoteButton />}</Suspense>
    </>
  )
}
