import type { DebatePoint, PointMade } from '#shared/arguments.ts'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { CharacterName } from '#web/characters/CharacterName.tsx'
import { tones } from '#web/characters/tones.ts'
import { Citation } from '#web/posts/Quote.tsx'
import { debates as words } from '#web/texts/debates.en.ts'
import { Fold } from '#web/ui/Fold.tsx'
import { Facts } from './Facts.tsx'
import { tellTally } from './tally.ts'
import { Vote } from './Vote.tsx'
import { WithdrawPoint } from './WithdrawPoint.tsx'

/** What can be said, whom it convinces, who makes it, and what bears it out. */
export const Point = ({ point, debateId }: { point: DebatePoint; debateId: string }) => (
  <li className="py-4 first:pt-0 last:pb-0">
    <article id={`point-${point.id}`} className="scroll-mt-20 space-y-2">
      <h3 {...languageOf(point)} className="text-lg leading-snug font-semibold wrap-anywhere">
        {point.says}
      </h3>
      {point.person && (
        <div>
          <Made made={point.person} lead={words.madeByPerson(point.person.name)} />
        </div>
      )}
      <Makers characters={point.characters} />
      <p className="text-soft text-sm">{tellTally(point.tally)}</p>
      <Vote debateId={debateId} point={point} />
      <WithdrawPoint debateId={debateId} point={point} />
      <Fold heading={words.facts} count={point.facts.length}>
        <Facts facts={point.facts} />
      </Fold>
      <Fold heading={words.made} count={point.made.length}>
        {point.made.map((made) => (
          <li
            key={made.commentId}
            className={made.character ? tones[made.character.color] : undefined}
          >
            <Made made={made} lead={words.madeBy(made.name)} />
          </li>
        ))}
      </Fold>
    </article>
  </li>
)

const Makers = ({ characters }: Pick<DebatePoint, 'characters'>) =>
  characters.length > 0 && (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span className="text-soft">{words.makers}</span>
      {characters.map((character) => (
        <span key={character.id} className="inline-flex min-h-6 items-center gap-1.5">
          <CharacterIcon character={character} size="small" />
          <CharacterName character={character} />
        </span>
      ))}
    </div>
  )

const Made = ({ made: { postId, commentId, quote }, lead }: { made: PointMade; lead: string }) => (
  <Citation postId={postId} commentId={commentId} quote={quote} lead={lead} />
)

/** The library is in English; a person's point is in whatever language they spoke. */
export const languageOf = ({ person }: Pick<DebatePoint, 'person'>) =>
  person ? ({ dir: 'auto' } as const) : ({ lang: 'en' } as const)
