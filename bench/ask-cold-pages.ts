import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { aiChoiceCookie, allShown, codeOf } from '#shared/ai-choice.ts'
import { ask, measureBare } from './ask.ts'
import { browser, connections } from './browser.ts'

/** Pages a second. */
export type ColdRound = { app: number; bare: number }

/**
 * Asks a site for pages, each once under each name of the site, in some parts, in turn with React alone, and prints the
 * rounds as JSON. A process of its own: the bench has so much in memory by then that clearing it up would stand in the way.
 * Arguments: the site; React alone; a file with the pages' paths, one a line; one of others that are asked for
 * before; and what their readers chose to see of AI, so that each of them is sent other pages. Those who see all come last.
 */
const [origin = '', bare = '', file = '', othersFile = '', ...choices] = process.argv.slice(2)

const parts = 5
/**
 * Names of the site. Its name stands on its pages: under each of them all are new again. One reading of them takes two
 * seconds, and other users of a shared machine slow it down for as long.
 */
const names = ['one', 'two', 'three']

const pathsIn = (name: string) => readFileSync(name, 'utf8').trimEnd().split('\n')

const askAll = async (paths: readonly string[], headers: Record<string, string>): Promise<void> => {
  const agent = new Agent({ keepAlive: true })
  const rest = paths[Symbol.iterator]()
  const goOn = async () => {
    for (const path of rest) await ask(origin, path, { headers, agent })
  }
  await Promise.all(Array.from({ length: connections }, goOn))
  agent.destroy()
}

/** The browser of somebody who wants to see all keeps no cookie: those who are measured come so. */
const headersOf = (choice: string) =>
  choice === codeOf(allShown) ? browser : { ...browser, Cookie: `${aiChoiceCookie}=${choice}` }

const others = pathsIn(othersFile)
for (const choice of choices) await askAll(others, headersOf(choice))
const paths = pathsIn(file)
const size = Math.ceil(paths.length / parts)
const { port } = new URL(origin)
const rounds: ColdRound[] = []
for (const name of names) {
  const headers = { ...browser, Host: `${name}.localhost:${port}` }
  for (let from = 0; from < paths.length; from += size) {
    const part = paths.slice(from, from + size)
    const drawn = await measureBare(bare)
    const start = performance.now()
    await askAll(part, headers)
    rounds.push({ bare: drawn, app: (1000 * part.length) / (performance.now() - start) })
  }
}
console.log(JSON.stringify(rounds))
