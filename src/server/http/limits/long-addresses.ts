import type { FastifyInstance } from 'fastify'
import type { Env } from '../../env.ts'
import { imagePath } from '../../image-proxy/address.ts'
import { answerFirst, readyRefusal } from '../core/answer-first.ts'
import { HttpError } from '../core/errors.ts'

/** No address of the site is longer, in letters. A foreign picture's holds another site's address, signed. */
const longest = 3_000
const longestOfImage = 8_000

/** Refuses addresses that nobody needs before they are read: their queries and codes cost milliseconds each. */
export const refuseLongAddresses = (app: FastifyInstance, env: Env): void => {
  const refuse = readyRefusal(
    env,
    new HttpError(414, 'address_too_long', 'That address is too long.'),
  )
  answerFirst(app, (request, response) => {
    const address = request.url ?? ''
    if (address.length <= (address.startsWith(`${imagePath}?`) ? longestOfImage : longest))
      return false
    refuse(request, response)
    return true
  })
}
