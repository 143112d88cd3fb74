import { readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { aiChoiceCookie } from '#shared/ai-choice.ts'
import { ask } from './ask.ts'
import { browser, connections } from './browser.ts'

/**
 * Asks a site for pages, each once, and prints how many came in a second. A process of its
 * own: the bench has so much in memory by then that clearing it up would stand in the way.
 * Arguments: the site; a file with the pages' paths, one a line; one of others that are asked for
 * before; and what their readers chose to see of AI, so that each of them is sent other pages.
 */
const [origin = '', file = '', othersFile = '', ...choices] = process.argv.slice(2)

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

const others = pathsIn(othersFile)
for (const choice of choices) {
  await askAll(others, { ...browser, Cookie: `${aiChoiceCookie}=${choice}` })
}
const paths = pathsIn(file)
const start = performance.now()
await askAll(paths, browser)
console.log((1000 * paths.length) / (performance.now() - start))
