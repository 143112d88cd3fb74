import type { CommentCharacter, Stance } from '#shared/characters.ts'
import type { Post } from '#shared/posts.ts'
import { characters } from '#web/texts/characters.en.ts'
import { posts as texts } from '#web/texts/posts.en.ts'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/Link.tsx'

const stances: Stance[] = [-2, -1, 0, 1, 2]
const fewest = 2

/** Who debates under a post and where each stood last, from against to for; leads there. */
export const StanceRow = ({ post }: { post: Pick<Post, 'id' | 'comments'> }) => {
  const stands = standsOf(post)
  if (stands.length < fewest) return null
  return (
    <Link to={`/post/${post.id}`} data-ai="reply" className="standing">
      <span aria-hidden="true" className="shrink-0">
        {texts.against}
      </span>
      <span className="standing-places">
        <span />
        {stances.map((stance) => (
          <Faces key={stance} stands={stands.filter((one) => one.stance === stance)} />
        ))}
      </span>
      <span aria-hidden="true" className="shrink-0">
        {texts.for}
      </span>
      <span className="sr-only">
        {stands
          .map(({ character: { name }, stance }) => `${name}: ${characters.stances[stance]}`)
          .join('; ')}
      </span>
    </Link>
  )
}

/** Those who stand at one place; many crowd closer, so that they stay there on a phone. */
const Faces = ({ stands }: { stands: Stand[] }) => (
  <span className={classes('standing-place', stands.length > 2 && 'is-crowded')}>
    {stands.map(({ character }) => (
      <span key={character.id}>
        <CharacterIcon character={character} size="small" />
      </span>
    ))}
  </span>
)

type Stand = { character: CommentCharacter; stance: Stance }

const standsOf = ({ comments }: Pick<Post, 'comments'>): Stand[] => {
  const stands = new Map<string, Stand>()
  for (const { aiCharacter: character, stance } of comments)
    if (character && stance !== null)
      stands.set(character.id, { character, stance: stance as Stance })
  return [...stands.values()]
}
