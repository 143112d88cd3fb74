import type { ReactNode } from 'react'
import type { Cited, Digest } from '#shared/digest.ts'
import type { Character } from '#shared/characters.ts'
import { tones } from '#web/characters/tones.ts'
import { Citation } from '#web/posts/Quote.tsx'
import { digest as words } from '#texts/digest.ts'
import { Icon } from '#web/ui/Icon.tsx'

/** Colours of those who spoke here. */
type Colors = ReadonlyMap<string, Character['color']>

/** What they disagree and agree about, and what nobody has answered, each with the words it rests on. */
export const Findings = ({ digest }: { digest: Digest }) => {
  const { postId, crux, agreed, agreements, disagreements, questions, stands } = digest
  const colors: Colors = new Map(stands.map(({ character: { id, color } }) => [id, color]))
  const cite = (cited: Cited, lead?: string) => (
    <Said key={cited.commentId} cited={cited} postId={postId} colors={colors} lead={lead} />
  )
  return (
    <div className="divide-line border-line divide-y border-y">
      <Section heading={words.crux} count={crux ? 1 : 0}>
        {crux && <Item about={crux.says}>{crux.said.map((one) => cite(one))}</Item>}
      </Section>
      <Section heading={words.disagreements} count={disagreements.length}>
        {disagreements.map(({ about, claim, rebuttal }) => (
          <Item key={rebuttal.commentId} about={about}>
            {cite(claim)}
            {cite(rebuttal, words.rebutted(rebuttal.handle))}
          </Item>
        ))}
      </Section>
      <Section heading={words.agreements} count={agreed.length + agreements.length}>
        {agreed.map(({ says, said }) => (
          <Item key={says} about={says}>
            {said.map((one) => cite(one))}
          </Item>
        ))}
        {agreements.map(({ side, about, said }) => (
          <Item
            key={`${side} ${about} ${said[0]?.commentId}`}
            about={about}
            note={noteOf(side, about)}
          >
            {said.map((one) => cite(one))}
          </Item>
        ))}
      </Section>
      <Section heading={words.questions} count={questions.length}>
        {questions.map((question) => (
          <li key={question.commentId}>{cite(question)}</li>
        ))}
      </Section>
    </div>
  )
}

const noteOf = (side: number, about: string | null): string => {
  if (side === 0) return words.granted
  return (about === null ? words.sameSide : words.samePoint)[side > 0 ? 'for' : 'against']
}

type Part = { heading: string; count: number; children: ReactNode }

/** Folded, so that the discussion itself stays near; it opens without a script too. */
const Section = ({ heading, count, children }: Part) =>
  count > 0 && (
    <details className="group">
      <summary className="flex min-h-11 list-none items-center gap-2 font-medium [&::-webkit-details-marker]:hidden">
        <Icon
          name="chevron-right"
          size={16}
          className="text-soft transition-transform group-open:rotate-90 rtl:group-[:not([open])]:rotate-180"
        />
        {heading}
        <span className="text-soft ms-auto text-sm">{count}</span>
      </summary>
      <ul className="space-y-4 pb-4">{children}</ul>
    </details>
  )

type Found = { about: string | null; note?: string; children: ReactNode }

const Item = ({ about, note, children }: Found) => (
  <li>
    {about && <p className="text-sm font-semibold first-letter:uppercase">{about}</p>}
    {note && <p className="text-soft text-sm">{note}</p>}
    {children}
  </li>
)

const Said = ({
  cited,
  postId,
  colors,
  lead = `@${cited.handle}`,
}: {
  cited: Cited
  postId: number
  colors: Colors
  lead?: string
}) => {
  const color = colors.get(cited.characterId ?? '')
  return (
    <div className={color && tones[color]}>
      <Citation postId={postId} commentId={cited.commentId} quote={cited.quote} lead={`${lead}:`} />
    </div>
  )
}
