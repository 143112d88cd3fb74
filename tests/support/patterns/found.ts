import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseSync } from 'vite'

/** A regular expression as it stands in a source file. */
export type Found = { place: string; source: string; flags: string }

const root = resolve(import.meta.dirname, '../../..')

/**
 * Every pattern that runs on the server. The browser's part is among it, because the server draws
 * its pages. The sources are parsed, so that none has to be entered in a list, and none can be left out.
 * Throws where `new RegExp` is given something that `stands` has no words for.
 */
export const findPatterns = (stands: Record<string, string>): Found[] =>
  sourceFiles().flatMap((path) => patternsIn(path, readFileSync(join(root, path), 'utf8'), stands))

const sourceFiles = (): string[] =>
  globSync('src/**/*.{ts,tsx,mjs}', { cwd: root }).filter((path) => !path.endsWith('.test.ts'))

type Node = Record<string, unknown> & { type: string; start: number; end: number }

export const patternsIn = (
  path: string,
  text: string,
  stands: Record<string, string> = {},
): Found[] => {
  const { program, errors } = parseSync(path, text)
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
  return [...nodesOf(program)].flatMap((node) => {
    const place = `${path}:${text.slice(0, node.start).split('\n').length}`
    if (isLiteral(node)) return [{ place, source: node.regex.pattern, flags: node.regex.flags }]
    return isMade(node) ? [made(node, { place, text, stands })] : []
  })
}

// eslint-disable-next-line func-style -- generators have no other form
function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if ('type' in value) yield value as Node
  for (const part of Object.values(value)) yield* nodesOf(part)
}

const isLiteral = (node: Node): node is Node & { regex: { pattern: string; flags: string } } =>
  node.type === 'Literal' && typeof node['regex'] === 'object' && node['regex'] !== null

/** `new RegExp(…)` and `RegExp(…)`; `RegExp.escape` makes none. */
const isMade = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') &&
  ['RegExp', 'globalThis.RegExp'].includes(nameOf(callee as Node))

const nameOf = (node: Node): string =>
  node.type === 'MemberExpression'
    ? `${nameOf(node['object'] as Node)}.${nameOf(node['property'] as Node)}`
    : String(node['name'])

type Reading = { place: string; text: string; stands: Record<string, string> }

/** A template with something that stands for each part that is filled in when it runs. */
const made = (node: Node, { place, text, stands }: Reading): Found => {
  const [source, flags] = node['arguments'] as Node[]
  const read = (part: Node): string => {
    if (typeof part['value'] === 'string') return part['value']
    const isRaw = part.type === 'TaggedTemplateExpression'
    const template = isRaw ? (part['quasi'] as Node) : part
    if (template.type === 'TemplateLiteral') {
      const words = template['quasis'] as { value: { cooked: string; raw: string } }[]
      const filled = template['expressions'] as Node[]
      return words
        .map(
          ({ value }, at) => value[isRaw ? 'raw' : 'cooked'] + (filled[at] ? read(filled[at]) : ''),
        )
        .join('')
    }
    const key = text.slice(part.start, part.end)
    const stand = stands[key]
    if (stand === undefined) {
      throw new Error(
        `${place}: a pattern is made of ${key}: say in tests/support/patterns/server.ts what the worst of it is`,
      )
    }
    return stand
  }
  return {
    place,
    source: source ? read(source) : '',
    flags: typeof flags?.['value'] === 'string' ? flags['value'] : '',
  }
}
