import type { FastifyInstance } from 'fastify'
import { invalid } from './errors.ts'

/** No body of the contract is nested half as deep, nor has a tenth of these signs outside its texts. */
const most = { depth: 32, signs: 20_000 } as const

/**
 * Bodies are JSON and nothing else; an empty one is fine where a call takes none. What is nested deeper
 * or has more parts than any call takes is refused before it is parsed: four megabytes of brackets
 * held up the loop for half a second.
 */
export const readJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('remove', 'remove')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser<string>(
    'application/json',
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') done(null, undefined)
      else if (isIntricate(body)) done(tooIntricate())
      else void parse(request, body, done)
    },
  )
}

const tooIntricate = () =>
  invalid([{ path: '', message: 'That has more parts than a call can have.' }], 'malformed')

const [quote, backslash] = [34, 92]

/** By the code of a sign outside texts; a table, for of four megabytes each sign is looked up. */
const kinds = { opening: 1, closing: 2, dividing: 3 } as const
const kindOf = new Uint8Array(128)
for (const [signs, kind] of [
  ['[{', kinds.opening],
  [']}', kinds.closing],
  [',:', kinds.dividing],
] as const)
  for (const sign of signs) kindOf[sign.charCodeAt(0)] = kind

/** Whether JSON is nested deeper, or has more signs outside its texts, than is taken; in one walk over it. */
export const isIntricate = (json: string, { depth: deepest, signs: signsMost } = most): boolean => {
  let depth = 0
  let signs = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at)
    if (sign === quote) {
      at = endOfText(json, at)
      continue
    }
    const kind = kindOf[sign] ?? 0
    if (kind === 0) continue
    if (kind === kinds.opening) depth += 1
    if (kind === kinds.closing) depth -= 1
    signs += 1
    if (depth > deepest || signs > signsMost) return true
  }
  return false
}

/** Where the quote stands that ends the text that begins at `start`; each sign is looked at twice at most. */
const endOfText = (json: string, start: number): number => {
  for (let at = json.indexOf('"', start + 1); at >= 0; at = json.indexOf('"', at + 1)) {
    if (!isEscaped(json, at)) return at
  }
  return json.length
}

const isEscaped = (json: string, at: number): boolean => {
  let before = at
  while (json.charCodeAt(before - 1) === backslash) before -= 1
  return (at - before) % 2 === 1
}
