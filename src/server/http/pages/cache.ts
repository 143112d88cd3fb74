import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, gzip } from 'node:zlib'
import { brotliAt, brotliNow } from '../core/compress.ts'
import { etagOf } from '../core/etag.ts'
import type { Drawn } from './bundle.ts'
import { inRoom, type Markup, ownBytes } from './bytes.ts'
import type { Ready } from '../core/ready.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const unpack = promisify(brotliDecompress)
const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Below this the way to another thread and back costs more than it spares; bytes. */
const smallMost = 64 * 1024

/** Without the room around it that was taken for packing, which would be kept as long as the bytes. */
const tight = (bytes: Buffer): Buffer => {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

/** 8 % smaller than at 4, which spares a home page 1.7 KB for half a millisecond; above, 1 % costs three times as much. */
const thorough = 6
const quick = 1
/** Of a small page 4 % larger than at 1, in two thirds of the time and half the memory. */
const quickest = 0
/** A small page is worth more than the quickest compression when it has been asked for so often. */
const manyTimes = 8

/** For a page that is kept: most small ones are asked for a few times before something happens. */
const pack = (bytes: Buffer): Promise<Buffer> | Buffer =>
  bytes.length < smallMost
    ? brotliNow(bytes, quickest)
    : brotli(Buffer.from(bytes), brotliAt(thorough, bytes))

/**
 * For a page that is sent once: a member's home is an eighth larger so, in a fifth of the time, so
 * little that the way to another thread and back spares nobody anything.
 */
const packQuickly: Record<Encoding, (html: Markup) => Promise<Buffer> | Buffer> = {
  br: (html) => {
    const bytes = inRoom(html)
    return brotliNow(bytes, quick)
  },
  gzip: (html) => zip(ownBytes(html), { level: 1 }),
  identity: ownBytes,
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
  as: (encoding) => packQuickly[encoding](html),
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
  const bytes = inRoom(html)
  const isSmall = bytes.length < smallMost
  let packed = tight(await pack(bytes))
  // The same page is packed to the same bytes, of which there is a fifth.
  const etag = etagOf(packed)
  const ready = new Map([['br' as Encoding, readyOf(packed, etag, 'br')]])
  const repack = async () => {
    const plain = await unpack(packed)
    packed = tight(await brotli(plain, brotliAt(thorough, plain)))
    ready.set('br', readyOf(packed, etag, 'br'))
  }
  let times = 0
  let zipped: Promise<Buffer> | undefined
  return {
    ...drawn,
    etag,
    bytes: packed.length,
    ready: (encoding) => {
      times += 1
      if (isSmall && times === manyTimes) repack().catch(() => undefined)
      return ready.get(encoding) ?? null
    },
    as: (encoding) => {
      if (encoding === 'br') return packed
      if (encoding === 'identity') return unpack(packed)
      zipped ??= unpack(packed)
        .then((plain) => zip(plain))
        .then(tight)
        .then((bytes) => {
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

const unlessRefused = '(?!\\s*;\\s*q=0(?:\\.0+)?(?:,|$))'
const takesBrotli = new RegExp(`\\bbr\\b${unlessRefused}`)
const takesGzip = new RegExp(`\\bgzip\\b${unlessRefused}`)

/** The best encoding that a browser takes. */
export const encodingFor = (accepted = ''): Encoding => {
  if (accepted === '') return 'identity'
  if (takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'identity'
}

/** Of brotli'd pages; where some browsers want gzip, each of those takes as much again. */
const keptMost = 24 * 1024 * 1024
/** What keeping a page takes beside its bytes. */
const besideBytes = 1024

/**
 * Visitors' pages by their place. A page says the address of the site: where that is not set each
 * `origin` by which somebody reaches the site has pages of its own.
 */
export type PageCache = {
  /** The page at a place: kept, being drawn, or drawn now. Only good ones (200) are kept. */
  read: (
    place: string,
    draw: () => Promise<KeptPage>,
    origin?: string,
  ) => Promise<KeptPage> | KeptPage
  /** The page at a place if it is kept. */
  find: (place: string, origin?: string) => KeptPage | undefined
  /** Forgets the pages at a place, also one that is being drawn from what was true a moment ago. */
  drop: (place: string) => void
  clear: () => void
}

type Kept = { place: string; page: KeptPage }
type Drawing = { place: string; drawn: Promise<KeptPage> }

/**
 * Keeps visitors' pages until something happens on them; the longest unread go first. All origins share
 * the room: a stranger makes up names as they like, and each would empty the pages of another.
 */
export const openPageCache = (): PageCache => {
  const kept = new Map<string, Kept>()
  const drawing = new Map<string, Drawing>()
  /** The keys of what is kept or being drawn, by place. */
  const keysAt = new Map<string, Set<string>>()
  let bytes = 0

  const note = (place: string, key: string) => {
    const keys = keysAt.get(place) ?? new Set()
    keysAt.set(place, keys.add(key))
  }
  const forget = (key: string) => {
    const known = kept.get(key)
    const place = known?.place ?? drawing.get(key)?.place
    if (known) bytes -= known.page.bytes + besideBytes
    kept.delete(key)
    drawing.delete(key)
    if (place === undefined) return
    const keys = keysAt.get(place)
    keys?.delete(key)
    if (keys?.size === 0) keysAt.delete(place)
  }
  const keep = (key: string, { place, page }: Kept) => {
    forget(key)
    kept.set(key, { place, page })
    note(place, key)
    bytes += page.bytes + besideBytes
    for (const oldest of kept.keys()) {
      if (bytes <= keptMost) break
      forget(oldest)
    }
  }
  const begin = (key: string, place: string, draw: () => Promise<KeptPage>) => {
    const drawn = draw()
    drawing.set(key, { place, drawn })
    note(place, key)
    const settle = (page?: KeptPage) => {
      // Dropped meanwhile: whoever asked gets it, nobody later does.
      if (drawing.get(key)?.drawn !== drawn) return
      if (page?.status === 200) keep(key, { place, page })
      else forget(key)
    }
    drawn.then(settle, () => settle())
    return drawn
  }

  /** Also makes it the one read last. */
  const findKept = (key: string) => {
    const known = kept.get(key)
    if (!known) return undefined
    kept.delete(key)
    kept.set(key, known)
    return known.page
  }

  return {
    read: (place, draw, origin = '') => {
      const key = keyOf(place, origin)
      return findKept(key) ?? drawing.get(key)?.drawn ?? begin(key, place, draw)
    },
    find: (place, origin = '') => findKept(keyOf(place, origin)),
    drop: (place) => keysAt.get(place)?.forEach(forget),
    clear: () => {
      kept.clear()
      drawing.clear()
      keysAt.clear()
      bytes = 0
    },
  }
}

const keyOf = (place: string, origin: string): string => `${place}\n${origin}`
