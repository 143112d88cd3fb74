import type { CharacterPage, DiscussionStand } from '#shared/character-page.ts'
import { MoveLine } from '#web/digest/Stands.tsx'
import { Axis, Track } from '#web/digest/Track.tsx'
import { character as words } from '#texts/character.ts'
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
    {stand.moves.map((move) => (
      <MoveLine key={move.commentId} move={move} postId={stand.postId} />
    ))}
  </>
)
