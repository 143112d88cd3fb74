/**
 * A language model of some hundred kilobytes that says what it is told to: a real GGUF file, so that
 * everything around a model can be tried for what it is. Each text is cut into pieces, each piece is a
 * token, and the weights make each token call for the next: attention adds nothing, the embedding of a
 * token is a row of random signs, and the output matrix holds, for each token, the rows of those that
 * come before it. After a prompt it begins one of the texts by chance. A text that is to be said
 * without end has its first piece follow its last.
 */
type Options = {
  /** Says its text again and again. */
  isEndless?: boolean
  /** What a trained context is said to be. */
  contextSize?: number
}

export const tinyModel = (texts: readonly string[], options: Options = {}): Buffer => {
  const vocabulary = vocabularyOf(texts)
  return gguf(metadataOf(vocabulary.tokens, options), weightsOf(vocabulary, options))
}

const width = 128
const heads = 4
const hidden = 32
const endToken = 2
/** What a prompt ends with: the line break after "assistant". */
const promptEnd = 3 + 10
/** How sure each token is of the next. */
const certainty = 0.3

type Vocabulary = { tokens: Token[]; chains: number[][] }
type Token = { piece: string; score: number; type: number }
const types = { normal: 1, unknown: 2, control: 3, byte: 6 } as const

const vocabularyOf = (texts: readonly string[]): Vocabulary => {
  const tokens: Token[] = [
    { piece: '<unk>', score: 0, type: types.unknown },
    { piece: '<s>', score: 0, type: types.control },
    { piece: '</s>', score: 0, type: types.control },
    ...Array.from({ length: 256 }, (_, byte) => ({
      piece: `<0x${byte.toString(16).toUpperCase().padStart(2, '0')}>`,
      score: 0,
      type: types.byte,
    })),
  ]
  for (const pair of letterPairs()) tokens.push({ piece: pair, score: 0, type: types.normal })
  const known = new Set<string>()
  const chains = texts.map((text) =>
    cut(text, known).map(
      (piece) => tokens.push({ piece: piece.replaceAll(' ', '▁'), score: -1, type: 1 }) - 1,
    ),
  )
  return { tokens, chains }
}

const letters = 'abcdefghijklmnopqrstuvwxyz'
/** So that a prompt has about half as many tokens as letters. */
const letterPairs = (): string[] =>
  [...letters, '▁'].flatMap((first) => [...letters].map((second) => first + second))

/** Pieces of some words, longer where the same words have been a piece already: each stands for one place. */
const cut = (text: string, known: Set<string>): string[] => {
  const pieces: string[] = []
  let piece = ''
  for (const word of text.match(/\s*\S+/g) ?? []) {
    piece += word
    if (piece.length < 12 || known.has(piece)) continue
    known.add(piece)
    pieces.push(piece)
    piece = ''
  }
  if (piece === '') return pieces
  const last = (pieces.pop() ?? '') + piece
  known.add(last)
  return [...pieces, last]
}

const metadataOf = (tokens: readonly Token[], { contextSize = 32_768 }: Options): Metadata => [
  ['general.architecture', string('llama')],
  ['general.name', string('Tiny')],
  ['general.file_type', u32(1)],
  ['llama.context_length', u32(contextSize)],
  ['llama.embedding_length', u32(width)],
  ['llama.block_count', u32(1)],
  ['llama.feed_forward_length', u32(hidden)],
  ['llama.attention.head_count', u32(heads)],
  ['llama.attention.head_count_kv', u32(heads)],
  ['llama.rope.dimension_count', u32(width / heads)],
  ['llama.attention.layer_norm_rms_epsilon', f32(1e-5)],
  ['llama.vocab_size', u32(tokens.length)],
  ['tokenizer.ggml.model', string('llama')],
  [
    'tokenizer.ggml.tokens',
    array(
      8,
      tokens.map(({ piece }) => string(piece).bytes),
    ),
  ],
  [
    'tokenizer.ggml.scores',
    array(
      6,
      tokens.map(({ score }) => f32(score).bytes),
    ),
  ],
  [
    'tokenizer.ggml.token_type',
    array(
      5,
      tokens.map(({ type }) => i32(type).bytes),
    ),
  ],
  ['tokenizer.ggml.bos_token_id', u32(1)],
  ['tokenizer.ggml.eos_token_id', u32(endToken)],
  ['tokenizer.ggml.unknown_token_id', u32(0)],
  ['tokenizer.ggml.add_bos_token', bool(true)],
  ['tokenizer.ggml.add_space_prefix', bool(false)],
  ['tokenizer.chat_template', string(template)],
]

const template =
  "{% for message in messages %}{{ message['role'] + '\\n' + message['content'] + eos_token + '\\n' }}{% endfor %}{% if add_generation_prompt %}{{ 'assistant\\n' }}{% endif %}"

const weightsOf = ({ tokens, chains }: Vocabulary, { isEndless = false }: Options): Tensor[] => {
  const random = generator()
  const signs = new Float32Array(tokens.length * width).map(() => (random() < 0.5 ? -1 : 1))
  const output = new Float32Array(tokens.length * width)
  const lead = (from: number, to: number) => {
    for (let at = 0; at < width; at += 1)
      output[to * width + at]! += certainty * signs[from * width + at]!
  }
  for (const chain of chains) {
    const after = isEndless ? chain[0]! : endToken
    lead(promptEnd, chain[0]!)
    chain.forEach((token, at) => lead(token, chain[at + 1] ?? after))
  }
  const nothing = (rows: number, columns: number) => new Float32Array(rows * columns)
  const ones = new Float32Array(width).fill(1)
  return [
    { name: 'token_embd.weight', shape: [width, tokens.length], values: signs },
    { name: 'output_norm.weight', shape: [width], values: ones },
    { name: 'output.weight', shape: [width, tokens.length], values: output },
    { name: 'blk.0.attn_norm.weight', shape: [width], values: ones },
    ...['attn_q', 'attn_k', 'attn_v', 'attn_output'].map((name) => ({
      name: `blk.0.${name}.weight`,
      shape: [width, width],
      values: nothing(width, width),
    })),
    { name: 'blk.0.ffn_norm.weight', shape: [width], values: ones },
    ...['ffn_gate', 'ffn_up'].map((name) => ({
      name: `blk.0.${name}.weight`,
      shape: [width, hidden],
      values: nothing(width, hidden),
    })),
    { name: 'blk.0.ffn_down.weight', shape: [hidden, width], values: nothing(width, hidden) },
  ]
}

/** The same file each time. */
const generator = (seed = 7) => {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

type Value = { type: number; bytes: Buffer }
type Metadata = [string, Value][]
type Tensor = { name: string; shape: number[]; values: Float32Array }

const whole32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
const whole64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64LE(BigInt(value))
  return bytes
}
const u32 = (value: number): Value => ({ type: 4, bytes: whole32(value) })
const i32 = (value: number): Value => ({ type: 5, bytes: whole32(value) })
const bool = (value: boolean): Value => ({ type: 7, bytes: Buffer.from([value ? 1 : 0]) })
const f32 = (value: number): Value => {
  const bytes = Buffer.alloc(4)
  bytes.writeFloatLE(value)
  return { type: 6, bytes }
}
const string = (text: string): Value => {
  const letters = Buffer.from(text)
  return { type: 8, bytes: Buffer.concat([whole64(letters.length), letters]) }
}
const array = (type: number, items: readonly Buffer[]): Value => ({
  type: 9,
  bytes: Buffer.concat([whole32(type), whole64(items.length), ...items]),
})

const alignment = 32
const padded = (bytes: Buffer): Buffer =>
  Buffer.concat([bytes, Buffer.alloc((alignment - (bytes.length % alignment)) % alignment)])

/** GGUF version 3, as ggml's docs/gguf.md describes it. Matrices are of half precision. */
const gguf = (metadata: Metadata, tensors: readonly Tensor[]): Buffer => {
  const data = tensors.map(({ shape, values }) =>
    padded(shape.length > 1 ? halves(values) : singles(values)),
  )
  let offset = 0
  const infos = tensors.map(({ name, shape }, at) => {
    const info = Buffer.concat([
      string(name).bytes,
      whole32(shape.length),
      ...shape.map(whole64),
      whole32(shape.length > 1 ? 1 : 0),
      whole64(offset),
    ])
    offset += data[at]!.length
    return info
  })
  const head = Buffer.concat([
    Buffer.from('GGUF'),
    whole32(3),
    whole64(tensors.length),
    whole64(metadata.length),
    ...metadata.flatMap(([key, { type, bytes }]) => [string(key).bytes, whole32(type), bytes]),
    ...infos,
  ])
  return Buffer.concat([padded(head), ...data])
}

const singles = (values: Float32Array): Buffer => Buffer.from(values.buffer)
const halves = (values: Float32Array): Buffer => Buffer.from(new Float16Array(values).buffer)
