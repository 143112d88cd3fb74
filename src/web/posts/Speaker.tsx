import type { Comment } from '#shared/posts.ts'
import type { Author } from '#shared/users.ts'
import { AiBadge } from '#web/characters/AiBadge.tsx'
import { kept } from '#web/fragments/kept.tsx'
import { CharacterName } from '#web/characters/CharacterName.tsx'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { StanceScale } from '#web/characters/StanceScale.tsx'
import { characters as texts } from '#web/texts/characters.en.ts'
import { revising } from '#web/texts/revising.en.ts'
import { seen } from './seen.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Time } from '#web/ui/Time.tsx'
import { EditedMark } from './EditedMark.tsx'
import { isAi, isEdited, nameOf } from './people.ts'
import { PersonName } from './PersonName.tsx'
import { useIsNewHere } from './seen.ts'

/** Whose words these are, at a glance: face, name, badge; below, what they do, for which side, when. */
export const Speaker = ({ comment, isEarlier }: { comment: Comment; isEarlier: boolean }) => {
  const { aiCharacter, act, stance, author } = comment
  const isNew = useIsNewHere()
  return (
    <div className="speaker">
      {aiCharacter ? (
        <CharacterByline character={aiCharacter} />
      ) : (
        <PersonByline author={author} isAi={isAi(comment)} />
      )}
      <p className="speaker-notes">
        {act && <span className="font-medium text-(--tone)">{texts.acts[act]}</span>}
        {stance !== null && <StanceScale stance={stance} />}
        <Time at={comment.createdAt} />
        {isEdited(comment) && <EditedMark type="comment" id={comment.id} />}
        {isEarlier && <span>{revising.earlier}</span>}
        {isNew(comment) && <span className="text-accent font-semibold">{seen.fresh}</span>}
        {comment.isDegraded && <Badge data-hint={texts.degradedHint}>{texts.degraded}</Badge>}
      </p>
    </div>
  )
}

/** A character's face, name and badge: the same above all that it says. */
export const CharacterByline = kept(
  'character byline',
  ({ character }: { character: NonNullable<Comment['aiCharacter']> }) => (
    <>
      <CharacterIcon character={character} size="turn" />
      <p className="speaker-names">
        <span>
          <CharacterName character={character} isToned />
        </span>
        <AiBadge />
      </p>
    </>
  ),
)

/** `isAi`: said by a character that no longer exists. */
const PersonByline = kept(
  'person byline',
  ({ author, isAi }: { author: Author; isAi: boolean }) => (
    <>
      <Avatar name={nameOf(author)} src={author.profileImageUrl} size="turn" />
      <p className="speaker-names">
        <span>
          <PersonName author={author}>{nameOf(author)}</PersonName>
        </span>
        {isAi ? <AiBadge /> : <Badge>{texts.user}</Badge>}
      </p>
    </>
  ),
)
