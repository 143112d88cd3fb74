import type { Pass } from '#shared/posts.ts'
import { CharacterName } from '#web/characters/CharacterName.tsx'
import { CharacterIcon } from '#web/characters/CharacterIcon.tsx'
import { passes as texts } from '#web/texts/passes.en.ts'

/** A turn that a character let pass, and why. */
export const PassLine = ({ pass: { character, reason } }: { pass: Pass }) => (
  <p data-ai="reply" className="text-soft flex items-center text-sm">
    <span className="w-(--gutter) shrink-0">
      <CharacterIcon character={character} size="small" />
    </span>
    <span>
      <span className="font-medium">
        <CharacterName character={character} /> {texts.passed}
      </span>{' '}
      {texts.reasons[reason.code](reason.about ?? '')}
    </span>
  </p>
)
