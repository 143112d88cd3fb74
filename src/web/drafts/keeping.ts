import { keepDraft, removeDraft, saveDraft } from '#shared/drafts.ts'
import { drafts as texts } from '#web/texts/drafts.en.ts'
import { call, CallError, statusOf } from '#web/call.ts'
import { toast } from '#web/ui/toasts.ts'
import { change, isBehind, type Line, linesBehind } from './line.ts'

/** A text is sent so long after its last change, and again so long after it could not be, ms. */
const pauses = { typing: 1_500, failing: 30_000 } as const

/** What is typed is kept a moment after typing stops. */
export const keepSoon = (line: Line, pause: number = pauses.typing): void => {
  clearTimeout(line.timer)
  line.timer = setTimeout(() => {
    line.timer = undefined
    line.isEnding = false
    void keepNow(line)
  }, pause)
}

/** Sends what the site has not got; one call at a time. False: it could not be kept. */
export const keepNow = async (line: Line): Promise<boolean> => {
  clearTimeout(line.timer)
  line.timer = undefined
  await line.running
  if (line.isEnding || !isBehind(line)) return !isBehind(line)
  line.running = send(line).finally(() => (line.running = undefined))
  await line.running
  return !isBehind(line)
}

/** All that has just been typed; the rest of a pause is not waited for. */
export const keepAll = async (): Promise<void> => {
  await Promise.all(linesBehind().map(keepNow))
}

/** It is about to be sent: nothing is kept of it meanwhile, but again if that fails. Gives which draft it is. */
export const pauseKeeping = async (line: Line): Promise<number | undefined> => {
  line.isEnding = true
  clearTimeout(line.timer)
  await line.running
  keepSoon(line, pauses.failing)
  return line.kept?.id
}

/** It was sent, or deleted: the draft is none any more. */
export const endKeeping = (line: Line): void => {
  clearTimeout(line.timer)
  line.timer = undefined
  line.isEnding = false
  change(line, { text: '', sent: '', kept: null, where: 'none' })
}

const send = async (line: Line): Promise<void> => {
  const { text } = line
  try {
    const kept = text.trim() ? await keep(line, text) : await remove(line)
    change(line, { kept, sent: text, where: kept ? 'kept' : 'none' })
    if (isBehind(line) && !line.timer) keepSoon(line)
  } catch (error) {
    change(line, { where: codeOf(error) === 'drafts_full' ? 'full' : 'here' })
    if (mayPass(error)) keepSoon(line, pauses.failing)
  }
}

/** What was changed elsewhere meanwhile stays as it is, and this is kept beside it. */
const keep = async (line: Line, content: string) => {
  const { kept, place } = line
  if (kept) {
    const { id, version } = kept
    try {
      return await call(saveDraft, { params: { id }, body: { content, version } })
    } catch (error) {
      if (codeOf(error) === 'draft_changed')
        toast({ title: texts.changed, detail: texts.changedDetail })
      else if (statusOf(error) !== 404) throw error
      // Should that fail, the other one is not written over the next time either.
      change(line, { kept: null })
    }
  }
  return call(keepDraft, { body: { content, ...place } })
}

const remove = async ({ kept }: Line): Promise<null> => {
  if (!kept) return null
  try {
    await call(removeDraft, { params: { id: kept.id } })
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
  return null
}

const codeOf = (error: unknown): string => (error instanceof CallError ? error.code : '')

/** No network, a site that is away, and too much at once pass by themselves. */
const mayPass = (error: unknown): boolean => {
  const status = statusOf(error)
  return status === 0 || status === 429 || status >= 500
}
