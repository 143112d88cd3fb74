import type { HeldText } from '#shared/moderation.ts'
import { moderation as words } from '#web/texts/moderation.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Time } from '#web/ui/Time.tsx'
import { heldQuery, useWithdrawing } from './held.ts'
import { useRead } from '#web/data/useRead.ts'

export type Which = { postId?: number | null; thing?: HeldText['thing'] }

/** What one wrote that nobody else sees yet: in a discussion, or of a kind, or all beside these. */
export const Held = ({ postId = null, thing }: Which) => {
  const data = useRead(heldQuery) ?? []
  const held = data.filter(
    (text) => text.postId === postId && (thing === undefined || text.thing === thing),
  )
  if (held.length === 0) return null
  return (
    <section
      aria-label={words.heldHeading}
      className="border-edge rounded-card space-y-3 border border-dashed p-4 pb-2"
    >
      <h2 className="font-semibold">{words.heldHeading}</h2>
      <p className="text-soft text-sm">{words.heldHint}</p>
      <ul className="divide-line divide-y">
        {held.map((text) => (
          <Waiting key={text.id} text={text} />
        ))}
      </ul>
    </section>
  )
}

const Waiting = ({ text: { id, thing, content, doubts, createdAt } }: { text: HeldText }) => {
  const withdrawing = useWithdrawing()
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <p className="text-soft text-sm">
        {words.heldThings[thing]}: {doubts.map((doubt) => words.heldBecause[doubt]).join(', ')}
      </p>
      <p className="mt-1 line-clamp-6 whitespace-pre-line [overflow-wrap:anywhere]">{content}</p>
      <p className="text-soft flex flex-wrap items-center justify-between gap-2 text-sm">
        <Time at={createdAt} />
        <Button
          variant="plain"
          size="small"
          className="-me-3"
          disabled={withdrawing.isPending}
          onClick={() => withdrawing.mutate(id)}
        >
          {words.withdraw}
        </Button>
      </p>
    </li>
  )
}
