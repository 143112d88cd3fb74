import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { findLocalServers } from '../ai/local.ts'
import { readKept } from '../characters/voices/setup.ts'
import type { Services } from '../services.ts'
import { chooseFile, findInCatalogue, folderOf, readAnswer, readDownload } from './folder.ts'
import { bestHere, bring, offer, type Terminal, whyNone } from './terminal.ts'
import { size } from './terminal-texts.ts'

type Ground = Pick<Services, 'db' | 'env' | 'log'>

/**
 * When the site is ready: says on a terminal who speaks and which way to a model is the shortest, asks
 * once, and goes on with a download that was wished for. The site runs meanwhile, and never waits for it.
 */
export const greet = async ({ db, env, log }: Ground, terminal: Terminal): Promise<void> => {
  const { voice } = await readKept(db)
  const chosen = env.AI_PROVIDER ?? voice?.provider
  const isOpen = chosen === undefined || chosen === 'local'
  if (!isOpen || chooseFile(env, null)) return
  const isTerminal = terminal.output.isTTY === true
  if (isTerminal) for (const line of await advise(env)) terminal.output.write(`${line}\n`)
  const folder = folderOf(env)
  const answer = readAnswer(folder)
  if (answer === 'removed' || answer === 'no') return
  if (answer === 'yes' || env.AI_MODEL_DOWNLOAD === 'yes') {
    const model = findInCatalogue(readDownload(folder)?.id ?? '') ?? (await bestHere(env))
    if (!model) return log.warn(await whyNone(env))
    const isHere = await bring(env, model, terminal)
    if (!isTerminal) log.info(isHere ? `${model.name} is here` : `${model.name} was not downloaded`)
    return
  }
  if (env.AI_MODEL_DOWNLOAD === 'no' || !isTerminal || !(await mayRead(terminal))) return
  const model = await bestHere(env)
  if (model) await offer(env, model, terminal)
}

/** Who speaks, and the shortest way to a model. */
export const advise = async (env: Ground['env']): Promise<readonly string[]> => {
  const [[server], model] = await Promise.all([findLocalServers(), bestHere(env)])
  const way = server
    ? `${server.name} runs on this machine: choose it in the panel under AI.`
    : model
      ? `npm run model brings a language model that runs here: ${model.name}, ${size(model.bytes)}.`
      : `A model of its own needs more than this machine has; the panel connects one that runs elsewhere. ${await whyNone(env)}`
  return [
    'The characters speak from the written library: little is said where no debate covers a post.',
    way,
  ]
}

/** A program in the background that reads from its terminal is stopped, and the site with it. */
const mayRead = async ({ input }: Terminal): Promise<boolean> => {
  if (!(input as NodeJS.ReadStream).isTTY) return false
  if (process.platform === 'win32') return true
  try {
    const { stdout } = await promisify(execFile)('ps', [
      '-o',
      'pgid=,tpgid=',
      '-p',
      String(process.pid),
    ])
    const [group, foreground] = stdout.trim().split(/\s+/)
    return group === foreground
  } catch {
    return false
  }
}
