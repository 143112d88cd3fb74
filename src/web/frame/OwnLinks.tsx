import { bookmarks } from '#texts/bookmarks.ts'
import { drafts } from '#texts/drafts.ts'
import { settings } from '#texts/settings.ts'
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
