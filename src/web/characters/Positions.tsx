import type { CharacterPage, DiscussionStand } from '#shared/character-page.ts'
import { MoveLine } from '#web/digest/Stands.tsx'
import { Axis, stanceWords, Track } from '#web/digest/Track.tsx'
import { character as words } from './character.en.ts'
import { Link } from '#web/ui/Link.tsx'
import { Time } from '#web/ui/Time.tsx'

/** Where a character stood, discussion by discussion, each move with its cause. */
export const Positions = ({ page }: { page: CharacterPage }) =>
  page.stands.length === 0 ? (
    <p className="text-soft text-sm">{words.nothing}</p>
  ) : (
    <>
      <p className="text-soft -mt-2 mb-3 text-sm">{words.standsHint}</p>
      <Axis isWide />
      <ol className="space-y-3">
        {page.stands.map((stand) => (
          <li key={stand.postId}>
            <Position stand={stand} page={page} />
          </li>
        ))}
      </ol>
    </>
  )

const Position = ({ stand, page }: { stand: DiscussionStand; page: CharacterPage }) => (
  <>
    <p className="text-sm leading-snug">
      <Link to={`/post/${stand.postId}`} className="line-clamp-2 hover:underline">
        {stand.title}
      </Link>
      <Time at={stand.at} className="text-soft text-xs" />
    </p>
    <Track path={stand} character={page} postId={stand.postId} />
    <p className="text-soft text-xs">
      {words.began(stanceWords(stand.first.stance))} · <Time at={stand.first.at} />
    </p>
    {stand.moves.map((move) => (
      <div key={move.commentId} className="flex flex-wrap items-baseline gap-x-2">
        <MoveLine move={move} postId={stand.postId} />
        <Time at={move.at} className="text-soft text-xs" />
      </div>
    ))}
    {stand.wouldChange !== null && (
      <p className="mt-1 text-xs leading-relaxed">
        <span className="text-soft">{words.wouldChange}</span>{' '}
        <span lang="en">{stand.wouldChange}</span>
      </p>
    )}
    {stand.debateId !== null && (
      <Link
        to={`/debates/${stand.debateId}`}
        className="text-accent inline-flex min-h-6 items-center text-xs hover:underline"
      >
        {words.points}
      </Link>
    )}
  </>
)
