import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** What follows from which files there are, by the path of the file that it is written to. */
export const writeLists = (): Record<string, string> => ({
  'src/server/slices.ts': writeSlices(),
  'src/shared/contract.ts': writeContract(),
})

const head =
  '// Written by `npm run lists` from the files that there are; a test holds it against them.'

/** Every `routes.ts` and `…-routes.ts` of a slice exports the one function that mounts it. */
const writeSlices = (): string => {
  const mounts = readdirSync(join(root, 'src/server'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[/-])routes\.ts$/.test(path) && !path.startsWith('http/'))
    .toSorted()
    .map((path) => ({ path, name: mountIn(path) }))
  const imports = mounts.map(({ path, name }) => `import { ${name} } from './${path}'`)
  return `${head}
import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'
${imports.join('\n')}

type Mount = (app: FastifyInstance, services: Services) => void | Promise<void>

/** What mounts the calls of each slice. */
export const slices: readonly Mount[] = [
${mounts.map(({ name }) => `  ${name},`).join('\n')}
]
`
}

const mountIn = (path: string): string => {
  const name = /^export const (\w+Routes?) = /m.exec(read(`src/server/${path}`))?.[1]
  if (!name) throw new Error(`src/server/${path} exports no function whose name ends in Routes.`)
  return name
}

/** The modules of the contract are those that declare a call. */
const writeContract = (): string => {
  const modules = readdirSync(join(root, 'src/shared'))
    .filter((name) => /^export const \w+ = \w*[eE]ndpoint\(/m.test(read(`src/shared/${name}`)))
    .toSorted()
    .map((path) => ({ path, name: nameOf(basename(path, '.ts')) }))
  const imports = modules.map(({ path, name }) => `import * as ${name} from './${path}'`)
  return `${head}
${imports.join('\n')}
import { callsOf, type Endpoint } from './endpoint.ts'

/** Every call there is, by its path. A test checks that each is mounted and that no other route exists. */
export const contract: readonly Endpoint[] = callsOf([
${modules.map(({ name }) => `  ${name},`).join('\n')}
])
`
}

const nameOf = (name: string): string =>
  `${name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}Calls`

if (import.meta.main)
  for (const [path, text] of Object.entries(writeLists())) writeFileSync(join(root, path), text)
