import { type ReactNode, Suspense, use, useEffect, useState, useSyncExternalStore } from 'react'
import { awake, isAwake } from './awake.ts'
import { never } from './never.ts'
import { openTakeover, TakeoverContext } from './takeover.ts'

type Props = {
  /** Whether it is seen at first, and comes to life with the page. */
  isNear?: boolean
  children: ReactNode
}

/**
 * A part of the page that comes to life when somebody is there, as long as nobody needs it: until then the
 * server's markup stands as it came. What is pressed in it is heard: React brings it to life at once.
 */
export const Later = ({ isNear = false, children }: Props) => {
  const [until] = useState(() => (isNear || isAwake() ? null : awake()))
  return (
    <Suspense>
      <Asleep until={until}>{children}</Asleep>
    </Suspense>
  )
}

/** It waits only with the server's markup on the screen: what the browser draws by itself is there at once. */
const Asleep = ({ until, children }: { until: Promise<void> | null; children: ReactNode }) => {
  const isTakenOver = useSyncExternalStore(never, yes, no)
  if (!isTakenOver && until && !isAwake()) use(until)
  const [takeover] = useState(() => openTakeover(isTakenOver || import.meta.env.SSR))
  useEffect(() => takeover.end(), [takeover])
  return <TakeoverContext value={takeover}>{children}</TakeoverContext>
}

const yes = () => true
const no = () => false
