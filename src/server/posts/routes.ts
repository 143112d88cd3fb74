import type { FastifyInstance } from 'fastify'
import type { NewAttached } from '#shared/media.ts'
import type { NewPoll } from '#shared/polls.ts'
import * as calls from '#shared/posts.ts'
import { mustBeVerified } from '../accounts/letters/verification.ts'
import { sendVersion } from '../http/core/etag.ts'
import { withDescriptions } from '../media/attached.ts'
import { assertNotBlocked } from '../hiding/assert-not-blocked.ts'
import { anyone, writer } from '../http/core/guard.ts'
import { sendReady } from '../http/core/ready.ts'
import { route } from '../http/core/route.ts'
import type { Viewer } from '../http/core/viewer.ts'
import { openScreening } from '../moderation/screening.ts'
import type { Services } from '../services.ts'
import { listPostIds, viewPosts, viewThread } from './feed.ts'
import { keepHandingOver } from './cast-jobs.ts'
import { openFrontPage } from './frontpage.ts'
import { readRetry } from './idempotency.ts'
import { like, toggleLike, writeComment, writePost } from './posts.ts'
import { formFor, type Version } from './ready-body.ts'

export const postRoutes = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { db, clock, log } = services
  const onError = (error: unknown) => log.warn({ err: error }, 'The front page cannot be read now')
  const onRebuilt = (seconds: number) => app.histograms.rebuilds.observe(seconds)
  const frontPage = await openFrontPage({
    db,
    hub: app.hub,
    readCast: app.cast.read,
    onRebuilt,
    onError,
  })
  app.addHook('onClose', async () => frontPage.close())
  if (services.env.ROLE === 'web') handOverHere(app, services)
  /** null where something is hidden from them, or where they would have to wait. */
  const readyFor = ({ id }: Viewer): Version | null =>
    app.hidden.known(id)?.isNone ? frontPage.readyFor(id) : null
  app.readyAnswers.offer({
    route: calls.listPosts.path,
    membersAt: calls.listPosts.path,
    isCounted: true,
    find: ({ path, headers, viewer }) => {
      if (path !== calls.listPosts.path) return null
      const version = viewer ? readyFor(viewer) : frontPage.ready()
      return version && formFor(version, headers['accept-encoding'])
    },
  })

  /** Where a block stands, what the other wrote is not there. */
  const reached = async (viewerId: string, target: Parameters<typeof assertNotBlocked>[2]) =>
    assertNotBlocked(db, await app.hidden.of(viewerId), target)

  /** Read beside what the reader is not to see, which is nothing for most; null where it is known to be something. */
  const frontPageFor = (viewer: Viewer | null): Promise<Version> | null => {
    if (!viewer) return frontPage.forVisitor()
    if (app.hidden.known(viewer.id)?.isNone === false) return null
    const version = frontPage.forMember(viewer.id)
    version.catch(() => undefined)
    return version
  }

  const screened = openScreening(services)

  route(app, calls.listPosts, { guard: anyone }, async ({ query, viewer, request, reply }) => {
    const version = isFrontPage(query) ? frontPageFor(viewer) : null
    const hidden = viewer && (await app.hidden.of(viewer.id))
    if (version && (!hidden || hidden.isNone))
      return sendReady(request, reply, formFor(await version, request.headers['accept-encoding']))
    const posts = await app.readReplica(request, async (reads) =>
      viewPosts(reads, await listPostIds(reads, query, hidden), viewer?.id ?? null),
    )
    return sendVersion(request, reply, posts)
  })

  route(app, calls.readPost, { guard: anyone }, async (asked) => {
    const { params, query, viewer, request, reply } = asked
    const thread = await viewThread(db, params.id, viewer?.id ?? null, query.commentsAfter)
    return sendVersion(request, reply, thread)
  })

  route(app, calls.writePost, { guard: writer, limit: 'post' }, ({ body, viewer, request }) => {
    mustBeVerified(services, viewer)
    const { draftId: _, ...said } = body
    const retry = readRetry(request.headers['idempotency-key'], said)
    const screening = screened(wordsOf(body), viewer, request)
    return writePost(db, { ...body, author: viewer, at: clock(), retry, screening })
  })

  route(app, calls.writeComment, { guard: writer, limit: 'comment' }, async (asked) => {
    const { params, body, viewer, request } = asked
    mustBeVerified(services, viewer)
    const postId = params.id
    const { draftId: _, ...said } = body
    await reached(viewer.id, { postId, commentId: body.parentId })
    const retry = readRetry(request.headers['idempotency-key'], { postId, ...said })
    const screening = screened(withDescriptions(body.content, body.pictures), viewer, request)
    return writeComment(db, { ...body, postId, author: viewer, at: clock(), retry, screening })
  })

  route(app, calls.like, { guard: writer, limit: 'like' }, async ({ body, viewer }) => {
    const { targetType, targetId: id } = body
    await reached(viewer.id, targetType === 'post' ? { postId: id } : { commentId: id })
    return like(db, { ...body, viewerId: viewer.id, at: clock() })
  })

  route(app, calls.toggleLike, { guard: writer, limit: 'like' }, async ({ params, viewer }) => {
    await reached(viewer.id, { postId: params.id })
    return toggleLike(db, { postId: params.id, viewerId: viewer.id, at: clock() })
  })
}

/** The worker is another process, which would look for what is written here only each second. */
const handOverHere = (app: FastifyInstance, { db, log }: Services): void => {
  const end = keepHandingOver(db, (error) => log.warn({ err: error }, 'Nobody is cast now'))
  app.addHook('onClose', end)
}

type Sent = { content: string; poll?: NewPoll | undefined; pictures?: NewAttached[] | undefined }

const wordsOf = ({ content, poll, pictures }: Sent): string =>
  withDescriptions([content, ...(poll?.options ?? [])].join('\n'), pictures)

type Query = { limit: number; offset: number; before?: number }

const isFrontPage = ({ limit, offset, before }: Query): boolean =>
  limit === calls.pageSize.feed && offset === 0 && before === undefined
