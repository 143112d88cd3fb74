import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useViewer } from '#web/accounts/queries.ts'
import { DraftCard } from '#web/drafts/DraftCard.tsx'
import { draftsQuery } from '#web/drafts/queries.ts'
import { drafts as texts } from '#web/texts/drafts.en.ts'
import { Empty } from '#web/ui/Empty.tsx'
import { CardSkeletons } from '#web/ui/Skeleton.tsx'
import { Head } from './Head.tsx'

/** What somebody has begun to write. */
export default function Drafts() {
  const viewer = useViewer()
  const { data: drafts, isPending, isError } = useQuery(draftsQuery())
  const heading = useFocusWhenFewer(drafts?.length ?? 0)
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <Head title={texts.title} description={texts.hint} />
      <h1 ref={heading} tabIndex={-1} className="font-serif text-3xl font-semibold">
        {texts.title}
      </h1>
      <p className="text-soft">{texts.hint}</p>
      {isPending && <CardSkeletons />}
      {isError && <Empty icon="square-pen">{texts.failed}</Empty>}
      {drafts?.length === 0 && <Empty icon="square-pen">{texts.empty}</Empty>}
      {viewer &&
        drafts?.map((draft) => <DraftCard key={draft.id} draft={draft} userId={viewer.id} />)}
    </div>
  )
}

/** What had the focus goes with the card of a draft that is deleted. */
const useFocusWhenFewer = (count: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) heading.current?.focus()
    before.current = count
  }, [count])
  return heading
}
