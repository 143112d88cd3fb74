import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { NoticeCard } from '#web/moderation/NoticeCard.tsx'
import { noticesQuery, useHavingRead } from '#web/moderation/notices.ts'
import { moderation as words } from '#web/texts/moderation.en.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { Head } from './Head.tsx'

/** What moderators decided about the reader, why, and the way to appeal. */
export default function Notices() {
  const { data: notices = [] } = useQuery(noticesQuery())
  const haveRead = useHavingRead()
  const isNew = notices.some(({ isRead }) => !isRead)
  useEffect(() => {
    if (isNew) haveRead()
  }, [isNew, haveRead])
  return (
    <div className="mx-auto max-w-2xl space-y-5">
      <Head title={words.title} description={words.description} />
      <h1 className="font-serif text-3xl font-semibold">{words.title}</h1>
      {notices.length === 0 && <Empty icon="check">{words.empty}</Empty>}
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} />
      ))}
    </div>
  )
}
