import { displayName } from '#shared/text.ts'
import type { User } from '#shared/users.ts'
import { signOut } from '#web/accounts/queries.ts'
import { header as headerTexts } from '#web/texts/frame.en.ts'
import { settings as settingsTexts } from '#web/texts/settings.en.ts'
import { bookmarks as bookmarksTexts } from '#web/texts/bookmarks.en.ts'
import { drafts as draftsTexts } from '#web/texts/drafts.en.ts'
import { Avatar } from '#web/ui/Avatar.tsx'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import type { IconName } from '#web/ui/iconNames.ts'

const menuId = 'account'

/** The avatar and what hangs on it. A popover of the platform: Escape and a press outside close it. */
export const AccountMenu = ({ viewer }: { viewer: User }) => {
  const name = displayName(viewer)
  return (
    <div className="relative">
      <button
        type="button"
        popoverTarget={menuId}
        className="inline-flex size-11 items-center justify-center rounded-full"
      >
        <span className="sr-only">{`${headerTexts.account}: ${name}`}</span>
        <Avatar name={name} src={viewer.profileImageUrl} />
      </button>
      <div
        id={menuId}
        popover="auto"
        className="border-line bg-card text-ink rounded-card inset-auto top-16 end-4 w-64 border p-3 shadow-xl"
      >
        <p className="px-3 font-semibold">{name}</p>
        {viewer.email && <p className="text-soft px-3 text-sm">{viewer.email}</p>}
        <hr className="border-line my-2" />
        <MenuLink to="/profile" icon="user" text={headerTexts.profile} />
        <MenuLink to="/settings" icon="settings" text={settingsTexts.title} />
        <MenuLink to="/bookmarks" icon="bookmark" text={bookmarksTexts.title} />
        <MenuLink to="/drafts" icon="square-pen" text={draftsTexts.title} />
        <Button variant="plain" className="w-full justify-start" onClick={() => void signOut()}>
          <Icon name="log-out" size={18} />
          {headerTexts.logOut}
        </Button>
      </div>
    </div>
  )
}

/** The next page comes without a load, so the menu must be told to close. */
const MenuLink = ({ to, icon, text }: { to: string; icon: IconName; text: string }) => (
  <ButtonLink
    to={to}
    variant="plain"
    className="w-full justify-start"
    onClick={() => document.getElementById(menuId)?.hidePopover()}
  >
    <Icon name={icon} size={18} />
    {text}
  </ButtonLink>
)
