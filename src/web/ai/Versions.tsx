import type { CharacterRecord, PersonaVersion } from '#shared/ai.ts'
import { ai } from '#web/texts/ai.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { Time } from '#web/ui/Time.tsx'
import { type Difference, diff } from './diff.ts'
import { useRestorePersona } from './queries.ts'

const words = ai.versions

/** Every version, newest first, with what each changed; an older one can come back. */
export const Versions = ({ record }: { record: CharacterRecord }) => (
  <Panel id="versions" heading={words.heading}>
    <ol className="divide-line divide-y" reversed>
      {record.versions.map((version, at) => (
        <li key={version.version} className="py-3">
          <Version
            version={version}
            before={record.versions[at + 1]}
            isPresent={version.version === record.version}
            characterId={record.id}
          />
        </li>
      ))}
    </ol>
  </Panel>
)

const Version = ({
  version,
  before,
  isPresent,
  characterId,
}: {
  version: PersonaVersion
  before: PersonaVersion | undefined
  isPresent: boolean
  characterId: string
}) => {
  const restoring = useRestorePersona(characterId)
  const { version: number, createdAt, createdBy, restoredFrom } = version
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <p className="font-semibold">{ai.cast.version(number)}</p>
        {isPresent && <Badge>{words.present}</Badge>}
        <p className="text-soft grow text-sm">
          <Time at={createdAt} />, {createdBy ? words.by(createdBy) : words.byProduct}
          {restoredFrom !== null && `, ${words.restoredFrom(restoredFrom)}`}
        </p>
        {!isPresent && (
          <Button
            variant="outline"
            size="small"
            aria-label={words.restoreLong(number)}
            disabled={restoring.isPending}
            onClick={() => restoring.mutate(number)}
          >
            {words.restore}
          </Button>
        )}
      </div>
      {before && <Differences found={diff(before.persona, version.persona)} />}
    </>
  )
}

const Differences = ({ found }: { found: Difference[] }) => (
  <details className="text-sm" open={found.length > 0 && found.length <= 3}>
    <summary className="text-accent min-h-9 py-1.5">{words.changes}</summary>
    {found.length === 0 && <p className="text-soft">{words.same}</p>}
    <dl className="space-y-2">
      {found.map(({ field, removed, added }) => (
        <div key={field}>
          <dt className="text-soft">{fieldNames[field]}</dt>
          <dd className="space-y-1">
            {removed.map((item) => (
              <p key={item} className="wrap-anywhere">
                <span className="sr-only">{words.was}: </span>
                <del className="text-danger">{item || words.nothing}</del>
              </p>
            ))}
            {added.map((item) => (
              <p key={item} className="wrap-anywhere">
                <span className="sr-only">{words.is}: </span>
                <ins className="text-ai-emerald">{item || words.nothing}</ins>
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  </details>
)

const fieldNames: Record<Difference['field'], string> = {
  ...ai.persona,
  actWeights: ai.persona.acts,
}
