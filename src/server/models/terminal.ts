import { createInterface } from 'node:readline/promises'
import { catalogue, type CatalogueModel } from '#shared/models.ts'
import type { Env } from '../env.ts'
import { folderOf, keepAnswer } from './folder.ts'
import { getModel } from './get.ts'
import { lacksFor, lookAtMachine, recommend } from './machine.ts'
import { faultInWords, lacksInWords, size, titleOf } from './terminal-texts.ts'

export type Terminal = {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream & { isTTY?: boolean }
  signal: AbortSignal
}

/** One question, one line; an empty one means yes, the end of the input no. */
export const ask = async (
  question: string,
  { input, output, signal }: Terminal,
): Promise<boolean> => {
  // no raw mode: Ctrl-C stays what it is
  const lines = createInterface({ input, output, terminal: false })
  const ended = new Promise<string>((resolve) => lines.once('close', () => resolve('no')))
  try {
    const answer = await Promise.race([lines.question(`${question} [Y/n] `, { signal }), ended])
    return ['', 'y', 'yes'].includes(answer.trim().toLowerCase())
  } catch {
    return false
  } finally {
    lines.close()
  }
}

/** Downloads, and shows on one line how far it is; says in one line how it ended. */
export const bring = async (
  env: Env,
  model: CatalogueModel,
  { output, signal }: Omit<Terminal, 'input'>,
): Promise<boolean> => {
  const began = performance.now()
  const line = (text: string, end = '') =>
    output.write(output.isTTY ? `\r${text.padEnd(60)}${end}` : end && `${text}${end}`)
  try {
    const note = await getModel(env, {
      model,
      signal,
      onProgress: (bytes, total) => line(progress(model, bytes, total, performance.now() - began)),
    })
    line(
      note
        ? `${model.name} is here: ${note.hash.slice(0, 12)}…`
        : 'The download was cancelled, or another process is at it.',
      '\n',
    )
    return note !== null
  } catch (error) {
    line(
      signal.aborted
        ? 'Stopped. What has come stays; the next try goes on there.'
        : faultInWords(error),
      '\n',
    )
    return false
  }
}

const progress = ({ name }: CatalogueModel, bytes: number, total: number, ms: number): string => {
  const part = Math.floor((100 * bytes) / total)
  return `${name}: ${part} % of ${size(total)}, ${size((1000 * bytes) / Math.max(1, ms))} a second`
}

/** What is said where nothing fits: the smallest model and what it lacks here. */
export const whyNone = async (env: Env): Promise<string> => {
  const machine = await lookAtMachine(folderOf(env))
  const [smallest] = catalogue
  return lacksInWords(lacksFor(smallest, machine), smallest, machine)
}

export const bestHere = async (env: Env): Promise<CatalogueModel | null> =>
  recommend(catalogue, await lookAtMachine(folderOf(env)))

/** "Download a language model …?", once; the answer is kept. */
export const offer = async (env: Env, model: CatalogueModel, terminal: Terminal): Promise<void> => {
  const wish = `Download a language model, so that the characters can argue about anything? ${titleOf(model)}`
  const isWanted = await ask(wish, terminal)
  if (terminal.signal.aborted) return
  keepAnswer(folderOf(env), isWanted ? 'yes' : 'no')
  if (isWanted) await bring(env, model, terminal)
}
