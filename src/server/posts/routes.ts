import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as calls from '#shared/posts.ts'
import { mustBeVerified } from '../accounts/verification.ts'
import { sendVersion } from '../http/etag.ts'
import { mustReach } from '../hiding/reach.ts'
import { anyone, member } from '../http/guard.ts'
import { sendReady } from '../http/ready.ts'
import { route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { listPostIds, viewPosts, viewThread } from './feed.ts'
import { keepHandingOver } from './castings.ts'
import { openFrontPage } from './frontpage.ts'
import { readRetry } from './once.ts'
import { like, toggleLike, writeComment, writePost } from './posts.ts'
import { formFor } from './version.ts'

export const postRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { db, clock, log } = services
  const onError = (error: unknown) => log.warn({ err: error }, 'The front page cannot be read now')
  const frontPage = await openFrontPage({ db, hub: app.hub, onError })
  app.addHook('onClose', async () => frontPage.close())
  if (services.env.ROLE === 'web') handOverHere(app, services)
  app.doorstep.offer({
    isCounted: true,
    find: (path, accepted) => {
      const version = path === calls.listPosts.path ? frontPage.ready() : null
      return version && formFor(version, accepted)
    },
  })

  /** Where a block stands, what the other wrote is not there. */
  const reached = async (viewerId: string, target: Parameters<typeof mustReach>[2]) =>
    mustReach(db, await app.hidden.of(viewerId), target)

  route(app, calls.listPosts, { guard: anyone }, async ({ query, viewer, request, reply }) => {
    const hidden = viewer && (await app.hidden.of(viewer.id))
    if (isFrontPage(query) && (!hidden || hidden.isNone)) {
      const version = viewer ? frontPage.forMember(viewer.id) : frontPage.forVisitor()
      return sendReady(request, reply, formFor(await version, acceptedBy(request)))
    }
    const posts = await viewPosts(db, await listPostIds(db, query, hidden), viewer?.id ?? null)
    return sendVersion(request, reply, JSON.stringify(posts))
  })

  route(app, calls.readPost, { guard: anyone }, async (asked) => {
    const { params, query, viewer, request, reply } = asked
    const thread = await viewThread(db, params.id, viewer?.id ?? null, query.commentsAfter)
    return sendVersion(request, reply, JSON.stringify(thread))
  })

  route(app, calls.writePost, { guard: member, limit: 'post' }, ({ body, viewer, request }) => {
    mustBeVerified(services, viewer)
    const retry = readRetry(request.headers['idempotency-key'], body)
    return writePost(db, { ...body, author: viewer, at: clock(), retry })
  })

  route(app, calls.writeComment, { guard: member, limit: 'comment' }, async (asked) => {
    const { params, body, viewer, request } = asked
    mustBeVerified(services, viewer)
    const postId = params.id
    await reached(viewer.id, { postId, commentId: body.parentId })
    const retry = readRetry(request.headers['idempotency-key'], { postId, ...body })
    return writeComment(db, { ...body, postId, author: viewer, at: clock(), retry })
  })

  route(app, calls.like, { guard: member, limit: 'like' }, async ({ body, viewer }) => {
    const { targetType, targetId: id } = body
    await reached(viewer.id, targetType === 'post' ? { postId: id } : { commentId: id })
    return like(db, { ...body, viewerId: viewer.id, at: clock() })
  })

  route(app, calls.toggleLike, { guard: member, limit: 'like' }, async ({ params, viewer }) => {
    await reached(viewer.id, { postId: params.id })
    return toggleLike(db, { postId: params.id, viewerId: viewer.id, at: clock() })
  })
}

/** The worker is another process, which would look for what is written here only each second. */
const handOverHere = (app: FastifyInstance, { db, log }: Services): void => {
  const end = keepHandingOver(db, (error) => log.warn({ err: error }, 'Nobody is cast now'))
  app.addHook('onClose', end)
}

const acceptedBy = ({ headers }: FastifyRequest) => headers['accept-encoding'] as string | undefined

type Query = { limit: number; offset: number; before?: number }

const isFrontPage = ({ limit, offset, before }: Query): boolean =>
  limit === calls.pageSize.feed && offset === 0 && before === undefined
