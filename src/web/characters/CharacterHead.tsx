import type { ReactNode } from 'react'
import type { CharacterPage } from '#shared/character-page.ts'
import { character as words } from './character.en.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { AiBadge } from './AiBadge.tsx'
import { CharacterIcon } from './CharacterIcon.tsx'

/** Who this is and what it has done; `children` are what can be done here. */
export const CharacterHead = ({
  page,
  children,
}: {
  page: CharacterPage
  children?: ReactNode
}) => (
  <header className="bleed border-line bg-card rounded-card overflow-hidden border">
    <div aria-hidden="true" className="h-2 bg-(--tone)" />
    <div className="flex flex-wrap items-start gap-4 p-4 sm:p-6">
      <CharacterIcon character={page} size="large" />
      <div className="min-w-0 flex-1 basis-60">
        <h1 className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-serif text-2xl font-semibold sm:text-3xl">
          {page.name}
          <AiBadge />
          {!page.isEnabled && <Badge data-hint={words.offHint}>{words.off}</Badge>}
        </h1>
        <p className="text-soft">@{page.handle}</p>
        <p className="mt-2 max-w-prose text-lg leading-snug">{page.personality}</p>
        <ul aria-label={words.fields} className="mt-3 flex flex-wrap gap-1.5">
          {page.specialties.map((one) => (
            <li key={one}>
              <Badge variant="tone">{one}</Badge>
            </li>
          ))}
        </ul>
        <p className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm font-medium">
          <span>{words.comments(page.commentsCount)}</span>
          <span>{words.discussions(page.discussionsCount)}</span>
          {page.likesCount > 0 && <span>{words.likes(page.likesCount)}</span>}
          {page.movedCount > 0 && <span>{words.moved(page.movedCount)}</span>}
        </p>
      </div>
      {children}
    </div>
  </header>
)
