import { Link } from '#web/ui/Link.tsx'

type Props = { to: string; name: string; isHere: boolean; onClick?: () => void }

/** One of the header's links. */
export const ScreenLink = ({ to, name, isHere, onClick }: Props) => (
  <Link
    to={to}
    aria-current={isHere ? 'page' : undefined}
    onClick={onClick}
    className="text-soft hover:text-ink aria-[current=page]:text-ink inline-flex min-h-11 items-center px-3 font-medium whitespace-nowrap"
  >
    {name}
  </Link>
)
