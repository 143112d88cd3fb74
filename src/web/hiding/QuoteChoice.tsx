import { quoting as texts } from '#web/quoting/quoting.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import type { Reported } from '#web/moderation/reporting.ts'
import { toast } from '#web/ui/toasts.ts'
import { Choice } from './Choice.tsx'

type Props = { of: Reported; onChosen: () => void }

/** Takes what a post or comment says into a reply, for a person who selects no words of it. */
export const QuoteChoice = ({ of: { thing, id }, onChosen }: Props) => {
  const take = async () => {
    onChosen()
    const { gistOf, quote } = await import('#web/quoting/quote.ts')
    const gist = gistOf(document.getElementById(`${thing}-${id}`))
    if (gist) quote(gist)
  }
  return (
    <Choice
      icon="corner-down-right"
      text={texts.quote}
      onClick={() =>
        void take().catch(() => toast({ title: siteTexts.failed, isDestructive: true }))
      }
    />
  )
}
