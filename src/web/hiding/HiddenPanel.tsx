import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { HidingKind } from '#shared/hiding.ts'
import { displayName } from '#shared/text.ts'
import { AiBadge } from '#web/characters/AiBadge.tsx'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { hiding as words } from './hiding.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel } from '#web/ui/Card.tsx'
import { MutedWords } from './MutedWords.tsx'
import { hidingsQuery, useHiding, type Whom } from './queries.ts'

/** Whom and what somebody does not want to see, and how to see it again. */
export const HiddenPanel = () => {
  const { data } = useQuery(hidingsQuery())
  if (!data) return null
  return (
    <Panel id="hidden" heading={words.heading} className="space-y-4">
      <p className="text-soft text-sm">{words.hint}</p>
      {data.people.length + data.characters.length === 0 && <p>{words.empty}</p>}
      <ul className="divide-line divide-y">
        {data.people.map(({ person, kind }) => (
          <Row
            key={person.id}
            whom={{ type: 'person', id: person.id, name: displayName(person) }}
            kind={kind}
            face={<Avatar name={displayName(person)} src={person.profileImageUrl} />}
          />
        ))}
        {data.characters.map(({ character, kind }) => (
          <Row
            key={character.id}
            whom={{ type: 'character', id: character.id, name: character.name }}
            kind={kind}
            face={<CharacterIcon character={character} />}
          />
        ))}
      </ul>
      <hr className="border-line" />
      <MutedWords muted={data.words} />
    </Panel>
  )
}

const Row = ({ whom, kind, face }: { whom: Whom; kind: HidingKind; face: ReactNode }) => {
  const hiding = useHiding(whom)
  return (
    <li className="flex flex-wrap items-center gap-3 py-2.5">
      {face}
      <span className="flex min-w-0 flex-wrap items-center gap-x-2 font-medium">
        {whom.name}
        {whom.type === 'character' && <AiBadge />}
        <Badge>{kind === 'mute' ? words.isMuted : words.isBlocked}</Badge>
      </span>
      <Button
        variant="outline"
        size="small"
        className="ms-auto"
        disabled={hiding.isPending}
        onClick={() => hiding.mutate(null)}
      >
        {kind === 'mute' ? words.unmute(whom.name) : words.unblock(whom.name)}
      </Button>
    </li>
  )
}
