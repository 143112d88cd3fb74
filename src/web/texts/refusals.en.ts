/** What a refused call says; see CallError. */
export type Refusal = { code: string; detail: string; status: number }

/** The server refuses in English, in words that people may read. undefined: say only that it failed. */
export const wordsOfRefusal = ({ detail }: Refusal): string | undefined => detail || undefined
