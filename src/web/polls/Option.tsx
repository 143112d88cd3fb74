import type { ReactNode } from 'react'
import { polls as texts } from './polls.en.ts'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** How many stand by it now and had it first, in percent. `isMoved`: anybody voted otherwise since. */
type Result = { now: number; first: number; count: number; isMoved: boolean }

export type OptionOf = { words: string; isOwn: boolean; result: Result | null }

type Props = OptionOf & { /** null: it can only be read. */ onChoose: (() => void) | null }

/** One answer of a poll: pressed to vote, with a bar behind it once there is something to show. */
export const Option = ({ words, isOwn, result, onChoose }: Props) => (
  <li className="relative">
    {result && <Bar share={result.now} isOwn={isOwn} />}
    <Face isOwn={isOwn} onChoose={onChoose}>
      <span className="min-w-0 flex-1 text-start">
        {words}
        {isOwn && <Icon name="check" size={16} className="text-accent ms-1.5 inline-block" />}
      </span>
      {result && <Figures result={result} />}
    </Face>
  </li>
)

const face =
  'border-line relative flex h-full min-h-11 w-full items-center gap-3 rounded-xl border px-3.5 py-1.5'

const Face = ({
  isOwn,
  onChoose,
  children,
}: Pick<Props, 'isOwn' | 'onChoose'> & { children: ReactNode }) =>
  onChoose ? (
    <button
      type="button"
      aria-pressed={isOwn}
      onClick={onChoose}
      className={classes(face, 'hover:border-accent', isOwn && 'border-accent font-medium')}
    >
      {children}
    </button>
  ) : (
    <div className={classes(face, isOwn && 'border-accent font-medium')}>{children}</div>
  )

/** A drawing: no style can stand in what the server sends. */
const Bar = ({ share, isOwn }: { share: number; isOwn: boolean }) => (
  <svg
    aria-hidden="true"
    width="100%"
    height="100%"
    className={classes(
      'absolute inset-0 rounded-xl rtl:[scale:-1_1]',
      isOwn ? 'text-accent/20' : 'text-sunken',
    )}
  >
    <rect width={`${share}%`} height="100%" fill="currentColor" />
  </svg>
)

const Figures = ({ result: { now, first, count, isMoved } }: { result: Result }) => (
  <span className="shrink-0 figures text-end text-sm">
    <span data-hint={texts.votes(count)}>{texts.percent(now)}</span>
    {isMoved && first !== now && (
      <span className="text-soft block text-xs">{texts.first(first)}</span>
    )}
  </span>
)
