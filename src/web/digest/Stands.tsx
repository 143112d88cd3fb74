import type { Move, Stand } from '#shared/digest.ts'
import { tones } from '#web/characters/tones.ts'
import { digest as words } from '#web/texts/digest.en.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/Link.tsx'
import { Axis, stanceWords, Track, trackRow } from './Track.tsx'

/** A track for everybody who spoke, from against to for. */
export const Stands = ({ stands }: { stands: Stand[] }) => (
  <div>
    <Axis />
    <ul>
      {stands.map((stand) => (
        <li key={stand.character.id} className={tones[stand.character.color]}>
          <div className={trackRow}>
            <Name character={stand.character} />
            <Track path={stand} character={stand.character} />
          </div>
          {stand.moves.map((move) => (
            <MoveLine key={move.commentId} move={move} />
          ))}
        </li>
      ))}
    </ul>
  </div>
)

/** "Ada · Logical Analyst" in two short lines. */
const Name = ({ character: { id, name } }: { character: Stand['character'] }) => {
  const [given, role] = name.split(' · ')
  return (
    <Link to={`/character/${id}`} className="leading-tight hover:underline">
      <span className="block text-sm font-semibold">{given}</span>
      {role && <span className="text-soft block truncate text-xs">{role}</span>}
    </Link>
  )
}

export const MoveLine = ({
  move: { from, to, commentId, cause },
  postId,
}: {
  move: Move
  /** Set where the comments are on another page. */
  postId?: number
}) => {
  const page = postId === undefined ? '' : `/post/${postId}`
  return (
    <p className={classes('text-soft mb-1 text-xs', postId === undefined && 'ps-[7rem]')}>
      <a
        href={`${page}#comment-${commentId}`}
        className="inline-flex min-h-6 items-center underline decoration-(--tone)"
      >
        {words.moved(stanceWords(from), stanceWords(to))}
      </a>{' '}
      {cause && (
        <a
          href={`${page}#comment-${cause.commentId}`}
          className="inline-flex min-h-6 items-center text-(--tone) underline"
        >
          {words.after(cause.handle)}
        </a>
      )}
    </p>
  )
}
