import { existsSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { voiceProviders } from '#shared/ai.ts'
import { isThisMachine, ownOrigin } from './http/core/origin.ts'
import { evergreenOnly, isFeedUrl, scoutSourceNames } from '#shared/scout.ts'
import { isMonotonous, keptSecret, secretLeast } from './secret.ts'

const whole = (min: number, max: number) => {
  const takes = `a whole number from ${min} to ${max}`
  return z
    .string()
    .regex(/^\d{1,9}$/, takes)
    .transform(Number)
    .pipe(z.number().min(min, takes).max(max, takes))
}
const amount = (takes: string) =>
  z
    .string()
    .regex(/^\d{1,9}(\.\d{1,6})?$/, takes)
    .transform(Number)
const yes = z.enum(['true', 'false'], 'true or false').transform((text) => text === 'true')
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  z.enum(names, names.join(', '))
const address = (takes: string, ...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), takes)

const isScoutSource = (name: string) =>
  name === evergreenOnly || scoutSourceNames.some((known) => known === name) || isFeedUrl(name)

/** An address or a network such as 10.0.0.0/8. */
const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/')
  const most = { 4: 32, 6: 128 }[isIP(address)]
  const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (most ?? 0))
  return most !== undefined && isWhole && more.length === 0
}

/** https, as the standard has it, but for one on this machine: what it says of people travels to the site. */
const isIssuer = (text: string): boolean => {
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.search || url.hash) return false
  return url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url.hostname))
}
const issuerTakes = 'an address such as https://id.example.org (http:// only on this machine)'

/**
 * Behind how many proxies, or which of them are believed. Not `true`: it would believe the first address
 * that stands in the header, and the client writes that one itself.
 */
const proxies = z
  .string()
  .refine(
    (text) =>
      /^(?:false|\d{1,2})$/.test(text) || text.split(',').every((one) => isNetwork(one.trim())),
    'false, the number of proxies before the site (1 for most), or their addresses with commas between',
  )
  .transform((text) => (text === 'false' ? false : /^\d+$/.test(text) ? Number(text) : text))

const variables = {
  NODE_ENV: oneOf(['production', 'development', 'test']).default('production'),
  PORT: whole(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  SITE_URL: address('an origin such as https://example.org', 'http:', 'https:').optional(),
  SITE_NAME: z.string().max(60, 'at most 60 characters').default('Symposia'),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((path) => resolve(path)),
  DATABASE_URL: address(
    'a URL such as postgres://user@host/name',
    'postgres:',
    'postgresql:',
  ).optional(),
  DATABASE_DIRECT_URL: address(
    'a URL such as postgres://user@host/name',
    'postgres:',
    'postgresql:',
  ).optional(),
  DATABASE_REPLICA_URL: address(
    'a URL such as postgres://user@host/name',
    'postgres:',
    'postgresql:',
  ).optional(),
  ROLE: oneOf(['all', 'web', 'worker']).default('all'),
  WEB_CONCURRENCY: whole(1, 64).default(1),
  APP_SECRET: z
    .string()
    .trim()
    .min(secretLeast, `at least ${secretLeast} characters that nobody can guess`)
    .refine((secret) => !isMonotonous(secret), `${secretLeast} characters that nobody can guess`)
    .optional(),
  SMTP_URL: address('a URL such as smtp://user:password@host:587', 'smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().default('Symposia <no-reply@localhost>'),
  CONTACT_EMAIL: z.email('an e-mail address').optional(),
  ADMIN_USERNAME: z
    .string()
    .regex(/^[A-Za-z0-9_]{3,30}$/, '3 to 30 letters, digits or underscores')
    .optional(),
  ADMIN_PASSWORD: z
    .string()
    .min(6, 'at least 6 characters')
    .max(128, 'at most 128 characters')
    .optional(),
  OIDC_ISSUER: z.string().refine(isIssuer, issuerTakes).optional(),
  OIDC_CLIENT_ID: z.string().max(300, 'at most 300 characters').optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().max(40, 'at most 40 characters').optional(),
  AI_PROVIDER: oneOf(voiceProviders).optional(),
  AI_BASE_URL: address('a URL such as http://127.0.0.1:11434/v1', 'http:', 'https:').optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  AI_MODEL_FILE: z
    .string()
    .refine(existsSync, 'the path of a GGUF file that is there')
    .transform((path) => resolve(path))
    .optional(),
  AI_MODEL_DOWNLOAD: z.enum(['yes', 'no'], 'yes or no').optional(),
  MODEL_MIRROR: address('a URL such as https://models.example.org', 'http:', 'https:').optional(),
  AI_DAILY_BUDGET: amount('an amount in US dollars such as 2.50').optional(),
  AI_PACE: amount('a number such as 1, or 0 for no waiting').default(1),
  SCOUT_SOURCES: z
    .string()
    .transform((text) =>
      text
        .split(',')
        .map((name) => name.trim())
        .filter(Boolean),
    )
    .refine(
      (names) => names.every(isScoutSource),
      `names and https addresses of feeds with commas between; names are ${evergreenOnly}, ${scoutSourceNames.join(', ')}`,
    )
    .optional(),
  TRUST_PROXY: proxies.default(false),
  REQUIRE_VERIFIED_EMAIL: yes.default(false),
  RATE_LIMIT_SCALE: amount('a number such as 1').default(1),
  ADS_CLIENT: z
    .string()
    .regex(/^ca-pub-\d{10,20}$/, 'a publisher id such as ca-pub-1234567890123456')
    .optional(),
  LOG_LEVEL: oneOf(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
} as const

const schema = z.object(variables)

/** The configuration, checked; APP_SECRET is always there. */
export type Env = z.output<typeof schema> & { APP_SECRET: string }

/** A value that stops the start: one line for the operator of the site. */
export class EnvError extends Error {
  override name = 'EnvError'
}

const secretNames = new Set([
  'APP_SECRET',
  'ADMIN_PASSWORD',
  'OIDC_CLIENT_SECRET',
  'AI_API_KEY',
  'SMTP_URL',
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'DATABASE_REPLICA_URL',
])

/**
 * Reads the configuration once, at start. An empty variable counts as unset. Throws EnvError that
 * names the variable, what it held (a secret is not shown) and what it takes.
 */
export const readEnv = (source: Record<string, string | undefined>): Env => {
  const given = Object.fromEntries(
    Object.keys(variables).flatMap((name) => (source[name] ? [[name, source[name]]] : [])),
  )
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw complaint(parsed.error.issues[0] as z.core.$ZodIssue, given)
  demandPairs(parsed.data)
  return { ...parsed.data, APP_SECRET: parsed.data.APP_SECRET ?? keptSecret(parsed.data.DATA_DIR) }
}

const complaint = (
  { path, message }: z.core.$ZodIssue,
  given: Record<string, string | undefined>,
): EnvError => {
  const name = String(path[0])
  const held = secretNames.has(name) ? 'something (not shown)' : JSON.stringify(given[name])
  return new EnvError(`${name} is ${held}, but takes ${message}.`)
}

const demandPairs = (env: z.output<typeof schema>): void => {
  if (env.ADMIN_USERNAME && !env.ADMIN_PASSWORD) throw missing('ADMIN_PASSWORD', 'ADMIN_USERNAME')
  if (env.ADMIN_PASSWORD && !env.ADMIN_USERNAME) throw missing('ADMIN_USERNAME', 'ADMIN_PASSWORD')
  if (env.DATABASE_DIRECT_URL && !env.DATABASE_URL)
    throw missing('DATABASE_URL', 'DATABASE_DIRECT_URL')
  demandIssuer(env)
  if (!env.AI_PROVIDER || env.AI_PROVIDER === 'builtin' || env.AI_PROVIDER === 'local') return
  if (!env.AI_MODEL) throw missing('AI_MODEL', `AI_PROVIDER=${env.AI_PROVIDER}`)
  if (env.AI_PROVIDER === 'openai-compatible') {
    if (!env.AI_BASE_URL) throw missing('AI_BASE_URL', `AI_PROVIDER=${env.AI_PROVIDER}`)
  } else if (!env.AI_API_KEY) throw missing('AI_API_KEY', `AI_PROVIDER=${env.AI_PROVIDER}`)
}

/** All of it or nothing; and the issuer knows only one address to send people back to. */
const demandIssuer = (env: z.output<typeof schema>): void => {
  const names = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const
  const given = [...names, 'OIDC_NAME' as const].find((name) => env[name] !== undefined)
  if (!given) return
  const lacking = names.find((name) => env[name] === undefined)
  if (lacking) throw missing(lacking, given)
  if (ownOrigin(env) === null) throw missing('SITE_URL', 'OIDC_ISSUER, where others are served,')
}

/** What people know the issuer by: the name that was given, or its host; undefined: there is none. */
export const issuerName = ({ OIDC_ISSUER, OIDC_NAME }: Env): string | undefined =>
  OIDC_ISSUER && (OIDC_NAME ?? new URL(OIDC_ISSUER).host)

const missing = (name: string, because: string) =>
  new EnvError(`${name} is not set, but ${because} needs it.`)
