import { Link } from 'react-router'
import { AdChoices } from '#web/ads/Consent.tsx'
import { texts } from '#web/texts/index.ts'

const links = [
  { to: '/about', name: texts.footer.about },
  { to: '/contact', name: texts.footer.contact },
  { to: '/privacy-policy', name: texts.footer.privacy },
  { to: '/terms', name: texts.footer.terms },
]

export const Footer = () => (
  <footer className="border-line text-soft border-t px-4 py-4 text-center text-sm max-md:mb-16">
    <nav aria-label={texts.footer.links} className="flex flex-wrap justify-center gap-x-5">
      {links.map(({ to, name }) => (
        <Link key={to} to={to} className="hover:text-ink inline-flex min-h-11 items-center">
          {name}
        </Link>
      ))}
      <AdChoices />
    </nav>
    <p className="py-2">{texts.footer.ai}</p>
  </footer>
)
