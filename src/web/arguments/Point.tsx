import type { DebatePoint, PointMade } from '#shared/arguments.ts'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { CharacterName } from '#web/characters/CharacterName.tsx'
import { tones } from '#web/characters/tones.ts'
import { Citation } from '#web/posts/Quote.tsx'
import { debates as words } from '#texts/debates.ts'
import { Fold } from '#web/ui/Fold.tsx'
import { Facts } from './Facts.tsx'
import { tellTally } from './tally.ts'
import { Vote } from './Vote.tsx'

/** What can be said, whom it convinces, who makes it, and what bears it out. */
export const Point = ({ point, debateId }: { point: DebatePoint; debateId: string }) => (
  <li className="py-4 first:pt-0 last:pb-0">
    <article id={`point-${point.id}`} className="scroll-mt-20 space-y-2">
      <h3 lang="en" className="text-lg leading-snug font-semibold">
        {point.says}
      </h3>
      <Makers characters={point.characters} />
      <p className="text-soft text-sm">{tellTally(point.tally)}</p>
      <Vote debateId={debateId} point={point} />
      <Fold heading={words.facts} count={point.facts.length}>
        <Facts facts={point.facts} />
      </Fold>
      <Fold heading={words.made} count={point.made.length}>
        {point.made.map((made) => (
          <Made key={made.commentId} made={made} />
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

const Made = ({ made: { postId, commentId, character, name, quote } }: { made: PointMade }) => (
  <li className={character ? tones[character.color] : undefined}>
    <Citation postId={postId} commentId={commentId} quote={quote} lead={words.madeBy(name)} />
  </li>
)
