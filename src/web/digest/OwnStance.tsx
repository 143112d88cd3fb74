import type { Stance } from '#shared/characters.ts'
import type { ReaderStance } from '#shared/readers.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { digest as words } from '#web/texts/digest.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Link } from '#web/ui/Link.tsx'
import { ownStanceQuery, useStanding } from './queries.ts'
import { Axis, stanceWords, trackRow } from './Track.tsx'
import { useRead } from '#web/data/useRead.ts'

const stances: Stance[] = [-2, -1, 0, 1, 2]

/** Where the reader stands: asked before reading, told afterwards; a visitor is asked to sign in. */
export const OwnStance = ({ postId }: { postId: number }) =>
  useViewer() ? <Standing postId={postId} /> : <SignInToTakeStance />

export const SignInToTakeStance = () => (
  <Link
    to="/auth"
    className="text-accent inline-flex min-h-11 items-center text-sm font-medium hover:underline"
  >
    {words.signIn}
  </Link>
)

const Standing = ({ postId }: { postId: number }) => {
  const own = useRead(ownStanceQuery(postId))
  const standing = useStanding(postId)
  if (!own) return null
  if (own.before === null)
    return (
      <StanceChoice
        question={words.youBefore}
        chosen={null}
        isBusy={standing.isPending}
        onChoose={(before) => standing.mutate({ before })}
      />
    )
  return (
    <div className="text-sm">
      <p role="status">{told(own)}</p>
      <Button
        variant="plain"
        size="small"
        className="-ms-3"
        disabled={standing.isPending}
        onClick={() => standing.mutate(null)}
      >
        {words.takeBack}
      </Button>
    </div>
  )
}

const told = ({ before, after, creditedCommentId }: ReaderStance): string => {
  const first = stanceWords(before ?? 0)
  if (after === null) return words.settled(first)
  if (after === before) return words.unmoved(first)
  const moved = words.settledAfter(first, stanceWords(after))
  return creditedCommentId === null ? `${moved} ${words.askCredit}` : moved
}

/** At the end of a discussion: the same question again, for a member who answered it before reading. */
export const AfterReading = ({ postId }: { postId: number }) =>
  useViewer() && <Again postId={postId} />

const Again = ({ postId }: { postId: number }) => {
  const own = useRead(ownStanceQuery(postId))
  const standing = useStanding(postId)
  if (!own || own.before === null) return null
  return (
    <div className="border-line space-y-2 border-t pt-5">
      <StanceChoice
        question={words.youAfter}
        chosen={own.after}
        isBusy={standing.isPending}
        onChoose={(after) => standing.mutate({ after })}
      />
      {own.after !== null && own.after !== own.before && own.creditedCommentId === null && (
        <p className="text-soft text-sm">{words.askCredit}</p>
      )}
    </div>
  )
}

type ChoiceOf = {
  question: string
  chosen: number | null
  isBusy: boolean
  onChoose: (stance: Stance) => void
}

/** The five stances, as buttons on a line. */
export const StanceChoice = ({ question, chosen, isBusy, onChoose }: ChoiceOf) => (
  <fieldset aria-busy={isBusy}>
    <legend className="mb-1 text-sm font-semibold">{question}</legend>
    <div className={trackRow}>
      <span className="text-sm font-semibold">{words.you}</span>
      <div className="grid grid-cols-5">
        {stances.map((stance) => (
          <button
            key={stance}
            type="button"
            aria-pressed={stance === chosen}
            aria-label={stanceWords(stance)}
            data-hint={stanceWords(stance)}
            onClick={() => isBusy || onChoose(stance)}
            className="group hover:bg-sunken flex min-h-11 items-center justify-center rounded-full"
          >
            <span className="border-edge group-aria-pressed:border-accent group-aria-pressed:bg-accent size-5 rounded-full border-2" />
          </button>
        ))}
      </div>
    </div>
    <Axis />
  </fieldset>
)
