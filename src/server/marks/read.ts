import { LRUCache } from 'lru-cache'
import MarkdownIt from 'markdown-it'
import { type Block, type Container, type Marked, mayHaveMarks, type Run } from '#shared/marks.ts'

/** Five kinds and no others: nothing here makes HTML, links or pictures. */
const parser = new MarkdownIt('zero').enable([
  'emphasis',
  'backticks',
  'fence',
  'blockquote',
  'list',
  'escape',
])

type Token = ReturnType<typeof parser.parse>[number]

/** Letters of texts whose marks are known, and of what they became. */
const lettersKept = 4_000_000
const known = new LRUCache<string, { marked: Marked | null; size: number }>({
  maxSize: lettersKept,
  sizeCalculation: ({ size }, text) => text.length + size,
})

/** How a text with marks is to be drawn; null: as it was typed. */
export const readMarks = (text: string): Marked | null => {
  if (!mayHaveMarks(text)) return null
  const before = known.get(text)
  if (before) return before.marked
  const read = isPlainlyMarked(text) ? parse(text) : none
  known.set(text, read)
  return read.marked
}

/** What more of stands in a text only to make it slow to read, to send or to show. */
const most = { markedLines: 300, nested: 4, links: 100, pieces: 1_000 } as const
/** Its tree may be so many times as long as the text; a short list takes more. */
const longest = { times: 4, more: 4_000 } as const
const none = { marked: null, size: 0 }

const markedLine = /^[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))/gm
/** Five signs: one more than `most.nested`. */
const nestedDeep = /^(?:[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?:[ \t]|$))){5}/m
const link = /[#@]|https?:/gi

/** Known before it is parsed: parsing what is made of marks alone takes a hundredth of a second. */
const isPlainlyMarked = (text: string): boolean =>
  (text.match(markedLine)?.length ?? 0) <= most.markedLines &&
  !nestedDeep.test(text) &&
  (text.match(link)?.length ?? 0) <= most.links

const parse = (text: string): { marked: Marked | null; size: number } => {
  const { deepest, ...marked } = treeOf(parser.parse(text, {}))
  const { containers, blocks } = marked
  if (blocks.every(isPlain)) return none
  const pieces = blocks.reduce((sum, { runs }) => sum + 1 + runs.length, containers.length)
  const size = pieces > most.pieces ? Infinity : JSON.stringify(marked).length
  // The parser drops what stands deeper than it reads.
  const isTooMuch = size > longest.times * text.length + longest.more || deepest > most.nested
  return isTooMuch ? none : { marked, size }
}

const isPlain = ({ isCode, within, runs }: Block): boolean =>
  !isCode && !within && runs.every(({ marks }) => !marks)

const kinds: Record<string, Container['kind']> = {
  blockquote: 'quote',
  bullet_list: 'bullets',
  ordered_list: 'numbers',
}

/** The parser tells where each thing opens and closes; a block knows what is open around it. */
const treeOf = (tokens: Token[]): Marked & { deepest: number } => {
  const blocks: Block[] = []
  const containers: Container[] = []
  const open: [container: number, item: number][] = []
  let deepest = 0
  let blocksBefore = 0
  const add = (block: Block) => {
    const within = open.map((place) => [...place])
    blocks.push({ ...block, ...(within.length > 0 && { within }) })
  }
  for (const token of tokens) {
    const kind = kinds[token.type.replace(/_(?:open|close)$/, '')]
    if (kind && token.nesting === 1) open.push([containers.push(opened(kind, token)) - 1, 0])
    if (kind && token.nesting === -1) open.pop()
    deepest = Math.max(deepest, open.length)
    const inner = open.at(-1)
    if (token.type === 'list_item_open' && inner) {
      inner[1] += 1
      blocksBefore = blocks.length
    }
    // "42." on a line of its own is an item without words; its number is shown.
    if (token.type === 'list_item_close' && blocks.length === blocksBefore) add({ runs: [] })
    if (token.type === 'inline') add({ runs: runsOf(token.children ?? []) })
    if (token.type === 'fence') add({ isCode: true, runs: [{ text: codeOf(token) }] })
  }
  return { containers, blocks, deepest }
}

const language = /^[\w+#.-]{0,20}$/

/** What stands behind the opening fence is left out where it names a language, and lines of code come and end. */
const codeOf = ({ info, content, map }: Token): string => {
  const [from, to] = map ?? [0, 0]
  // Its own two lines are counted, too; the last is missing where no fence closes it.
  const isClosed = content.endsWith('\n') && content.split('\n').length - 1 === to - from - 2
  return isClosed && language.test(info.trim()) && content.trim() !== ''
    ? content
    : `${info}\n${content}`
}

const opened = (kind: Container['kind'], token: Token): Container => ({
  kind,
  ...(kind === 'numbers' && { start: Number(token.attrGet('start') ?? 1) }),
})

const runsOf = (tokens: Token[]): Run[] => {
  const runs: Run[] = []
  let [bold, italic] = [0, 0]
  for (const { type, nesting, content } of tokens) {
    if (type.startsWith('strong')) bold += nesting
    else if (type.startsWith('em')) italic += nesting
    else if (type === 'hardbreak') runs.push({ text: '\n' })
    else if (content !== '') {
      const marks = [
        ...(bold > 0 ? (['bold'] as const) : []),
        ...(italic > 0 ? (['italic'] as const) : []),
        ...(type === 'code_inline' ? (['code'] as const) : []),
      ]
      runs.push({ text: content, ...(marks.length > 0 && { marks }) })
    }
  }
  return runs
}

/** What the API says of the marks of people's words; nothing where there are none. */
export const presentMarks = (text: string): { marked?: Marked } => {
  const marked = readMarks(text)
  return marked ? { marked } : {}
}
