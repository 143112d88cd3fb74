import type { ReactNode } from 'react'
import type { CommentCharacter, Stance } from '#shared/characters.ts'
import type { Stand } from '#shared/digest.ts'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { digest as words } from '#web/texts/digest.en.ts'
import { characters as characterTexts } from '#web/texts/characters.en.ts'
import { classes } from '#web/ui/classes.ts'

type Path = Pick<Stand, 'stance' | 'commentId' | 'first' | 'moves'>

/** Where the five stances are on a track, written out: names of classes cannot be computed. */
const starts = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5'] as const
const ends = ['col-end-2', 'col-end-3', 'col-end-4', 'col-end-5', 'col-end-6'] as const
const startOf = (stance: number) => starts[stance + 2] ?? starts[2]
const endOf = (stance: number) => ends[stance + 2] ?? ends[2]

/** One line from against to for: where somebody began, where they came by, and their face where they stand. */
export const Track = ({
  path: { stance, commentId, first, moves },
  character,
  postId,
}: {
  path: Path
  character: CommentCharacter
  /** Set where the comments are on another page. */
  postId?: number
}) => {
  const earlier = new Map(
    [first, ...moves.map(({ to, commentId }) => ({ stance: to, commentId }))]
      .filter((point) => point.stance !== stance)
      .map((point) => [point.stance, point.commentId]),
  )
  const passed = [stance, ...earlier.keys()]
  const href = (id: number) => `${postId === undefined ? '' : `/post/${postId}`}#comment-${id}`
  return (
    <Line>
      {earlier.size > 0 && (
        <span
          aria-hidden="true"
          className={classes(
            'row-start-1 mx-[10%] h-1 self-center rounded-full bg-(--tone)/40',
            startOf(Math.min(...passed)),
            endOf(Math.max(...passed)),
          )}
        />
      )}
      {[...earlier].map(([at, id]) => (
        <a
          key={at}
          href={href(id)}
          aria-label={words.began(character.name, stanceWords(at))}
          className={classes(place, startOf(at))}
        >
          <span className="bg-card size-3.5 rounded-full border-2 border-(--tone)" />
        </a>
      ))}
      <a
        href={href(commentId)}
        aria-label={words.stands(character.name, stanceWords(stance))}
        className={classes(place, 'group', startOf(stance))}
      >
        <span className="bg-card rounded-full transition-transform group-hover:[scale:1.1]">
          <CharacterIcon character={character} size="small" />
        </span>
      </a>
    </Line>
  )
}

const place = 'relative row-start-1 flex min-h-10 items-center justify-center rounded-full'

export const stanceWords = (stance: number): string => characterTexts.stances[stance as Stance]

/** The line that every track is drawn on. */
const Line = ({ children }: { children: ReactNode }) => (
  <div className="relative grid grid-cols-5">
    <span
      aria-hidden="true"
      className="bg-line absolute inset-x-[10%] top-1/2 h-0.5 -translate-y-1/2"
    />
    <span
      aria-hidden="true"
      className="bg-edge/40 absolute top-1/2 left-1/2 h-3 w-0.5 -translate-1/2"
    />
    {children}
  </div>
)

/** Names at the left, tracks at the right. */
export const trackRow = 'grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-x-2'

/** What the ends of a track mean; `isWide` where no names stand beside it. */
export const Axis = ({ isWide = false }: { isWide?: boolean }) => (
  <div aria-hidden="true" className={classes(!isWide && trackRow, 'text-soft text-xs font-medium')}>
    {!isWide && <span />}
    <span className="grid grid-cols-5 justify-items-center whitespace-nowrap">
      <span>{words.against}</span>
      <span className="col-start-3">{words.neither}</span>
      <span className="col-start-5">{words.for}</span>
    </span>
  </div>
)
