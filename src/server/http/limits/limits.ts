import type { FastifyInstance, FastifyRequest } from 'fastify'
import { tokenCallsMost } from '#shared/access-tokens.ts'
import type { Services } from '../../services.ts'
import { ownShare, placeOf } from './addresses.ts'
import { durableHits } from './durable-hits.ts'
import { tooMany } from '../core/errors.ts'
import { memoryHits } from './memory-hits.ts'
import type { Viewer } from '../core/viewer.ts'
import type { Refusal, Rule } from './window.ts'

type Limit = {
  /** What was too much, in words for people. */
  what: string
  address: readonly Rule[]
  account?: readonly Rule[]
  /** In the first day of an account, in place of the account's rule for the same time. */
  newcomer?: readonly Rule[]
  /** Counted in the database: must hold over restarts and processes. */
  isDurable?: boolean
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

export const limits = {
  read: { what: 'requests', address: [{ most: 100, seconds: 5 }] },
  /** Hundredths of a second that the site worked for an address, beyond what an ordinary read takes (costs.ts). */
  work: { what: 'requests that take the site long', address: [{ most: 100, seconds: 5 }] },
  /** Beside what its account and address may do; reads of several programs at one address are told apart by it. */
  token: {
    what: 'calls with this token',
    address: [],
    account: [{ most: tokenCallsMost, seconds: minute }],
  },
  /** As somebody types, each letter asks. */
  search: { what: 'searches', address: [{ most: 60, seconds: 20 }] },
  login: {
    what: 'attempts to sign in',
    address: [
      { most: 10, seconds: minute },
      { most: 100, seconds: hour },
    ],
    isDurable: true,
  },
  /** Each stands in the audit log, which nothing leaves. */
  confirm: {
    what: 'attempts to confirm',
    address: [
      { most: 10, seconds: minute },
      { most: 100, seconds: hour },
    ],
    account: [
      { most: 10, seconds: 15 * minute },
      { most: 100, seconds: day },
    ],
    isDurable: true,
  },
  adminLogin: {
    what: 'attempts to sign in as an administrator',
    address: [{ most: 5, seconds: 15 * minute }],
    isDurable: true,
  },
  visit: { what: 'reports', address: [{ most: 60, seconds: minute }] },
  register: {
    what: 'new accounts from here',
    address: [
      { most: 5, seconds: 30 * minute },
      { most: 20, seconds: day },
    ],
    isDurable: true,
  },
  mail: {
    what: 'mails',
    address: [{ most: 10, seconds: hour }],
    account: [{ most: 3, seconds: hour }],
    isDurable: true,
  },
  contact: {
    what: 'messages',
    address: [
      { most: 5, seconds: hour },
      { most: 20, seconds: day },
    ],
    isDurable: true,
  },
  post: {
    what: 'posts',
    address: [{ most: 30, seconds: minute }],
    account: [
      { most: 4, seconds: minute },
      { most: 60, seconds: day },
    ],
    newcomer: [{ most: 10, seconds: day }],
  },
  comment: {
    what: 'comments',
    address: [{ most: 60, seconds: minute }],
    account: [
      { most: 12, seconds: minute },
      { most: 300, seconds: day },
    ],
    newcomer: [{ most: 50, seconds: day }],
  },
  like: {
    what: 'likes',
    address: [{ most: 120, seconds: minute }],
    account: [{ most: 60, seconds: minute }],
  },
  upload: {
    what: 'pictures',
    address: [{ most: 30, seconds: minute }],
    account: [
      { most: 10, seconds: minute },
      { most: 100, seconds: day },
    ],
  },
  revision: {
    what: 'changes',
    address: [{ most: 120, seconds: minute }],
    account: [{ most: 60, seconds: minute }],
  },
  /** Each keeps what was said before. */
  edit: {
    what: 'changes',
    address: [{ most: 60, seconds: minute }],
    account: [
      { most: 12, seconds: minute },
      { most: 300, seconds: day },
    ],
  },
  /** A text is kept a moment after each pause in its writing. */
  draft: {
    what: 'drafts',
    address: [{ most: 120, seconds: minute }],
    account: [
      { most: 40, seconds: minute },
      { most: 2_000, seconds: day },
    ],
  },
  share: {
    what: 'shares',
    address: [{ most: 120, seconds: minute }],
    account: [
      { most: 60, seconds: minute },
      { most: 200, seconds: day },
    ],
  },
  /** All that is kept of somebody takes the site seconds to read. */
  archive: {
    what: 'downloads of your data',
    address: [{ most: 10, seconds: hour }],
    account: [{ most: 5, seconds: hour }],
  },
  report: {
    what: 'reports',
    address: [{ most: 30, seconds: minute }],
    account: [
      { most: 10, seconds: minute },
      { most: 100, seconds: day },
    ],
  },
  /** Ways into an account: each change is written into the audit log, which nothing leaves. */
  keys: {
    what: 'changes',
    address: [{ most: 30, seconds: minute }],
    account: [
      { most: 15, seconds: minute },
      { most: 60, seconds: day },
    ],
  },
  profile: { what: 'changes', address: [{ most: 30, seconds: minute }] },
  /** Each mails its owner and stands in the log for good. */
  tokenMaking: {
    what: 'new access tokens',
    address: [{ most: 30, seconds: hour }],
    account: [{ most: 20, seconds: day }],
    isDurable: true,
  },
  story: {
    what: 'stories',
    address: [{ most: 20, seconds: hour }],
    account: [{ most: 10, seconds: hour }],
  },
  view: {
    what: 'views',
    address: [{ most: 120, seconds: minute }],
    account: [{ most: 60, seconds: minute }],
  },
  /** A browser that lost its line tries again and again, in each of its windows. */
  live: {
    what: 'live streams begun',
    address: [{ most: 120, seconds: minute }],
    account: [{ most: 60, seconds: minute }],
  },
  preview: { what: 'previews', address: [{ most: 60, seconds: minute }] },
  /** A page of stories asks for a hundred at once. */
  image: { what: 'images', address: [{ most: 600, seconds: minute }] },
} satisfies Record<string, Limit>

export type LimitName = keyof typeof limits

export type Limiter = {
  /** Throws 429 at once, or gives a promise that does where the count is in the database. */
  byAddress: (
    name: LimitName,
    request: Pick<FastifyRequest, 'ip' | 'headers'>,
  ) => Promise<void> | null
  byAccount: (name: LimitName, viewer: Viewer) => Promise<void> | null
  /** Throws 429. */
  byToken: (id: string) => void
  /** Counts work that was done for an address, in hundredths of a second. With too much of it reads are refused. */
  charge: (request: Pick<FastifyRequest, 'ip' | 'headers'>, work: number) => void
}

export const openLimiter = (services: Services, inProcessKey: string): Limiter => {
  const { clock, env } = services
  // Apart, so that no crowd of addresses has an account forgotten.
  const hits = { address: memoryHits(clock), account: memoryHits(clock) }
  const takeDurably = durableHits(services)
  const strangers = scale(env.RATE_LIMIT_SCALE)
  const own = scale(env.RATE_LIMIT_SCALE * ownShare)

  const workRules = {
    own: workRulesAt(env.RATE_LIMIT_SCALE, ownShare),
    strangers: workRulesAt(env.RATE_LIMIT_SCALE, 1),
  }
  const workRulesOf = (isOwn: boolean) => (isOwn ? workRules.own : workRules.strangers)

  const admit = (limit: Limit, { by, whose, name, rules }: Asking) => {
    if (limit.isDurable)
      return takeDurably({ whose, name, rules }).then((refusal) => refuse(limit, refusal))
    refuse(limit, hits[by].take(name, rules))
    return null
  }

  return {
    byAddress: (name, { ip, headers }) => {
      if (headers[inProcessHeader] === inProcessKey) return null
      const { isOwn, key: whose } = placeOf(ip)
      if (name === 'read')
        refuse(limits.work, hits.address.take(`work:${whose}`, workRulesOf(isOwn), 0))
      const limit = (isOwn ? own : strangers)[name]
      const asking = { by: 'address', whose, name: `${name}:${whose}` } as const
      return admit(limit, { ...asking, rules: limit.address })
    },
    byAccount: (name, { id, createdAt }) => {
      const limit = strangers[name]
      const isNewcomer = clock().getTime() - createdAt.getTime() < day * 1000
      const rules = isNewcomer ? limit.newcomer : limit.account
      const asking = { by: 'account', whose: id, name: `${name}:account:${id}` } as const
      return rules ? admit(limit, { ...asking, rules }) : null
    },
    byToken: (id) => {
      const { token } = strangers
      refuse(token, hits.account.take(`token:${id}`, token.account ?? []))
    },
    charge: ({ ip, headers }, work) => {
      if (work <= 0 || headers[inProcessHeader] === inProcessKey) return
      const { isOwn, key } = placeOf(ip)
      hits.address.add(`work:${key}`, workRulesOf(isOwn), work)
    },
  }
}

/** A hit to be counted by address or account. */
type Asking = {
  by: 'address' | 'account'
  whose: string
  name: string
  rules: readonly Rule[]
}

/** What is sent to an address where nothing is counts as a read, before its body is looked at. */
export const limitUnknown = (app: FastifyInstance): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.is404) void app.limiter.byAddress('read', request)
    done()
  })
}

/** Never fewer than written: a small machine takes longer for the same, and the first pages after a start do. */
const workRulesAt = (by: number, share: number): Rule[] =>
  limits.work.address.map((rule) => ({ ...rule, most: rule.most * Math.max(1, by) * share }))

/** The limits, with every number multiplied. */
const scale = (by: number): Record<LimitName, Limit> => {
  const rules = (given: readonly Rule[] | undefined) =>
    given?.map(({ most, seconds }) => ({ most: Math.max(1, Math.floor(most * by)), seconds }))
  return mapValues(limits, (limit: Limit) => ({
    ...limit,
    address: rules(limit.address) ?? [],
    account: rules(limit.account),
    newcomer: rules(stricter(limit.account, limit.newcomer)),
  }))
}

/** The newcomers' rule takes the place of the one for the same time. */
const stricter = (account: readonly Rule[] = [], newcomer: readonly Rule[] = []): Rule[] => [
  ...account.filter(({ seconds }) => !newcomer.some((rule) => rule.seconds === seconds)),
  ...newcomer,
]

const mapValues = <K extends string, A, B>(record: Record<K, A>, map: (value: A) => B) =>
  Object.fromEntries(Object.entries<A>(record).map(([key, value]) => [key, map(value)])) as Record<
    K,
    B
  >

/** The server render calls with this header; the secret value never leaves the process. */
export const inProcessHeader = 'x-in-process'

/** Whether a page that is drawn here makes this call. */
export const isInProcess = ({ headers, server }: Pick<FastifyRequest, 'headers' | 'server'>) =>
  headers[inProcessHeader] === server.inProcessKey

const refuse = ({ what }: Limit, refusal: Refusal | null): void => {
  if (!refusal) return
  const { rule, seconds } = refusal
  throw tooMany(
    `Too many ${what}: at most ${rule.most} in ${duration(rule.seconds)}. ` +
      `You can go on in ${duration(Math.ceil(seconds))}.`,
    seconds,
  )
}

/** '40 seconds', '5 minutes', '3 hours': rounded up. */
export const duration = (seconds: number): string => {
  const [unit, name] =
    seconds < 2 * minute
      ? ([1, 'second'] as const)
      : seconds < 2 * hour
        ? ([minute, 'minute'] as const)
        : ([hour, 'hour'] as const)
  const count = Math.max(1, Math.ceil(seconds / unit))
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
