import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { listCommentVersions, listPostVersions } from '#shared/revising.ts'
import { call } from '#web/call.ts'
import { revising as revisingTexts } from '#web/texts/revising.en.ts'
import { site as siteTexts } from '#web/texts/site.en.ts'
import { Dialog } from '#web/ui/Dialog.tsx'
import { LoadMore } from '#web/ui/LoadMore.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { Time } from '#web/ui/Time.tsx'

type Props = { type: 'post' | 'comment'; id: number; onClose: () => void }

const versionsQuery = (type: Props['type'], id: number) =>
  infiniteQueryOptions({
    queryKey: ['versions', type, id],
    queryFn: ({ pageParam: before }) =>
      call(type === 'post' ? listPostVersions : listCommentVersions, {
        params: { id },
        query: { before },
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  })

/** What a post or comment said before it was edited, latest first. */
export default function Versions({ type, id, onClose }: Props) {
  const reading = useInfiniteQuery(versionsQuery(type, id))
  const versions = reading.data?.pages.flatMap((page) => page.versions)
  return (
    <Dialog heading={revisingTexts.versions} closeLabel={revisingTexts.close} onClose={onClose}>
      {reading.isError && <p>{siteTexts.failed}</p>}
      {!versions && !reading.isError && <Skeleton lines={3} />}
      {versions?.length === 0 && <p className="text-soft">{revisingTexts.noVersions}</p>}
      <ol className="space-y-4">
        {versions?.map(({ content, writtenAt }) => (
          <li key={writtenAt}>
            <Time at={writtenAt} className="text-soft text-sm" />
            <p dir="auto" className="whitespace-pre-line">
              {content}
            </p>
          </li>
        ))}
      </ol>
      <LoadMore reading={reading} className="mt-4 w-full">
        {revisingTexts.moreVersions}
      </LoadMore>
    </Dialog>
  )
}
