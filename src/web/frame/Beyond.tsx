import Shortcuts from '#web/keys/Shortcuts.tsx'
import Offline from '#web/offline/Offline.tsx'

/** What no page needs to be read: the keys, and what helps without a network. */
export default function Beyond() {
  return (
    <>
      <Offline />
      <Shortcuts />
    </>
  )
}
