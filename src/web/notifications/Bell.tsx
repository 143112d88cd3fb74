import { Link } from 'react-router'
import { notifications as texts } from './notifications.en.ts'
import { Icon } from '#web/ui/Icon.tsx'
import { unreadQuery } from './live-patches.ts'
import { useRead } from '#web/data/useRead.ts'

const shownMost = 99

/** Leads to what happened to oneself, and says how much of it is unread. */
export const Bell = () => {
  const unread = useRead(unreadQuery)?.unread ?? 0
  return (
    <Link
      to="/notifications"
      aria-label={texts.bell(unread)}
      className="text-soft hover:text-ink hover:bg-sunken relative inline-flex size-11 shrink-0 items-center justify-center rounded-full"
    >
      <Icon name="bell" />
      {unread > 0 && (
        <span
          aria-hidden
          className="bg-accent text-paper absolute top-0.5 end-0 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-semibold"
        >
          {unread > shownMost ? `${shownMost}+` : unread}
        </span>
      )}
    </Link>
  )
}
