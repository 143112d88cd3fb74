import type { Character } from '#shared/characters.ts'
import { Link } from '#web/ui/Link.tsx'

/** A character's name, which leads to its page. */
export const CharacterName = ({
  character: { id, name },
}: {
  character: Pick<Character, 'id' | 'name'>
}) => (
  <Link to={`/character/${id}`} className="hover:underline">
    {name}
  </Link>
)
