import type { Readers as Counts } from '#shared/readers.ts'
import { digest as words } from '#web/texts/digest.en.ts'
import { stanceWords, trackRow } from './Track.tsx'

const stances = [-2, -1, 0, 1, 2] as const

const mostOf = ({ before, after }: Counts): number => Math.max(...before, ...after)

export const hasReaderStances = (readers: Counts): boolean => mostOf(readers) > 0

/** How many readers stand where, before and after; nothing where nobody has said so. */
export const Readers = ({ readers }: { readers: Counts }) => {
  const { before, after, moved } = readers
  const most = mostOf(readers)
  if (most === 0) return null
  return (
    <div className="space-y-1">
      <Row name={words.before} counts={before} most={most} tell={words.beforeCounts} />
      {after.some((count) => count > 0) && (
        <Row name={words.now} counts={after} most={most} tell={words.nowCounts} isNow />
      )}
      {moved > 0 && <p className="text-soft pt-1 text-sm">{words.changed(moved)}</p>}
    </div>
  )
}

type RowOf = {
  name: string
  counts: number[]
  most: number
  tell: (counts: string) => string
  isNow?: boolean
}

const Row = ({ name, counts, most, tell, isNow = false }: RowOf) => (
  <div className={trackRow}>
    <span aria-hidden="true" className="text-sm font-semibold">
      {name}
    </span>
    <span className="sr-only">{tell(inWords(counts))}</span>
    <div aria-hidden="true" className="grid grid-cols-5 items-end">
      {stances.map((stance, at) => (
        <Bar key={stance} count={counts[at] ?? 0} most={most} isNow={isNow} />
      ))}
    </div>
  </div>
)

const inWords = (counts: number[]) =>
  stances.map((stance, at) => `${stanceWords(stance)} ${counts[at] ?? 0}`).join(', ')

const tallest = 26

const Bar = ({ count, most, isNow }: { count: number; most: number; isNow: boolean }) => {
  if (count === 0) return <span />
  const height = Math.max(4, Math.round((count / most) * tallest))
  return (
    <span className="text-soft flex flex-col items-center text-xs">
      {count}
      <svg width="20" height={height} className={isNow ? 'text-accent' : 'text-edge/60'}>
        <rect width="20" height={height} rx="2" fill="currentColor" />
      </svg>
    </span>
  )
}
