import type { Attached } from '#shared/media.ts'
import type { LinkCard } from '#shared/link-cards.ts'
import type { Poll } from '#shared/polls.ts'
import { LinkedPage } from '#web/link-cards/LinkedPage.tsx'
import { Pictures } from '#web/pictures/Pictures.tsx'
import { PollCard } from '#web/polls/PollCard.tsx'
import { RichWords, type Words } from './RichWords.tsx'

type Text = {
  id: number
  poll?: Poll | undefined
  pictures?: readonly Attached[] | undefined
  linkCard?: LinkCard | undefined
}

export type Props = {
  /** What stands beside the words of a text. */
  of?: Text
  /** Above a discussion, whose first response is to stay on the first screen: a poll is one line on a phone, pictures are low. */
  isFolding?: boolean
  /** The words themselves, where they are more than plain ones. */
  words?: Words
}

/** What nearly all texts do without, in one file that is fetched where one has some of it. */
export default function RichPart({ of, isFolding, words }: Props) {
  return (
    <>
      {words && <RichWords {...words} />}
      {of?.pictures && <Pictures pictures={of.pictures} isLow={isFolding} />}
      {of?.linkCard && <LinkedPage postId={of.id} card={of.linkCard} isFolding={isFolding} />}
      {of?.poll && <PollCard postId={of.id} poll={of.poll} isFolding={isFolding} />}
    </>
  )
}
