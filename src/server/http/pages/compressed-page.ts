import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib'
import { asBrowsersSend } from '../core/accept.ts'
import { brotliAt, brotliNow, inOwnMemory } from '../core/compress.ts'
import { LRUCache } from 'lru-cache'
import Negotiator from 'negotiator'
import { etagOf } from '../core/etag.ts'
import type { Drawn } from './bundle.ts'
import { bytesOf } from './page-bytes.ts'
import type { Ready } from '../core/ready.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const unpack = promisify(brotliDecompress)
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this the way to another thread and back costs more than it spares; bytes. */
const smallMost = 64 * 1024
/** 8 % smaller than at 4, which spares a home page 1.7 KB for half a millisecond; above, 1 % costs three times as much. */
const thorough = 6
const quick = 1
/** 4 % larger than at 1; a new page takes 6 % less time, mostly because level 1 allocates more memory. */
const lightest = 0

/** For a page that is kept. A large one, such as home, is asked for again and again; of small ones, such as discussions, there are many. */
const pack = (bytes: Buffer): Promise<Buffer> | Buffer =>
  bytes.length < smallMost ? brotliNow(bytes, lightest) : brotli(bytes, brotliAt(thorough, bytes))

/**
 * For a page that is sent once: a member's home is an eighth larger so, in a fifth of the time, so
 * little that the way to another thread and back spares nobody anything.
 */
const packQuickly: Record<Encoding, (bytes: Buffer) => Promise<Buffer> | Buffer> = {
  br: (bytes) => brotliNow(bytes, quick),
  gzip: (bytes) => zip(bytes, { level: 1 }),
  identity: (bytes) => bytes,
}

/** A finished page. */
export type Page = {
  status: number
  location?: string
  as: (encoding: Encoding) => Promise<Buffer> | Buffer
}

/** A page that is sent once. */
export const toPage = ({ html, ...drawn }: Drawn): Page => ({
  ...drawn,
  as: (encoding) => packQuickly[encoding](bytesOf(html)),
})

/** A page that is kept. */
export type KeptPage = Page & {
  etag: string
  /** What it holds in memory. */
  bytes: number
  /** What lies ready in an encoding; null: it has to be made first. */
  ready: (encoding: Encoding) => Ready | null
}

/**
 * A page to be kept: only its compressed forms, each made at most once. Plain it would take five
 * times the room, and hardly any browser asks for that.
 */
export const packPage = async ({ html, ...drawn }: Drawn): Promise<KeptPage> => {
  const packed = inOwnMemory(await pack(bytesOf(html)))
  // The same page is packed to the same bytes, of which there is a fifth.
  const etag = etagOf(packed)
  const ready = new Map([['br' as Encoding, readyOf(packed, etag, 'br')]])
  let zipped: Promise<Buffer> | undefined
  return {
    ...drawn,
    etag,
    bytes: packed.length,
    ready: (encoding) => ready.get(encoding) ?? null,
    as: (encoding) => {
      if (encoding === 'br') return packed
      if (encoding === 'identity') return unpack(packed)
      zipped ??= unpack(packed)
        .then((plain) => zip(plain))
        .then((zippedBytes) => {
          const bytes = inOwnMemory(zippedBytes)
          ready.set('gzip', readyOf(bytes, etag, 'gzip'))
          return bytes
        })
      return zipped
    },
  }
}

/** A page as it is sent to visitors: anybody may keep it, nobody may use it without asking. */
export const readyOf = (bytes: Buffer, etag: string, encoding: Encoding): Ready => ({
  bytes,
  etag,
  type: 'text/html; charset=utf-8',
  headers: {
    etag: `W/${etag}`,
    'cache-control': 'public, no-cache',
    vary: 'Accept-Encoding, Accept-Language, Cookie',
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
  },
})

const offered: Encoding[] = ['br', 'gzip', 'identity']

/** The best encoding that a browser takes: brotli where it is as welcome as gzip. */
export const encodingFor = (header?: string | string[]): Encoding =>
  taken.memo(asBrowsersSend(String(header ?? '')))

const choose = (accepted: string): Encoding => {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': accepted } })
  const welcome = negotiator.encodings(offered)
  return offered.find((encoding) => welcome.includes(encoding)) ?? 'identity'
}

/** Few browsers differ in what they take, and ready answers are looked for thousands of times a second. */
const taken = new LRUCache<string, Encoding>({ max: 200, memoMethod: choose })
