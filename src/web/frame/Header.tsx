import { useState } from 'react'
import { Link, NavLink } from 'react-router'
import type { User } from '#shared/users.ts'
import { signOut, useViewer } from '#web/accounts/queries.ts'
import { AccountMenu, Bell } from '#web/members/shown.ts'
import { composePath } from '#web/posts/compose.ts'
import { SearchBox } from '#web/search/SearchBox.tsx'
import { header as headerTexts, footer as footerTexts } from '#texts/frame.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Logo } from './Logo.tsx'

export const Header = () => {
  const viewer = useViewer()
  const [isOpen, setOpen] = useState(false)
  const room = rooms[viewer === null ? 'visitor' : viewer.isAdmin ? 'admin' : 'member']
  return (
    <header className="border-line bg-paper/95 sticky top-0 z-20 border-b backdrop-blur">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-4 px-4">
        <Logo />
        <nav aria-label={headerTexts.main} className={classes('whitespace-nowrap', room.links)}>
          <ScreenLinks viewer={viewer} />
        </nav>
        <SearchBox className={classes('ms-auto w-full max-w-64', room.box)} />
        <SearchLink className={room.glass} />
        {viewer && <Bell />}
        <div className="flex items-center gap-2 max-md:hidden">
          {viewer ? <MemberTools viewer={viewer} /> : <SignInLink />}
        </div>
        <Button
          variant="plain"
          size="icon"
          className={room.menu}
          aria-expanded={isOpen}
          aria-controls="menu"
          aria-label={isOpen ? headerTexts.closeMenu : headerTexts.openMenu}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? <Icon name="x" /> : <Icon name="menu" />}
        </Button>
      </div>
      {isOpen && <MobileMenu viewer={viewer} onChoose={() => setOpen(false)} />}
    </header>
  )
}

/** From which width on there is room beside what else somebody has in the header. */
const rooms = {
  visitor: { links: 'max-md:hidden', menu: 'md:hidden', box: 'max-lg:hidden', glass: 'lg:hidden' },
  member: { links: 'max-lg:hidden', menu: 'lg:hidden', box: 'max-xl:hidden', glass: 'xl:hidden' },
  admin: { links: 'max-xl:hidden', menu: 'xl:hidden', box: 'max-xl:hidden', glass: 'xl:hidden' },
} as const

/** Where there is no room for the box. */
const SearchLink = ({ className }: { className: string }) => (
  <Link
    to="/search"
    aria-label={headerTexts.openSearch}
    className={classes(
      'text-soft hover:text-ink hover:bg-sunken ms-auto inline-flex size-11 items-center justify-center rounded-full',
      className,
    )}
  >
    <Icon name="search" />
  </Link>
)

const screens = [
  { to: '/', name: headerTexts.home },
  { to: '/stories', name: headerTexts.stories },
  { to: '/previous-posts', name: headerTexts.previous },
  { to: '/contact', name: footerTexts.contact },
]

const screensFor = (viewer: User | null) =>
  viewer?.stories === 'hide' ? screens.filter(({ to }) => to !== '/stories') : screens

const adminScreen = { to: '/admin', name: headerTexts.admin }

const ScreenLinks = ({ viewer, onClick }: { viewer: User | null; onClick?: () => void }) =>
  [...screensFor(viewer), ...(viewer?.isAdmin ? [adminScreen] : [])].map(({ to, name }) => (
    <NavLink
      key={to}
      to={to}
      end
      onClick={onClick}
      className="text-soft hover:text-ink aria-[current=page]:text-ink inline-flex min-h-11 items-center px-3 font-medium whitespace-nowrap"
    >
      {name}
    </NavLink>
  ))

const SignInLink = ({ onClick }: { onClick?: () => void }) => (
  <ButtonLink to="/auth" size="small" className="min-h-10" onClick={onClick}>
    {headerTexts.signIn}
  </ButtonLink>
)

const MemberTools = ({ viewer }: { viewer: User }) => (
  <>
    <JoinLink />
    <AccountMenu viewer={viewer} />
  </>
)

/** Leads to the composer, which takes the focus. */
const JoinLink = ({ onClick }: { onClick?: () => void }) => (
  <ButtonLink to={composePath} size="small" className="min-h-10" onClick={onClick}>
    {headerTexts.join}
  </ButtonLink>
)

const MobileMenu = ({ viewer, onChoose }: { viewer: User | null; onChoose: () => void }) => (
  <nav
    id="menu"
    aria-label={headerTexts.main}
    className="border-line flex flex-col items-start gap-2 border-t px-4 py-3 xl:hidden"
  >
    <SearchBox className="w-full" onDone={onChoose} />
    <ScreenLinks viewer={viewer} onClick={onChoose} />
    {viewer ? (
      <>
        <JoinLink onClick={onChoose} />
        <Button variant="plain" className="px-3" onClick={() => void signOut()}>
          {headerTexts.logOut}
        </Button>
      </>
    ) : (
      <SignInLink onClick={onChoose} />
    )}
  </nav>
)
