import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open, rename, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'
import type { CatalogueModel, DownloadFault } from '#shared/models.ts'
import { fileOf, type Note, partsOf, readJson, sizeOf, writeJson, writeNote } from './folder.ts'
import { type Announced, askHost, DownloadError, openFile } from './host.ts'

/** ms. */
export type Patience = {
  /** Without a byte for so long the connection is given up. */
  stall: number
  /** Between two tries, the first time; doubled each time. */
  pause: number
}

const usualPatience: Patience = { stall: 30_000, pause: 1_000 }
/** So often in a row without a new byte. */
const mostTries = 6

type Order = {
  model: CatalogueModel
  folder: string
  host: string
  signal: AbortSignal
  onProgress: (bytes: number, total: number) => void
  patience?: Patience
}

/**
 * Brings a model's file here: a part that came before is gone on with, what came is hashed as it comes and held
 * against what the host announced, and only then is the file one. Throws DownloadError; a part stays for the next time.
 */
export const download = async (order: Order): Promise<Note> => {
  try {
    return await downloadOnce(order)
  } catch (error) {
    if (!(error instanceof DownloadError) || !spoilt.has(error.fault)) throw error
    // a part of another time, or a bit that fell over: from the beginning, once
    await rm(partsOf(order.folder, order.model).part, { force: true })
    return await downloadOnce(order)
  }
}

const spoilt: ReadonlySet<DownloadFault> = new Set(['wrong_hash', 'changed'])

const downloadOnce = async (order: Order): Promise<Note> => {
  const { model, folder, host, signal } = order
  const { part, announced: notes } = partsOf(folder, model)
  const announced = await persist(order, () => askHost(host, model, soon(order)))
  const before = readJson<Announced>(notes)
  if (before?.hash !== announced.hash) await rm(part, { force: true })
  await writable(() => writeJson(notes, announced))
  const hash = await bringAll(order, announced)
  signal.throwIfAborted()
  if (hash !== announced.hash)
    throw new DownloadError('wrong_hash', 'What came is not what the host announced')
  await rename(part, fileOf(folder, model))
  await rm(notes, { force: true })
  const note = { ...announced, id: model.id, at: new Date().toISOString() }
  writeNote(folder, model, note)
  return note
}

/** A connection that says nothing for so long is not waited for. */
const soon = ({ signal, patience = usualPatience }: Order) =>
  AbortSignal.any([signal, AbortSignal.timeout(patience.stall)])

/** Tries again where that may help, as long as bytes keep coming in between. */
const persist = async <Result>(
  { signal, patience = usualPatience }: Order,
  work: () => Promise<Result>,
  hasMoved: () => boolean = () => false,
): Promise<Result> => {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (thrown) {
      signal.throwIfAborted()
      const error = asDownloadError(thrown)
      if (hasMoved()) tries = 0
      if (!error.mayPass || tries >= mostTries) throw error
      await wait(patience.pause * 2 ** Math.max(0, tries - 1), undefined, { signal })
    }
  }
}

const asDownloadError = (error: unknown): DownloadError => {
  if (error instanceof DownloadError) return error
  const { code, name, message } = error as NodeJS.ErrnoException
  if (code === 'ENOSPC' || code === 'EDQUOT') return new DownloadError('disk_full', message)
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM')
    return new DownloadError('cannot_write', message)
  if (name === 'TimeoutError')
    return new DownloadError('stalled', 'Nothing came any more', { mayPass: true })
  return new DownloadError('no_network', message, { mayPass: true })
}

const writable = async (work: () => void): Promise<void> => {
  try {
    work()
  } catch (error) {
    throw asDownloadError(error)
  }
}

/** Fills the part; gives the hash of all of it. */
const bringAll = async (order: Order, announced: Announced): Promise<string> => {
  const { part } = partsOf(order.folder, order.model)
  const state = { hash: createHash('sha256'), bytes: sizeOf(part) ?? 0 }
  await hashSoFar(part, state.hash)
  const file = await open(part, 'a').catch((error: unknown) => {
    throw asDownloadError(error)
  })
  let before = state.bytes
  const hasMoved = () => {
    const moved = state.bytes > before
    before = state.bytes
    return moved
  }
  try {
    order.onProgress(state.bytes, announced.bytes)
    while (state.bytes < announced.bytes)
      await persist(order, () => bringSome(order, announced, file, state), hasMoved)
    await file.sync()
  } finally {
    await file.close()
  }
  return state.hash.digest('hex')
}

const hashSoFar = async (part: string, hash: Hash): Promise<void> => {
  if (!sizeOf(part)) return
  for await (const bytes of createReadStream(part, { highWaterMark: 1 << 20 })) hash.update(bytes)
}

type Coming = { hash: Hash; bytes: number }

/** From one connection, until it ends or everything is here. */
const bringSome = async (
  order: Order,
  { revision, bytes: total }: Announced,
  file: FileHandle,
  coming: Coming,
): Promise<void> => {
  const stalled = new AbortController()
  const { stall } = order.patience ?? usualPatience
  const giveUp = () =>
    stalled.abort(new DownloadError('stalled', 'Nothing came any more', { mayPass: true }))
  let timer = setTimeout(giveUp, stall)
  const signal = AbortSignal.any([order.signal, stalled.signal])
  try {
    const answer = await openFile(order.host, order.model, { revision, from: coming.bytes, signal })
    await beginWhereItBegins(answer, total, file, coming)
    for await (const bytes of answer.body ?? []) {
      clearTimeout(timer)
      timer = setTimeout(giveUp, stall)
      if (coming.bytes + bytes.length > total)
        throw new DownloadError('changed', 'More came than the host announced')
      await file.write(bytes)
      coming.hash.update(bytes)
      coming.bytes += bytes.length
      order.onProgress(coming.bytes, total)
    }
  } finally {
    clearTimeout(timer)
  }
  if (coming.bytes < total)
    throw new DownloadError('stalled', 'The connection ended early', { mayPass: true })
}

/** A host that knows nothing of ranges begins at the beginning, and so do we. */
const beginWhereItBegins = async (
  { status, headers }: Response,
  total: number,
  file: FileHandle,
  coming: Coming,
): Promise<void> => {
  const range = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers.get('content-range') ?? '')
  const said = status === 206 ? range?.[2] : headers.get('content-length')
  if (status === 416 || (said && said !== '*' && Number(said) !== total))
    throw new DownloadError('changed', 'The host has a file of another length now')
  if (status === 206 && Number(range?.[1]) === coming.bytes) return
  if (status === 206) throw new DownloadError('changed', 'The host sends another part of the file')
  await file.truncate(0)
  coming.hash = createHash('sha256')
  coming.bytes = 0
}
