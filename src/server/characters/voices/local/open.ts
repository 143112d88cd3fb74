import { chooseFile } from '../../../models/folder.ts'
import type { Services } from '../../../services.ts'
import type { Voice } from '../../provider/generate.ts'
import { type KeptVoice, readKept } from '../setup.ts'
import { forgetLocalState, keepLocalState } from './state.ts'
import { type LocalVoice, openLocalVoice } from './voice.ts'
import { isWanted } from './wanted.ts'

type Ground = Pick<Services, 'db' | 'env' | 'log' | 'clock'>

/** Looks up for every turn which file is to speak. null: none is, or it is not ready. */
export type LocalVoices = (kept: KeptVoice | null) => Voice | null

/** How often the process looks whether a file has come or gone, and reports how the model does; ms. */
const lookMs = 15_000

/**
 * The model files of the process that runs the characters' turns. A download that has just ended is tried within
 * seconds, and speaks from then on; one that was deleted speaks no more.
 */
export const openLocalVoices = (
  { db, env, log, clock }: Ground,
  ending: AbortSignal,
): LocalVoices => {
  let open: { from: string; local: LocalVoice } | null = null
  let telling: Promise<unknown> = Promise.resolve()

  /** One report after the other: the last one holds. */
  const tell = (): Promise<unknown> => {
    telling = telling
      .then(async () => {
        if (ending.aborted) return
        if (open) await keepLocalState(db, { ...open.local.state(), at: clock().toISOString() })
        else await forgetLocalState(db)
      })
      .catch((error: unknown) => log.warn({ err: error }, 'How the model does was not kept'))
    return telling
  }
  const close = () => {
    if (!open) return
    open.local.close()
    open = null
    void tell()
  }
  const choose: LocalVoices = (kept) => {
    const chosen = isWanted(env, kept) ? chooseFile(env, env.AI_MODEL ?? kept?.model ?? null) : null
    const from = JSON.stringify(chosen)
    if (open?.from !== from) close()
    if (!chosen || ending.aborted) return null
    // its first word comes when `open` is set
    open ??= { from, local: openLocalVoice(chosen, () => queueMicrotask(() => void tell())) }
    return open.local.voice()
  }
  /** Most sites have no file: they are asked nothing. */
  const look = async () => {
    if (!open && !chooseFile(env, null)) return
    choose((await readKept(db)).voice)
    await tell()
  }
  const lookNow = () =>
    void look().catch((error: unknown) => log.warn({ err: error }, 'No model was looked for'))
  const timer = setInterval(lookNow, lookMs)
  timer.unref()
  lookNow()
  ending.addEventListener('abort', () => {
    clearInterval(timer)
    open?.local.close()
  })
  return choose
}
