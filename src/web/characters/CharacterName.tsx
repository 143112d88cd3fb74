import type { Character } from '#shared/characters.ts'
import { classes } from '#web/ui/classes.ts'
import { Link } from '#web/ui/Link.tsx'

/** A character's name, which leads to its page; in its colour if it `isToned`. */
export const CharacterName = ({
  character: { id, name },
  isToned = false,
}: {
  character: Pick<Character, 'id' | 'name'>
  isToned?: boolean
}) => (
  <Link to={`/character/${id}`} className={classes('hover:underline', isToned && 'text-(--tone)')}>
    {name}
  </Link>
)
