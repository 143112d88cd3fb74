import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { NotificationLine } from '#web/notifications/NotificationLine.tsx'
import { notificationsQuery, useReading } from '#web/notifications/queries.ts'
import { notifications as words } from '#web/notifications/notifications.en.ts'
import { settings as settingsTexts } from '#web/texts/settings.en.ts'
import { Button } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Head } from './Head.tsx'

/** What happened to oneself, latest first. */
export default function Notifications() {
  const reading = useInfiniteQuery(notificationsQuery())
  const marking = useReading()
  const all = reading.data?.pages.flat() ?? []
  const hasUnread = all.some(({ isRead }) => !isRead)
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <Head title={words.title} description={words.description} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
        <Link
          to="/settings#notifications"
          className="text-accent inline-flex min-h-11 items-center hover:underline"
        >
          {settingsTexts.title}
        </Link>
      </div>
      {hasUnread && (
        <Button
          variant="outline"
          size="small"
          disabled={marking.isPending}
          onClick={() => marking.mutate(undefined)}
        >
          {words.readAll}
        </Button>
      )}
      {reading.isPending && <Skeleton lines={8} />}
      {reading.data && all.length === 0 && <Empty icon="bell">{words.empty}</Empty>}
      {all.length > 0 && (
        <ul className="bleed border-line bg-card rounded-card overflow-hidden border">
          {all.map((one) => (
            <NotificationLine
              key={one.id}
              one={one}
              onRead={() => one.isRead || marking.mutate([one.id])}
            />
          ))}
        </ul>
      )}
      <LoadMore reading={reading}>{words.more}</LoadMore>
    </div>
  )
}
