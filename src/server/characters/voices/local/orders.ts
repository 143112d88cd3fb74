/** What the process that holds a model is told (speaker-process.ts), one reply at a time. */
export type Order =
  | { kind: 'load'; file: string; threads: number; contextSize: number; hash: string | null }
  | ({ kind: 'speak'; id: number } & Speech)
  | { kind: 'stop'; id: number }

export type Speech = {
  system: string
  prompt: string
  mostTokens: number
  /** JSON of this shape and nothing else; null: prose. */
  schema: object | null
}

/** What it answers. */
export type Word =
  | { kind: 'loaded'; loaded: Loaded }
  | { kind: 'refused'; code: RefusalCode; message: string }
  | { kind: 'text'; id: number; text: string }
  | { kind: 'done'; id: number; done: Done }
  | { kind: 'failed'; id: number; message: string }

export type Loaded = {
  /** SHA-256 of the file. */
  hash: string
  /** Tokens. */
  contextSize: number
  ms: number
}

/** Why a file cannot be spoken from: it is none, it is no model, no memory is left for it, this machine has no program for it. */
export const refusalCodes = ['no_file', 'no_model', 'no_memory', 'no_program'] as const
export type RefusalCode = (typeof refusalCodes)[number]

export type Done = {
  reason: 'stop' | 'length' | 'aborted'
  inputTokens: number
  /** Of them those that were still known from the reply before. */
  cachedTokens: number
  outputTokens: number
  /** Until the first word, and from there to the last. */
  readMs: number
  writeMs: number
}
