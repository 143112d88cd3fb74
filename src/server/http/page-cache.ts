import { promisify } from 'node:util'
import { brotliCompress, brotliDecompress, constants, gzip } from 'node:zlib'
import { etagOf } from './etag.ts'
import type { Drawn } from './page-bundle.ts'

export type Encoding = 'br' | 'gzip' | 'identity'

const unpack = promisify(brotliDecompress)
const pack: Record<Encoding, (bytes: Buffer) => Promise<Buffer> | Buffer> = {
  // Higher qualities save little on a page and cost several times as much.
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (bytes) => promisify(gzip)(bytes),
  identity: (bytes) => bytes,
}

/** A finished page. */
export type Page = {
  status: number
  location?: string
  etag: string
  /** What it holds in memory. */
  bytes: number
  as: (encoding: Encoding) => Promise<Buffer> | Buffer
}

/** A page that is sent once. */
export const toPage = ({ html, ...drawn }: Drawn): Page => {
  const plain = Buffer.from(html)
  return {
    ...drawn,
    etag: etagOf(plain),
    bytes: plain.length,
    as: (encoding) => pack[encoding](plain),
  }
}

/**
 * A page to be kept: only its compressed forms, each made at most once. Plain it would take five
 * times the room, and hardly any browser asks for that.
 */
export const packPage = async ({ html, ...drawn }: Drawn): Promise<Page> => {
  const plain = Buffer.from(html)
  const small = await pack.br(plain)
  let zipped: Promise<Buffer> | undefined
  return {
    ...drawn,
    etag: etagOf(plain),
    bytes: small.length,
    as: (encoding) => {
      if (encoding === 'br') return small
      if (encoding === 'identity') return unpack(small)
      zipped ??= unpack(small).then(pack.gzip)
      return zipped
    },
  }
}

const unlessRefused = '(?!\\s*;\\s*q=0(?:\\.0+)?(?:,|$))'
const takesBrotli = new RegExp(`\\bbr\\b${unlessRefused}`)
const takesGzip = new RegExp(`\\bgzip\\b${unlessRefused}`)

/** The best encoding that a browser takes. */
export const encodingFor = (accepted = ''): Encoding => {
  if (takesBrotli.test(accepted)) return 'br'
  return takesGzip.test(accepted) ? 'gzip' : 'identity'
}

/** Of brotli'd pages; where some browsers want gzip, each of those takes as much again. */
const keptMost = 24 * 1024 * 1024

export type PageCache = {
  /** The page at a path: kept, being drawn, or drawn now. Only good ones (200) are kept. */
  read: (path: string, draw: () => Promise<Page>) => Promise<Page> | Page
  /** Forgets a page, also one that is being drawn from what was true a moment ago. */
  drop: (path: string) => void
  clear: () => void
}

/** Keeps visitors' pages until something happens on them; the longest unread go first. */
export const openPageCache = (): PageCache => {
  const kept = new Map<string, Page>()
  const drawing = new Map<string, Promise<Page>>()
  let bytes = 0

  const drop = (path: string) => {
    bytes -= kept.get(path)?.bytes ?? 0
    kept.delete(path)
    drawing.delete(path)
  }
  const keep = (path: string, page: Page) => {
    drop(path)
    kept.set(path, page)
    bytes += page.bytes
    for (const oldest of kept.keys()) {
      if (bytes <= keptMost) break
      drop(oldest)
    }
  }
  const begin = (path: string, draw: () => Promise<Page>) => {
    const drawn = draw()
    drawing.set(path, drawn)
    const settle = (page?: Page) => {
      // Dropped meanwhile: whoever asked gets it, nobody later does.
      if (drawing.get(path) !== drawn) return
      drawing.delete(path)
      if (page?.status === 200) keep(path, page)
    }
    drawn.then(settle, () => settle())
    return drawn
  }

  return {
    read: (path, draw) => {
      const page = kept.get(path)
      if (!page) return drawing.get(path) ?? begin(path, draw)
      kept.delete(path)
      kept.set(path, page)
      return page
    },
    drop,
    clear: () => {
      kept.clear()
      drawing.clear()
      bytes = 0
    },
  }
}
