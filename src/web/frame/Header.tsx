import { useState } from 'react'
import { useLocation } from 'react-router'
import type { User } from '#shared/users.ts'
import { signOut, useViewer } from '#web/accounts/queries.ts'
import { AccountMenu, Bell, OwnLinks } from '#web/members/shown.ts'
import { composePath } from '#web/posts/compose.ts'
import { kept } from '#web/fragments/kept.tsx'
import { SearchBox } from '#web/search/SearchBox.tsx'
import { useSiteName } from '#web/site.ts'
import { header as headerTexts, footer as footerTexts } from '#web/texts/frame.en.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'
import { Logo } from './Logo.tsx'
import { ScreenLink } from './ScreenLink.tsx'

/** Where its reader is, and who that is. */
type Props = { viewer: User | null; site: string; pathname: string; searched: string }

export const Header = () => {
  const viewer = useViewer()
  const site = useSiteName()
  const { pathname, search } = useLocation()
  const isSearch = pathname === '/search'
  const searched = (isSearch && new URLSearchParams(search).get('q')) || ''
  // A visitor's is the same on all pages that have no link in it.
  const here = viewer || isScreen(pathname) ? pathname : ''
  const Here = viewer ? Bar : VisitorsBar
  return <Here viewer={viewer} site={site} pathname={here} searched={searched} />
}

const Bar = ({ viewer, site, pathname, searched }: Props) => {
  const [isOpen, setOpen] = useState(false)
  const room = rooms[viewer === null ? 'visitor' : viewer.isAdmin ? 'admin' : 'member']
  return (
    <header className="border-line bg-paper/95 sticky top-0 z-20 border-b [backdrop-filter:blur(8px)]">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-4 px-4">
        <Logo site={site} />
        <nav aria-label={headerTexts.main} className={classes('whitespace-nowrap', room.links)}>
          <ScreenLinks viewer={viewer} pathname={pathname} />
        </nav>
        <SearchBox
          id="suggestions"
          shown={searched}
          className={classes('ms-auto w-full max-w-64', room.box)}
        />
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
      {isOpen && (
        <MobileMenu
          viewer={viewer}
          pathname={pathname}
          searched={searched}
          onChoose={() => setOpen(false)}
        />
      )}
    </header>
  )
}

const VisitorsBar = kept('header', Bar)

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

const isScreen = (path: string) => screens.some(({ to }) => to === path)

const screensFor = (viewer: User | null) =>
  viewer?.stories === 'hide' ? screens.filter(({ to }) => to !== '/stories') : screens

const adminScreen = { to: '/admin', name: headerTexts.admin }

type LinksProps = { viewer: User | null; pathname: string; onClick?: () => void }

const ScreenLinks = ({ viewer, pathname, onClick }: LinksProps) =>
  [...screensFor(viewer), ...(viewer?.isAdmin ? [adminScreen] : [])].map(({ to, name }) => (
    <ScreenLink key={to} to={to} name={name} isHere={to === pathname} onClick={onClick} />
  ))

const SignInLink = ({ onClick }: { onClick?: () => void }) => (
  <ButtonLink to="/auth" size="small" className="min-h-10 max-sm:min-h-11" onClick={onClick}>
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
  <ButtonLink to={composePath} size="small" className="min-h-10 max-sm:min-h-11" onClick={onClick}>
    {headerTexts.join}
  </ButtonLink>
)

type MenuProps = Omit<Props, 'site'> & { onChoose: () => void }

const MobileMenu = ({ viewer, pathname, searched, onChoose }: MenuProps) => (
  <nav
    id="menu"
    aria-label={headerTexts.main}
    className="border-line flex flex-col items-start gap-2 border-t px-4 py-3 xl:hidden"
  >
    <SearchBox id="menu-suggestions" shown={searched} className="w-full" onDone={onChoose} />
    <ScreenLinks viewer={viewer} pathname={pathname} onClick={onChoose} />
    {viewer ? (
      <>
        <JoinLink onClick={onChoose} />
        <OwnLinks pathname={pathname} onClick={onChoose} />
        <Button variant="plain" onClick={() => void signOut()}>
          {headerTexts.logOut}
        </Button>
      </>
    ) : (
      <SignInLink onClick={onChoose} />
    )}
  </nav>
)
