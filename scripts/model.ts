/** `npm run model [-- id | list | remove id] [--yes]`: language models that this program holds itself. */
import { catalogue } from '#shared/models.ts'
import { readEnv } from '#server/env.ts'
import { findInCatalogue, findInstalled, folderOf, keepAnswer } from '#server/models/folder.ts'
import { lacksFor, lookAtMachine } from '#server/models/machine.ts'
import { removeModel } from '#server/models/remove.ts'
import { ask, bestHere, bring, whyNone } from '#server/models/terminal.ts'
import { lacksInWords, titleOf } from '#server/models/terminal-texts.ts'

const help = `npm run model                  download the model that suits this machine, when you say yes
npm run model -- ID            download this one
npm run model -- list          which there are, and what each needs
npm run model -- remove ID     delete one
--yes answers the question`

const env = readEnv(process.env)
const [command, id] = process.argv.slice(2).filter((word) => word !== '--yes')
const stop = new AbortController()
process.on('SIGINT', () => stop.abort())
const terminal = { input: process.stdin, output: process.stdout, signal: stop.signal }

const list = async () => {
  const folder = folderOf(env)
  const machine = await lookAtMachine(folder)
  for (const model of catalogue) {
    const lacks = lacksFor(model, machine)
    const state = findInstalled(folder, model)
      ? 'is here'
      : lacks.length > 0
        ? lacksInWords(lacks, model, machine)
        : 'can run here'
    console.log(
      `${model.id}: ${titleOf(model)}, ${state}${model.isTried ? '' : ' (not tried by us)'}`,
    )
  }
}

const fetchModel = async (name: string | undefined) => {
  const model = name ? findInCatalogue(name) : await bestHere(env)
  if (!model) return fail(name ? `There is no model ${name}.\n\n${help}` : await whyNone(env))
  const isWanted =
    process.argv.includes('--yes') || (await ask(`Download ${titleOf(model)}?`, terminal))
  if (!isWanted) return keepAnswer(folderOf(env), 'no')
  if (!(await bring(env, model, terminal))) return fail()
  console.log(
    'The characters speak from it as soon as it has been tried; the panel shows how it does under AI.',
  )
}

const fail = (why?: string) => {
  if (why) console.error(why)
  process.exitCode = 1
}

if (command === 'list') await list()
else if (command === 'remove' && id && findInCatalogue(id)) removeModel(env, id)
else if (command === undefined || findInCatalogue(command)) await fetchModel(command)
else fail(help)
