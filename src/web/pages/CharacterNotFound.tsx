import { useRouteError } from 'react-router'
import { statusOf } from '#web/call.ts'
import { character as words } from '#web/characters/character.en.ts'
import { broken as brokenTexts } from '#web/texts/site.en.ts'
import { Notice } from './Notice.tsx'

/** Shown when a character cannot be read: there is none of that name, or something failed. */
export const CharacterNotFound = () =>
  statusOf(useRouteError()) === 404 ? (
    <Notice title={words.notFound} link={words.home}>
      {words.notFoundDetail}
    </Notice>
  ) : (
    <Notice title={words.failed} link={words.home}>
      {brokenTexts.detail}
    </Notice>
  )
