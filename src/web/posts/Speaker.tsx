import type { ReactNode } from 'react'
import type { Comment } from '#shared/posts.ts'
import { AiBadge } from '#web/characters/AiBadge.tsx'
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
import { isAi, isEdited, nameOf, saidBy } from './people.ts'
import { PersonName } from './PersonName.tsx'
import { useIsNewHere } from './seen.ts'

/** Whose words these are, at a glance: face, name, badge; below, what they do, for which side, when. */
export const Speaker = ({ comment, isEarlier }: { comment: Comment; isEarlier: boolean }) => {
  const { aiCharacter, act, stance, author } = comment
  const isNew = useIsNewHere()
  return (
    <SpeakerLine
      face={
        aiCharacter ? (
          <CharacterIcon character={aiCharacter} size="turn" />
        ) : (
          <Avatar name={nameOf(author)} src={author.profileImageUrl} size="turn" />
        )
      }
      name={
        aiCharacter ? (
          <CharacterName character={aiCharacter} isToned />
        ) : (
          <PersonName author={author}>{saidBy(comment)}</PersonName>
        )
      }
      badge={isAi(comment) ? <AiBadge /> : <Badge>{texts.user}</Badge>}
    >
      {act && <span className="font-medium text-(--tone)">{texts.acts[act]}</span>}
      {stance !== null && <StanceScale stance={stance} />}
      <Time at={comment.createdAt} />
      {isEdited(comment) && <EditedMark type="comment" id={comment.id} />}
      {isEarlier && <span>{revising.earlier}</span>}
      {isNew(comment) && <span className="text-accent font-semibold">{seen.fresh}</span>}
      {comment.isDegraded && <Badge data-hint={texts.degradedHint}>{texts.degraded}</Badge>}
    </SpeakerLine>
  )
}

type Line = { face: ReactNode; name: ReactNode; badge: ReactNode; children: ReactNode }

export const SpeakerLine = ({ face, name, badge, children }: Line) => (
  <div className="speaker">
    {face}
    <p className="speaker-names">
      <span>{name}</span>
      {badge}
    </p>
    <p className="speaker-notes">{children}</p>
  </div>
)
