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

/** More pieces than that stand in a text only to make it slow to show. */
const piecesMost = 1_000

/** Letters of texts whose marks are known. */
const lettersKept = 4_000_000
const known = new LRUCache<string, { marked: Marked | null }>({
  maxSize: lettersKept,
  sizeCalculation: (_, text) => text.length,
})

/** How a text with marks is to be drawn; null: as it was typed. */
export const readMarks = (text: string): Marked | null => {
  if (!mayHaveMarks(text)) return null
  const before = known.get(text)
  if (before) return before.marked
  const marked = parse(text)
  known.set(text, { marked })
  return marked
}

const parse = (text: string): Marked | null => {
  const blocks = blocksOf(parser.parse(text, {}))
  const pieces = blocks.reduce((sum, { runs }) => sum + 1 + runs.length, 0)
  return pieces > piecesMost || blocks.every(isPlain) ? null : blocks
}

const isPlain = ({ isCode, within, runs }: Block): boolean =>
  !isCode && within.length === 0 && runs.every(({ marks }) => !marks)

const kinds: Record<string, Container['kind']> = {
  blockquote: 'quote',
  bullet_list: 'bullets',
  ordered_list: 'numbers',
}

/** The parser tells where each thing opens and closes; a block knows what is open around it. */
const blocksOf = (tokens: Token[]): Block[] => {
  const blocks: Block[] = []
  const open: Container[] = []
  let containers = 0
  for (const token of tokens) {
    const kind = kinds[token.type.replace(/_(?:open|close)$/, '')]
    const within = () => open.map((container) => ({ ...container }))
    if (kind && token.nesting === 1) open.push(opened(kind, (containers += 1), token))
    if (kind && token.nesting === -1) open.pop()
    const inner = open.at(-1)
    if (token.type === 'list_item_open' && inner) inner.item += 1
    if (token.type === 'inline')
      blocks.push({ isCode: false, within: within(), runs: runsOf(token.children ?? []) })
    if (token.type === 'fence')
      blocks.push({ isCode: true, within: within(), runs: [{ text: token.content }] })
  }
  return blocks
}

const opened = (kind: Container['kind'], number: number, token: Token): Container => ({
  kind,
  number,
  item: 0,
  ...(kind === 'numbers' && { start: Number(token.attrGet('start') ?? 1) }),
})

const runsOf = (tokens: Token[]): Run[] => {
  const runs: Run[] = []
  let [bold, italic] = [0, 0]
  for (const { type, nesting, content } of tokens) {
    if (type.startsWith('strong')) bold += nesting
    else if (type.startsWith('em')) italic += nesting
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
