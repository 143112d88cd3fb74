import { Link, useLocation } from 'react-router'
import { moderation as words } from '#web/texts/moderation.en.ts'
import { noticesQuery } from './notices.ts'
import { useRead } from '#web/data/useRead.ts'

/** Over every screen of whom a decision concerns, until they have read it. */
export const NoticeStrip = () => {
  const data = useRead(noticesQuery()) ?? []
  const { pathname } = useLocation()
  const unread = data.filter(({ isRead }) => !isRead).length
  if (unread === 0 || pathname === '/notices') return null
  return (
    <p role="status" className="border-danger bg-card rounded-card mb-5 border px-4 py-3">
      {words.strip(unread)}{' '}
      <Link to="/notices" className="text-accent inline-flex min-h-6 font-medium underline">
        {words.stripLink}
      </Link>
    </p>
  )
}
