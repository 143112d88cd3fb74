import { join } from 'node:path'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { idParam, wholeNumber } from '#shared/endpoint.ts'
import { forbidden, notFound } from '../http/core/errors.ts'
import { anyone } from '../http/core/guard.ts'
import { openForeign } from '../media/upload-queue.ts'
import { cardPicturePath, findCardPicture } from '../link-cards/picture.ts'
import type { Services } from '../services.ts'
import { whoShows } from '../stories/shown.ts'
import { type ForeignImage, imagePath, isSigned } from './address.ts'
import { openImageCache } from './cache.ts'
import { type Images, imageRules, openImages } from './images.ts'

const query = z.object({
  url: z.string(),
  w: wholeNumber('w'),
  until: wholeNumber('until'),
  story: wholeNumber('story'),
  sig: z.string(),
})

/** A story or a post may be removed at any time: nobody keeps its picture for much longer, s. */
const longestAge = 300

/** The images that strangers named, as this site shows them. No call: pages have their addresses. */
export const imageRoutes = (app: FastifyInstance, services: Services): void => {
  const images = imagesOf(services)
  app.get(imagePath, { config: { guard: anyone.name } }, async (request, reply) => {
    await app.limiter.byAddress('image', request)
    const asked = query.safeParse(request.query)
    const left = secondsLeft(asked.data, services.clock())
    if (!asked.success || left <= 0 || !isSigned(services.env, asked.data)) {
      throw forbidden('This site does not show that image.')
    }
    const userId = await whoShows(services.db, asked.data)
    if (userId === undefined) throw notFound('Image')
    const image = await images.read({ ...asked.data, userId })
    return send(reply, image, Math.min(longestAge, left))
  })
  app.get(`${cardPicturePath}/:id`, { config: { guard: anyone.name } }, async (request, reply) => {
    await app.limiter.byAddress('image', request)
    const asked = idParam.safeParse(request.params)
    const shown = asked.success && (await findCardPicture(services.db, asked.data.id))
    if (!shown) throw notFound('Image')
    const image = await images.read({ ...shown, w: cardWidth })
    return send(reply, image, longestAge)
  })
}

/** A card's picture is a hundred pixels wide, on the finest screens three times that. */
const cardWidth = 320

const send = (reply: FastifyReply, image: Buffer, seconds: number) =>
  reply
    .type('image/webp')
    .header('cache-control', `public, max-age=${seconds}`)
    .header('content-disposition', 'inline')
    .send(image)

const imagesOf = ({ env, clock }: Services): Images =>
  openImages({
    rules: imageRules(env.NODE_ENV === 'production'),
    cache: openImageCache(join(env.DATA_DIR, 'img'), clock),
    clock,
    foreign: openForeign({ env, clock }),
  })

const secondsLeft = (asked: ForeignImage | undefined, now: Date): number =>
  asked ? Math.floor(asked.until - now.getTime() / 1000) : 0
