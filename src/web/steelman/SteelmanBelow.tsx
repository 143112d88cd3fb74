import { useRef, useState } from 'react'
import type { Comment } from '#shared/posts.ts'
import { type Steelman, steelmanLength } from '#shared/steelman.ts'
import { displayName } from '#shared/text.ts'
import { useViewer } from '#web/accounts/queries.ts'
import { HideMenu } from '#web/members/shown.ts'
import { isAi } from '#web/posts/people.ts'
import { WordsForm } from '#web/posts/WordsForm.tsx'
import { steelman as texts } from './steelman.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { useReturningFocus } from '#web/ui/returningFocus.ts'
import { useSettling } from './queries.ts'
import { useSteelmen } from './SteelmenStage.tsx'

type Props = { comment: Comment; name: string }

/** The mark of an answer whose point was said back, who said this comment back, and what its author is asked. */
export const SteelmanBelow = ({ comment, name }: Props) => {
  const viewer = useViewer()
  const find = useSteelmen()
  const said = find(comment.id)
  const confirmed = said.filter(({ state }) => state === 'confirmed')
  const asking = said.filter(
    ({ state, authorId }) => state !== 'confirmed' && authorId === viewer?.id,
  )
  const isMarked =
    !isAi(comment) &&
    comment.parentId !== null &&
    find(comment.parentId).some(
      ({ state, person }) => state === 'confirmed' && person.id === comment.author.id,
    )
  return (
    <>
      {isMarked && (
        <p className="mt-1.5">
          <Badge data-hint={texts.markHint}>
            <Icon name="check" size={14} className="me-1 inline-block" />
            {texts.mark}
          </Badge>
        </p>
      )}
      {asking.map((one) => (
        <Asked key={`${one.id} ${one.state}`} said={one} />
      ))}
      {confirmed.length > 0 && <Confirmed confirmed={confirmed} name={name} />}
    </>
  )
}

/** Folded: the point stands above in its author's own words. */
const Confirmed = ({ confirmed, name }: { confirmed: Steelman[]; name: string }) => (
  <details className="mt-1.5 text-sm">
    <summary data-returns="" className="onward">
      {texts.saidBack(confirmed.length)}
    </summary>
    {confirmed.map((said) => (
      <ConfirmedOne key={said.id} said={said} name={name} />
    ))}
  </details>
)

/** Its author can still put it otherwise. */
const ConfirmedOne = ({ said, name }: { said: Steelman; name: string }) => {
  const viewer = useViewer()
  const [isMending, setMending] = useState(false)
  const settling = useSettling(said)
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-2">
        <p className="min-w-0">
          {texts.says(displayName(said.person))} <q>{said.says}</q>{' '}
          <span className="text-soft">{texts.confirmedBy(name)}</span>
        </p>
        {viewer?.id === said.authorId && !isMending && (
          <Button variant="plain" size="small" onClick={() => setMending(true)}>
            {texts.noLonger}
          </Button>
        )}
        <Report said={said} />
      </div>
      {isMending && (
        <Mending
          first={said.says}
          isPending={settling.isPending}
          onMend={settling.mutate}
          onCancel={() => setMending(false)}
        />
      )}
    </div>
  )
}

const Report = ({ said: { id, person } }: { said: Steelman }) => (
  <HideMenu
    whom={{ type: 'person', id: person.id, name: displayName(person) }}
    thing={{ thing: 'steelman', id: String(id) }}
  />
)

/** What the author of a comment is asked about how it was said back. */
const Asked = ({ said }: { said: Steelman }) => {
  const [isMending, setMending] = useState(false)
  const settling = useSettling(said)
  const here = useRef<HTMLElement>(null)
  useReturningFocus(here)
  return (
    <section
      ref={here}
      data-returning=""
      aria-label={texts.asked}
      className="border-accent bg-accent/7 mt-2 space-y-1.5 rounded-xl border px-3 py-2 text-sm"
    >
      <div className="flex items-start gap-2">
        <p className="min-w-0 flex-1">
          {texts.says(displayName(said.person))} <q>{said.says}</q>
        </p>
        <Report said={said} />
      </div>
      {said.mend !== null && <p className="text-soft">{texts.youMended(said.mend)}</p>}
      {isMending ? (
        <Mending
          first={said.mend ?? said.says}
          isPending={settling.isPending}
          onMend={settling.mutate}
          onCancel={() => setMending(false)}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            disabled={settling.isPending}
            onClick={() => settling.mutate(undefined)}
          >
            {texts.yes}
          </Button>
          <Button variant="outline" size="small" onClick={() => setMending(true)}>
            {texts.no}
          </Button>
        </div>
      )}
    </section>
  )
}

type MendingOf = {
  first: string
  isPending: boolean
  onMend: (mend: string) => void
  onCancel: () => void
}

const Mending = ({ first, isPending, onMend, onCancel }: MendingOf) => {
  const [mend, write] = useState(first)
  return (
    <WordsForm
      label={texts.mendLabel}
      content={mend}
      onChange={write}
      most={steelmanLength}
      isFocused
      isPending={isPending}
      words={texts.mendForm}
      onSubmit={() => onMend(mend)}
      onCancel={onCancel}
    />
  )
}
