import type { FastifyInstance } from 'fastify'
import * as bookmarking from '#shared/bookmarks.ts'
import * as calls from '#shared/revising.ts'
import { anyone, member, writer } from '../http/core/guard.ts'
import { route } from '../http/core/route.ts'
import { openScreening } from '../moderation/screening.ts'
import type { Services } from '../services.ts'
import { addBookmark, listBookmarkIds, removeBookmark, viewBookmarks } from './bookmarks.ts'
import { deleteComment, deletePost, restoreComment, restorePost } from './remove.ts'
import { editComment, editPost } from './revise.ts'
import { listVersions } from './edit-history.ts'

/** What people do with posts and comments that are there. */
export const reviseRoutes = (app: FastifyInstance, services: Services): void => {
  const { db, clock } = services
  const screened = openScreening(services)
  const terms = { guard: member, limit: 'revision' } as const
  const writing = { ...terms, guard: writer } as const
  const editing = { guard: writer, limit: 'edit' } as const

  route(app, calls.editPost, editing, ({ params: { id }, body, viewer, request }) => {
    const screening = screened(body.content, viewer, request)
    const isCounted = !viewer.isAdmin
    return editPost(db, { id, ...body, actor: viewer, at: clock(), screening, isCounted })
  })
  route(app, calls.deletePost, terms, ({ params: { id }, viewer }) =>
    deletePost(db, { id, actor: viewer, at: clock() }),
  )
  route(app, calls.restorePost, writing, ({ params: { id }, viewer }) =>
    restorePost(db, { id, actor: viewer, at: clock() }),
  )
  route(app, calls.editComment, editing, ({ params: { id }, body, viewer, request }) => {
    const screening = screened(body.content, viewer, request)
    const isCounted = !viewer.isAdmin
    return editComment(db, { id, ...body, actor: viewer, at: clock(), screening, isCounted })
  })
  route(app, calls.deleteComment, terms, ({ params: { id }, viewer }) =>
    deleteComment(db, { id, actor: viewer, at: clock() }),
  )
  route(app, calls.restoreComment, writing, ({ params: { id }, viewer }) =>
    restoreComment(db, { id, actor: viewer, at: clock() }),
  )
  route(app, calls.listPostVersions, { guard: anyone }, ({ params, query }) =>
    listVersions(db, 'post', { ...params, ...query }),
  )
  route(app, calls.listCommentVersions, { guard: anyone }, ({ params, query }) =>
    listVersions(db, 'comment', { ...params, ...query }),
  )

  route(app, bookmarking.addBookmark, terms, ({ params, viewer }) =>
    addBookmark(db, { userId: viewer.id, postId: params.id, at: clock() }),
  )
  route(app, bookmarking.removeBookmark, terms, ({ params, viewer }) =>
    removeBookmark(db, { userId: viewer.id, postId: params.id }),
  )
  route(app, bookmarking.listBookmarks, { guard: member }, ({ query, viewer }) =>
    viewBookmarks(db, { ...query, userId: viewer.id }),
  )
  route(app, bookmarking.listBookmarkIds, { guard: member }, ({ viewer }) =>
    listBookmarkIds(db, viewer.id),
  )
}
