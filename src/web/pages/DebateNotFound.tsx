import { useRouteError } from 'react-router'
import { statusOf } from '#web/call.ts'
import { debates as words } from '#texts/debates.ts'
import { broken as brokenTexts } from '#texts/site.ts'
import { Notice } from './Notice.tsx'

/** Shown when a question cannot be read: there is none of that name, or something failed. */
export const DebateNotFound = () =>
  statusOf(useRouteError()) === 404 ? (
    <Notice title={words.notFound} link={words.home}>
      {words.notFoundDetail}
    </Notice>
  ) : (
    <Notice title={brokenTexts.title} link={words.home}>
      {brokenTexts.detail}
    </Notice>
  )
