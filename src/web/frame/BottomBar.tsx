import { header as texts } from '#web/texts/frame.en.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { Link } from '#web/ui/Link.tsx'

const look =
  'text-soft hover:text-ink flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs'

/** A thumb's reach on phones, for who is signed in. */
export const BottomBar = () => (
  <nav
    aria-label={texts.bottom}
    className="border-line bg-card fixed inset-x-0 bottom-0 z-20 grid grid-cols-4 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
  >
    <Link to="/" className={look}>
      <Icon name="house" size={20} />
      {texts.home}
    </Link>
    <Link to="/#trending" className={look}>
      <Icon name="trending-up" size={20} />
      {texts.trending}
    </Link>
    <Link to="/create-post" className={look}>
      <Icon name="square-pen" size={20} />
      {texts.post}
    </Link>
    <Link to="/profile" className={look}>
      <Icon name="user" size={20} />
      {texts.profile}
    </Link>
  </nav>
)
