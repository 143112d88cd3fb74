import { AdChoices } from '#web/ads/shown.ts'
import { kept } from '#web/fragments/kept.tsx'
import { askForHelp } from '#web/keys/opening.ts'
import { footer as texts } from '#web/texts/frame.en.ts'
import { Languages } from './Languages.tsx'
import { Link } from '#web/ui/Link.tsx'

const links = [
  { to: '/debates', name: texts.debates },
  { to: '/about', name: texts.about },
  { to: '/contact', name: texts.contact },
  { to: '/privacy-policy', name: texts.privacy },
  { to: '/terms', name: texts.terms },
]

/** A person who touches the screen has no keys. */
const KeysButton = () => (
  <button
    type="button"
    onClick={askForHelp}
    className="hover:text-ink min-h-11 max-md:hidden noscript:hidden pointer-coarse:hidden"
  >
    {texts.keys}
  </button>
)

const Pages = kept('footer', () =>
  links.map(({ to, name }) => (
    <Link key={to} to={to} className="hover:text-ink inline-flex min-h-11 items-center">
      {name}
    </Link>
  )),
)

export const Footer = () => (
  <footer className="border-line text-soft border-t px-4 py-4 text-center text-sm max-md:has-[~nav]:mb-16">
    <nav aria-label={texts.links} className="flex flex-wrap justify-center gap-x-5">
      <Pages />
      <AdChoices />
      <KeysButton />
    </nav>
    <Languages />
    <p className="py-2">{texts.ai}</p>
  </footer>
)
