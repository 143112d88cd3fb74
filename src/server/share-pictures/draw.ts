import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { truncate } from '#shared/text.ts'

/** What a picture says. All of it must be drawable. */
export type Card = {
  site: string
  /** The large words. */
  title: string
  /** Above them: what it is. */
  kind: string
  /** Below them: whose words they are. */
  by: string
  tags: string[]
}

/** Pixels, as every network that shows such pictures wants them. */
export const previewSize = { width: 1200, height: 630 } as const

const colours = {
  paper: '#f8f6f1',
  card: '#ffffff',
  line: '#e4dfd4',
  ink: '#1d1b2e',
  soft: '#5a5666',
  voices: ['#6b35c9', '#b8168a', '#0b6b70', '#855a00', '#0b6b45', '#b8230f', '#3d46c2', '#8f2445'],
} as const

const titleLength = 180
/** The longer, the smaller: up to so many characters, pixels. */
const titleSizes = [
  [50, 68],
  [100, 56],
  [150, 48],
  [Infinity, 42],
] as const

type Node = { type: string; props: Record<string, unknown> }
type Style = Record<string, string | number>

const box = (style: Style, ...children: (Node | string)[]): Node => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
})

/** Draws a card as PNG. Satori turns the letters into shapes, so no font of the machine is needed. */
export const drawCard = async (card: Card): Promise<Buffer> => {
  const [{ default: satori }, { default: sharp }, fonts] = await Promise.all([
    import('satori'),
    import('sharp'),
    readFonts(),
  ])
  const svg = await satori(layOut(card) as unknown as Parameters<typeof satori>[0], {
    ...previewSize,
    fonts,
  })
  return sharp(Buffer.from(svg)).png({ palette: true, quality: 90 }).toBuffer()
}

const layOut = ({ site, title, kind, by, tags }: Card): Node => {
  // Large letters show a word that was cut: the whole words before it stay.
  const words = truncate(title, titleLength).replace(/(?<!\s)\s+\S{1,30}…$/, '…')
  const size = titleSizes.find(([length]) => words.length <= length)?.[1] ?? 42
  return box(
    {
      width: '100%',
      height: '100%',
      flexDirection: 'column',
      backgroundColor: colours.paper,
      color: colours.ink,
      fontFamily: families.join(', '),
    },
    box(
      {
        flexDirection: 'column',
        justifyContent: 'space-between',
        flexGrow: 1,
        margin: '48px 48px 40px',
        padding: '44px 52px',
        backgroundColor: colours.card,
        border: `2px solid ${colours.line}`,
        borderRadius: 28,
      },
      box(
        { justifyContent: 'space-between', fontSize: 28 },
        box({ fontWeight: 600 }, site),
        box({ color: colours.soft }, kind),
      ),
      box({ fontSize: size, fontWeight: 600, lineHeight: 1.2, wordBreak: 'break-word' }, words),
      box(
        { justifyContent: 'space-between', fontSize: 26, color: colours.soft },
        box({}, by),
        box({}, tags.map((tag) => `#${tag}`).join('  ')),
      ),
    ),
    box(
      { height: 14, width: '100%' },
      ...colours.voices.map((colour) => box({ flexGrow: 1, backgroundColor: colour })),
    ),
  )
}

const subsets = [
  'latin',
  'latin-ext',
  'cyrillic',
  'cyrillic-ext',
  'greek',
  'greek-ext',
  'vietnamese',
]
const families = subsets.map((subset) => `Inter ${subset}`)
const weights = [400, 600] as const

type Font = { name: string; data: Buffer; weight: 400 | 600; style: 'normal' }
let kept: Promise<Font[]> | undefined

/** Each script is a font of its own: where the first has no such letter, the next is asked. */
const readFonts = (): Promise<Font[]> => {
  kept ??= Promise.all(
    subsets.flatMap((subset) =>
      weights.map(async (weight) => {
        const file = `@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`
        const data = await readFile(createRequire(import.meta.url).resolve(file))
        return { name: `Inter ${subset}`, data, weight, style: 'normal' as const }
      }),
    ),
  )
  return kept
}
