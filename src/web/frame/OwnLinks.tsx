import { bookmarks } from '#web/texts/bookmarks.en.ts'
import { drafts } from '#web/texts/drafts.en.ts'
import { settings } from '#web/texts/settings.en.ts'
import { ScreenLink } from './ScreenLink.tsx'

const screens = [
  { to: '/bookmarks', name: bookmarks.title },
  { to: '/drafts', name: drafts.title },
  { to: '/settings', name: settings.title },
]

/** On a phone, where no avatar has them hang on it: what somebody keeps and decides. */
export const OwnLinks = ({ pathname, onClick }: { pathname: string; onClick: () => void }) =>
  screens.map(({ to, name }) => (
    <ScreenLink key={to} to={to} name={name} isHere={to === pathname} onClick={onClick} />
  ))
