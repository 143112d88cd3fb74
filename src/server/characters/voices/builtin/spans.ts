import type { Token } from './parse.ts'

const ends = new Set(['NOUN', 'PROPN', 'ADJ', 'VERB', 'NUM'])
const starts = new Set(['VERB', 'NOUN', 'PROPN', 'ADJ', 'NUM', 'ADV', 'DET', 'PRON'])
const opinion =
  /^(think|believe|guess|feel|know|wonder|mean|say|hope|bet|i|we|you|it|he|she|they|there|this|that|who|what|which|me|us|them|else|just|also|even|ever|really|so|too|anyone|everyone|got)$/
const owning = /^(my|your|our|his|her|its|their|'s)$/
const binding = new Set(['ADJ', 'NOUN', 'PROPN', 'DET', 'NUM'])
const edge = /^[.,;:!?()"–—…]/

/** The telling runs of 2–6 words, word for word, for use between quotation marks; best first. */
export const spansOf = (text: string, tokens: Token[]): string[] => {
  const found = new Map<string, number>()
  for (let from = 0; from < tokens.length; from++) {
    if (!starts.has(tokens[from]!.pos) || opinion.test(tokens[from]!.lower)) continue
    for (let to = from + 1; to < Math.min(tokens.length, from + 9); to++) {
      if (tokens[to]!.sentence !== tokens[from]!.sentence || edge.test(tokens[to]!.text)) break
      if (!ends.has(tokens[to]!.pos) && tokens[to]!.text !== '%') continue
      if (tokens[to + 1]?.text === '%') continue
      const span = text.slice(tokens[from]!.start, tokens[to]!.end)
      const size = span.split(/\s+/).length
      if (size < 2 || size > 6 || span.includes('"')) continue
      found.set(span, weigh(tokens, from, to, size))
    }
  }
  const [whole] = text.split(/(?<=[.!?])\s/)
  const line = whole?.replace(/[.!]+$/, '') ?? ''
  if (isQuotable(line)) found.set(line, (Math.max(0, ...found.values()) || 0) + 0.5)
  const ranked = [...found].toSorted((a, b) => b[1] - a[1])
  const least = (ranked[0]?.[1] ?? 0) - 1.4
  return ranked.filter(([, weight]) => weight >= least).map(([span]) => span)
}

/** A first sentence that is short is best quoted as it stands: a cut out of it is hardly ever the better quotation. */
const isQuotable = (line: string): boolean => {
  const size = line.split(/\s+/).length
  return size >= 3 && size <= 8 && !/["?:;]|\b(I|my|me)\b/.test(line)
}

const weigh = (tokens: Token[], from: number, to: number, size: number): number => {
  const slice = tokens.slice(from, to + 1)
  const has = (pos: string) => slice.some((token) => token.pos === pos)
  const next = tokens[to + 1]
  const closes = !next || next.sentence !== tokens[to]!.sentence || edge.test(next.text)
  const before = tokens[from - 1]
  const opens = !before || before.sentence !== tokens[from]!.sentence || edge.test(before.text)
  const cutsPhrase =
    !closes &&
    (next.pos === 'NOUN' || next.pos === 'PROPN' || next.text === '-' || next.lower === "'s")
  const startsInside =
    before &&
    !opens &&
    (before.text === '-' ||
      (tokens[from]!.pos !== 'VERB' && (binding.has(before.pos) || owning.test(before.lower))))
  return (
    (closes ? 2.2 : 0) +
    (tokens[from]!.sentence === 0 ? 1.2 : 0) +
    (tokens[from]!.pos === 'VERB' ? 1 : 0) +
    (opens ? 0.8 : 0) +
    (before?.pos === 'AUX' || before?.pos === 'PART' ? 0.8 : 0) +
    (has('VERB') && (has('NOUN') || has('PROPN') || has('ADJ')) ? 2.2 : 0) +
    (has('NOUN') || has('PROPN') || has('ADJ') ? 0.5 : -2) +
    Math.min(size, 5) * 0.35 -
    (slice.some(({ lower }) => lower === 'i' || lower === "i'm" || lower === "i've") ? 1.5 : 0) -
    (/^(its|their|his|her)$/.test(tokens[from]!.lower) ? 1 : 0) -
    (leaning.test(tokens[from]!.lower) ? 2.5 : 0) -
    (cutsPhrase ? 3 : 0) -
    (startsInside ? 3 : 0) -
    (tokens[to]!.pos === 'ADJ' && !closes ? 1.5 : 0) -
    (breaksOff(slice, next) ? 3 : 0) -
    (before?.pos === 'ADP' && tokens[from]!.pos !== 'VERB' && has('VERB') ? 3 : 0) -
    (tokens[to]!.pos === 'VERB' && !closes ? 2 : 0)
  )
}

/** "today after eleven years", "why does every film": what leans on the rest of its sentence says little between marks. */
const leaning =
  /^(today|yesterday|tomorrow|tonight|next|last|now|again|why|how|when|where|because|does|do|did|is|are|was|sent|made|got)$/

/** "banned phones and my daughter | is furious": the last phrase belongs to what follows. */
const breaksOff = (slice: Token[], next: Token | undefined): boolean =>
  (next?.pos === 'AUX' || next?.pos === 'VERB') &&
  next.sentence === slice[0]!.sentence &&
  slice.some(({ pos, lower }) => pos === 'CCONJ' || /^(and|when|because|if|that)$/.test(lower))
