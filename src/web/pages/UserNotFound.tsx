import { useRouteError } from 'react-router'
import { statusOf } from '#web/call.ts'
import { texts } from '#web/texts/index.ts'
import { Notice } from './Notice.tsx'

const words = texts.people

/** Shown when a profile cannot be read: nobody is there, or something failed. */
export const UserNotFound = () =>
  statusOf(useRouteError()) === 404 ? (
    <Notice title={words.notFound} link={words.home}>
      {words.notFoundDetail}
    </Notice>
  ) : (
    <Notice title={words.profileFailed} link={words.home}>
      {texts.broken.detail}
    </Notice>
  )
