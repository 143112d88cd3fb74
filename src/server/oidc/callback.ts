import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { callbackPath, finishPath, type SignInProblem } from '#shared/sign-in-with.ts'
import { openEntrance } from '../accounts/entrance.ts'
import type { Identity } from '../accounts/linked-sign-ins.ts'
import { HttpError } from '../http/core/errors.ts'
import { anyone } from '../http/core/guard.ts'
import { ownOrigin } from '../http/core/origin.ts'
import { sessionToken } from '../http/core/viewer.ts'
import type { Services } from '../services.ts'
import { type Answered, readAnswer, SignInError } from './answer.ts'
import { enterLinked, linkAnswered } from './entering.ts'
import type { Issuer } from './issuer.ts'
import { foundBy } from './newcomers.ts'
import { askedCookie, foundCookie, type AskedOf, type LinkTo } from './sealed-cookies.ts'

type Pair = { request: FastifyRequest; reply: FastifyReply }

/** Where the issuer sends browsers back to. They are led on, whatever happened: nobody reads JSON here. */
export const callbackRoute = (app: FastifyInstance, services: Services, issuer: Issuer): void => {
  const comeBack = openReturn(app, services, issuer)
  const options = { config: { guard: anyone.name }, exposeHeadRoute: false }
  app.get(callbackPath, options, async (request, reply) => {
    const asked = askedCookie.read(services, request)
    const to = await comeBack({ request, reply }, asked).catch((error: unknown) => {
      const problem = problemOf(error)
      if (problem === 'refused' || problem === 'unreachable') {
        services.log.warn({ err: error }, 'An answer of the issuer let nobody in')
      }
      return asked?.linkTo ? settingsWith(problem) : `/auth?sign-in=${problem}`
    })
    // the address holds the code
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
    return reply.redirect(to, 303)
  })
}

/** Takes an answer of the issuer: signs in, links, or keeps who is new; gives where to go on. */
const openReturn = (app: FastifyInstance, services: Services, issuer: Issuer) => {
  const { letIn } = openEntrance(app, services)

  const comeBack = async (pair: Pair, asked: AskedOf | null): Promise<string> => {
    await app.limiter.byAddress('login', pair.request)
    const url = addressOf(pair.request)
    if (!asked || url.searchParams.get('state') !== asked.state) throw new SignInError('lost')
    askedCookie.forget(services, pair.reply)
    const answered = await readAnswer(issuer, { url, asked })
    return asked.linkTo === null
      ? signIn(pair, answered, asked.next)
      : link(pair, answered.identity, asked.linkTo)
  }

  /** The address that the issuer was given, with what it added; what the browser says of its host is not asked. */
  const addressOf = (request: FastifyRequest): URL => {
    const url = new URL(callbackPath, ownOrigin(services.env, request)!)
    url.search = request.url.replace(/^[^?]*/, '')
    return url
  }

  const signIn = async (pair: Pair, { identity, readClaims }: Answered, next: string) => {
    const userAgent = pair.request.headers['user-agent'] ?? ''
    const entered = await enterLinked(services, identity, userAgent)
    if (entered) {
      await letIn(pair, entered)
      return next
    }
    foundCookie.keep(services, pair.reply, foundBy(identity, await readClaims(), next))
    return finishPath
  }

  const link = async ({ request }: Pair, identity: Identity, linkTo: LinkTo) => {
    const viewer = await app.viewers.find(request)
    if (viewer?.id !== linkTo.userId) throw new SignInError('lost')
    const token = sessionToken(services, request) ?? ''
    await linkAnswered(services, { linkTo, token, identity })
    return settingsWith('linked')
  }
  return comeBack
}

const settingsWith = (outcome: SignInProblem | 'linked') => `/settings?sign-in=${outcome}#sign-ins`

/** The problem that a person is shown; a fault of ours stays one. */
const problemOf = (error: unknown): SignInProblem => {
  if (error instanceof SignInError) return error.problem
  const known = error instanceof HttpError ? codes[error.code] : undefined
  if (!known) throw error
  return known
}

const codes: Record<string, SignInProblem> = {
  linked_elsewhere: 'elsewhere',
  linked_another: 'another',
  too_many: 'too_many',
  unauthorized: 'lost',
  // switched on meanwhile
  second_step: 'lost',
}
