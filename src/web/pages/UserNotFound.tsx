import { useRouteError } from 'react-router'
import { statusOf } from '#web/call.ts'
import { people as words } from '#web/texts/people.en.ts'
import { broken as brokenTexts } from '#web/texts/site.en.ts'
import { Notice } from './Notice.tsx'

/** Shown when a profile cannot be read: nobody is there, or something failed. */
export const UserNotFound = () =>
  statusOf(useRouteError()) === 404 ? (
    <Notice title={words.notFound} link={words.home}>
      {words.notFoundDetail}
    </Notice>
  ) : (
    <Notice title={words.profileFailed} link={words.home}>
      {brokenTexts.detail}
    </Notice>
  )
