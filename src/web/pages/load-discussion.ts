import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { readDiscussion } from '#shared/discussion.ts'
import type { Call } from '#shared/endpoint.ts'
import type { Thread } from '#shared/posts.ts'
import { digestQuery } from '#web/digest/queries.ts'
import { mindsQuery } from '#web/minds/queries.ts'
import { movedQuery } from '#web/moved/queries.ts'
import { threadQuery } from '#web/posts/queries.ts'
import { steelmenQuery } from '#web/steelman/queries.ts'

/** The thread of a page that begins; what people say of it and what it has come to come with it. */
const discussionQuery = (postId: number, call: Call) =>
  queryOptions<Thread>({
    queryKey: threadQuery(postId).queryKey,
    queryFn: async ({ client }) => {
      const { thread, digest, moved, steelmen } = await call(readDiscussion, {
        params: { id: postId },
      })
      client.setQueryData(digestQuery(postId).queryKey, digest)
      client.setQueryData(movedQuery(postId).queryKey, moved)
      client.setQueryData(steelmenQuery(postId).queryKey, steelmen)
      return thread
    },
  })

/** Everything that the page of a discussion shows of it. */
export const loadDiscussion = async (cache: QueryClient, call: Call, id: number): Promise<void> => {
  await cache.ensureQueryData(discussionQuery(id, call))
  // A thread that was here before may have come without them.
  await Promise.all([
    cache.prefetchQuery(digestQuery(id, call)),
    cache.prefetchQuery(movedQuery(id, call)),
    cache.prefetchQuery(steelmenQuery(id, call)),
  ])
  // Few discussions come to their crux: only those ask once more.
  if (cache.getQueryData(digestQuery(id).queryKey)?.crux)
    await cache.prefetchQuery(mindsQuery(id, call))
}
