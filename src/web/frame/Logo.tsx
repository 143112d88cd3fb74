import { Link } from '#web/ui/Link.tsx'

/** The site's name, which leads home. */
export const Logo = ({ site }: { site: string }) => (
  <Link
    to="/"
    className="flex min-h-11 items-center gap-2.5 whitespace-nowrap font-serif text-xl font-bold"
  >
    <svg aria-hidden="true" viewBox="0 0 32 32" className="size-8">
      <g fill="none" strokeWidth="3">
        <circle cx="11" cy="12" r="8" className="stroke-ai-indigo" />
        <circle cx="21" cy="12" r="8" className="stroke-ai-yellow" />
        <circle cx="16" cy="20.5" r="8" className="stroke-ai-rose" />
      </g>
    </svg>
    {site}
  </Link>
)
