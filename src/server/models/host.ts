import type { CatalogueModel, DownloadFault } from '#shared/models.ts'

/** What a host says of a file: which revision it has now, how long it is, and its SHA-256. */
export type Announced = { revision: string; bytes: number; hash: string }

export class DownloadError extends Error {
  readonly fault: DownloadFault
  /** Whether trying again may help. */
  readonly mayPass: boolean
  constructor(fault: DownloadFault, message: string, { mayPass = false } = {}) {
    super(message)
    this.fault = fault
    this.mayPass = mayPass
  }
}

/** Where models are; MODEL_MIRROR names another that speaks as it does. */
export const usualHost = 'https://huggingface.co'

export const addressOf = (
  host: string,
  { repository, file }: Pick<CatalogueModel, 'repository' | 'file'>,
  revision = 'main',
): string => `${withoutSlash(host)}/${repository}/resolve/${revision}/${file}`

const mostRedirects = 5

/** Asks which revision is the newest and what its file is: its hash stands in the headers of the first answer that has it. */
export const askHost = async (
  host: string,
  model: CatalogueModel,
  signal: AbortSignal,
): Promise<Announced> => {
  const announced: Partial<Announced> = {}
  let address = addressOf(host, model)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(address, { method: 'HEAD', signal })
    Object.assign(announced, announcedIn(answer))
    const { revision, bytes, hash } = announced
    if (revision && bytes && hash) return { revision, bytes, hash }
    const next = nextOf(answer, address)
    if (!next) break
    address = next
  }
  throw new DownloadError('not_announced', 'The host does not say what the hash of the file is')
}

/** Opens the file from `from` on; gives the answer that carries it. */
export const openFile = async (
  host: string,
  model: CatalogueModel,
  { revision, from, signal }: { revision: string; from: number; signal: AbortSignal },
): Promise<Response> => {
  let address = addressOf(host, model, revision)
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    const answer = await ask(address, {
      method: 'GET',
      signal,
      headers: { range: `bytes=${from}-` },
    })
    const next = nextOf(answer, address)
    if (!next) return answer
    await answer.body?.cancel()
    address = next
  }
  throw new DownloadError('host_failed', 'The host sends its callers round in circles')
}

const ask = async (
  address: string,
  {
    method,
    signal,
    headers = {},
  }: { method: string; signal: AbortSignal; headers?: Record<string, string> },
): Promise<Response> => {
  const answer = await fetch(address, {
    method,
    signal,
    redirect: 'manual',
    headers: { ...headers, 'accept-encoding': 'identity' },
  }).catch((error: unknown) => {
    if (signal.aborted) throw signal.reason
    throw new DownloadError('no_network', causeOf(error), { mayPass: true })
  })
  const { status } = answer
  if (status === 416 || status < 400) return answer
  await answer.body?.cancel()
  if (status === 429 || status >= 500)
    throw new DownloadError('host_failed', `The host answers ${status}`, { mayPass: true })
  throw new DownloadError('host_refused', `The host answers ${status}`)
}

const causeOf = (error: unknown): string => {
  const { cause, message } = error as Error
  return cause instanceof Error
    ? cause.message || String((cause as NodeJS.ErrnoException).code)
    : message
}

/** Nobody is led from a sealed connection to an open one. */
const nextOf = ({ status, headers }: Response, from: string): string | null => {
  const location = status >= 300 && status < 400 ? headers.get('location') : null
  if (!location) return null
  const next = new URL(location, from)
  if (next.protocol !== 'https:' && next.protocol !== new URL(from).protocol)
    throw new DownloadError('host_refused', 'The host leads to an address without encryption')
  return next.href
}

const announcedIn = ({ headers }: Response): Partial<Announced> => {
  const revision = headers.get('x-repo-commit')
  const hash = /^(?:W\/)?"?([0-9a-f]{64})"?$/.exec(headers.get('x-linked-etag') ?? '')?.[1]
  const bytes = Number(headers.get('x-linked-size') ?? 0)
  return {
    ...(revision && /^[0-9a-f]{40,64}$/.test(revision) ? { revision } : {}),
    ...(hash ? { hash } : {}),
    ...(Number.isSafeInteger(bytes) && bytes > 0 ? { bytes } : {}),
  }
}

/** As many as stand at its end. */
const withoutSlash = (host: string): string =>
  host.endsWith('/') ? withoutSlash(host.slice(0, -1)) : host
