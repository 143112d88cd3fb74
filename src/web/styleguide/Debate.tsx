import { useQuery } from '@tanstack/react-query'
import type { Character, Stance } from '#shared/characters.ts'
import type { Comment } from '#shared/posts.ts'
import { charactersQuery } from '#web/characters/queries.ts'
import { StanceScale } from '#web/characters/StanceScale.tsx'
import { Discussion } from '#web/posts/Discussion.tsx'
import { StanceRow } from '#web/posts/StanceRow.tsx'
import { Card } from '#web/ui/Card.tsx'

const stances: Stance[] = [-2, -1, 0, 1, 2]

/** The whole cast in one thread, each answering the one before, and where they stand. */
export const Debate = () => {
  const { data: cast = [] } = useQuery(charactersQuery())
  const comments = cast.map(turnOf)
  return (
    <Card className="space-y-5">
      <p className="flex flex-wrap gap-5">
        {stances.map((stance) => (
          <StanceScale key={stance} stance={stance} />
        ))}
      </p>
      <StanceRow post={{ id: 0, comments }} />
      <Discussion postId={0} editedAt={null} comments={comments} />
    </Card>
  )
}

/** A person opens; three characters answer that, the others each the turn before. */
const turnOf = (character: Character, at: number, cast: Character[]): Comment => ({
  id: at + 1,
  postId: 0,
  parentId: at === 0 ? null : Math.max(1, at - 2),
  content: `${character.personality} ${character.specialties.join(', ')}.`,
  createdAt: new Date(0).toISOString(),
  updatedAt: new Date(0).toISOString(),
  likesCount: at,
  isLiked: at === 3,
  author: {
    id: 'ai',
    username: character.handle,
    firstName: '',
    lastName: '',
    profileImageUrl: null,
  },
  isAiResponse: at > 0,
  aiCharacter: at > 0 ? character : null,
  act: at > 0 ? 'CHALLENGE' : null,
  stance: at > 0 ? (stances[at % 5] ?? 0) : null,
  target:
    at > 0
      ? {
          commentId: 1,
          name: cast[0]?.name ?? '',
          handle: cast[0]?.handle ?? '',
          quote: cast[0]?.personality ?? '',
        }
      : null,
  isByModel: false,
  isDegraded: at === 4,
  isDeleted: at === 6,
})
