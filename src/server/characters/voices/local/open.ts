import { chooseFile } from '../../../models/folder.ts'
import type { Services } from '../../../services.ts'
import type { Voice } from '../../generate.ts'
import type { KeptVoice } from '../setup.ts'
import { keepLocalState } from './state.ts'
import { isWanted } from './wanted.ts'
import { type LocalVoice, openLocalVoice } from './voice.ts'

type Ground = Pick<Services, 'db' | 'env' | 'log' | 'clock'>

/** Looks up for every turn which file is to speak. null: none is, or it is not ready. */
export type LocalVoices = (kept: KeptVoice | null) => Voice | null

/** How often the panel and the metrics hear of memory and queue, ms. */
const tellMs = 15_000

/**
 * The model files of the process that runs the characters' turns. What was chosen is looked up each time: a
 * download that has just ended speaks from the next turn on, one that was deleted no more.
 */
export const openLocalVoices = (
  { db, env, log, clock }: Ground,
  ending: AbortSignal,
): LocalVoices => {
  let open: { from: string; local: LocalVoice } | null = null

  const tell = () => {
    if (!open || ending.aborted) return
    const state = { ...open.local.state(), at: clock().toISOString() }
    keepLocalState(db, state).catch((error: unknown) =>
      log.warn({ err: error }, 'No state was kept'),
    )
  }
  const timer = setInterval(tell, tellMs)
  timer.unref()
  const close = () => {
    open?.local.close()
    open = null
  }
  ending.addEventListener('abort', () => {
    clearInterval(timer)
    close()
  })

  return (kept) => {
    const chosen = isWanted(env, kept) ? chooseFile(env, env.AI_MODEL ?? kept?.model ?? null) : null
    const from = JSON.stringify(chosen)
    if (open && open.from !== from) close()
    if (!chosen || ending.aborted) return null
    // its first word comes when `open` is set
    open ??= { from, local: openLocalVoice(chosen, () => queueMicrotask(tell)) }
    return open.local.voice()
  }
}
