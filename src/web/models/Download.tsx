import type { ModelDownload } from '#shared/models.ts'
import { models as words } from '#web/texts/models.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { useCancelDownload } from './queries.ts'

/** How far a download is, or how it ended. */
export const Download = ({ download, name }: { download: ModelDownload; name: string }) => {
  const { state, fault } = download
  if (state === 'running') return <Running download={download} name={name} />
  if (state === 'failed' && fault)
    return (
      <p role="alert" className="text-danger text-sm">
        {words.faults[fault]}
      </p>
    )
  if (download.bytes === 0 || state === 'done') return null
  return <p className="text-sm">{state === 'cancelled' ? words.cancelled : words.interrupted}</p>
}

const Running = ({
  download: { id, bytes, total },
  name,
}: {
  download: ModelDownload
  name: string
}) => {
  const cancelling = useCancelDownload()
  const part = total === null ? 0 : Math.floor((100 * bytes) / total)
  return (
    <div className="space-y-2">
      <progress
        className="accent-accent block w-full"
        aria-label={words.progress(name)}
        max={100}
        {...(total === null ? {} : { value: part })}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-soft text-sm">
          {total === null ? words.asking : words.far(part, words.size(total))}
        </p>
        <Button
          variant="outline"
          size="small"
          aria-label={words.cancelOf(name)}
          disabled={cancelling.isPending}
          onClick={() => cancelling.mutate(id)}
        >
          {words.cancel}
        </Button>
      </div>
    </div>
  )
}
