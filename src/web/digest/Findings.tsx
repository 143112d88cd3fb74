import type { ReactNode } from 'react'
import type { Cited, Digest } from '#shared/digest.ts'
import type { Character } from '#shared/characters.ts'
import { tones } from '#web/characters/tones.ts'
import { Citation } from '#web/posts/Quote.tsx'
import { digest as words } from '#web/texts/digest.en.ts'
import { Fold } from '#web/ui/Fold.tsx'

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
      <Fold heading={words.crux} count={crux ? 1 : 0}>
        {crux && (
          <Item about={crux.says}>
            {crux.said.map((one) => cite(one))}
            {crux.change.length > 0 && (
              <a href="#crux" className="text-accent inline-flex min-h-11 items-center text-sm">
                {words.change}
              </a>
            )}
          </Item>
        )}
      </Fold>
      <Fold heading={words.disagreements} count={disagreements.length}>
        {disagreements.map(({ about, claim, rebuttal }) => (
          <Item key={rebuttal.commentId} about={about}>
            {cite(claim)}
            {cite(rebuttal, words.rebutted(rebuttal.handle))}
          </Item>
        ))}
      </Fold>
      <Fold heading={words.agreements} count={agreed.length + agreements.length}>
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
      </Fold>
      <Fold heading={words.questions} count={questions.length}>
        {questions.map((question) => (
          <li key={question.commentId}>{cite(question)}</li>
        ))}
      </Fold>
    </div>
  )
}

const noteOf = (side: number, about: string | null): string => {
  if (side === 0) return words.granted
  return (about === null ? words.sameSide : words.samePoint)[side > 0 ? 'for' : 'against']
}

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
