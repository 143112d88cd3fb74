import { z } from 'zod'
import { offsetMost } from './constants.ts'
import { endpoint, idParam, wholeNumber } from './endpoint.ts'
import { pageSize, post } from './posts.ts'

/** How many bookmarks a browser gets in one answer, to mark their posts. */
export const bookmarksMarked = 1_000

const bookmark = (method: 'PUT' | 'DELETE', summary: string) =>
  endpoint(method, '/api/posts/{id}/bookmark', {
    who: 'member',
    summary,
    status: 204,
    params: idParam,
  })

export const addBookmark = bookmark('PUT', 'Bookmark a post; nobody else can see it')
export const removeBookmark = bookmark('DELETE', 'Remove a bookmark')

export const listBookmarks = endpoint('GET', '/api/user/bookmarks', {
  who: 'member',
  summary: 'The posts that one has bookmarked, latest bookmark first',
  query: z.object({
    limit: wholeNumber('limit', { min: 1, max: pageSize.most }).default(pageSize.feed),
    offset: wholeNumber('offset', { max: offsetMost }).default(0),
  }),
  answer: z.array(post),
})

export const listBookmarkIds = endpoint('GET', '/api/user/bookmarks/ids', {
  who: 'member',
  summary: 'The ids of one’s latest bookmarks, at most 1,000',
  answer: z.array(z.number()),
})
