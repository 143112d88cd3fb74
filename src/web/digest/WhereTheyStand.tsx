import { usePolling } from '#web/hearing.ts'
import { digest as words } from '#texts/digest.ts'
import { Panel } from '#web/ui/Card.tsx'
import { Findings } from './Findings.tsx'
import { OwnStance } from './OwnStance.tsx'
import { digestQuery } from './queries.ts'
import { Readers } from './Readers.tsx'
import { Stands } from './Stands.tsx'
import { useRead } from '#web/data/useRead.ts'

/** The discussion at a glance: every speaker from against to for, the readers, and what it rests on. */
export const WhereTheyStand = ({ postId }: { postId: number }) => {
  const digest = useRead({ ...digestQuery(postId), ...usePolling() })
  if (!digest) return null
  const isReady = digest.stands.length > 0
  return (
    <Panel
      id="where-they-stand"
      heading={isReady ? words.heading : words.readersHeading}
      className="space-y-4"
    >
      {isReady && (
        <div data-ai="reply" className="space-y-3">
          <p className="text-soft text-sm">{words.hint}</p>
          <Stands stands={digest.stands} />
          <Findings digest={digest} />
        </div>
      )}
      <Readers readers={digest.readers} />
      <OwnStance postId={postId} />
    </Panel>
  )
}
