/** Whether a text has one of somebody's muted words. */
export type MutedWords = { areIn: (text: string) => boolean }

/**
 * Finds words and phrases in a text, whole and in any letters: who mutes "cat" still reads of
 * catalogues. Both are strangers' words, 100 of 60 characters and a thread of millions, so the text
 * is read once, whatever they are: an automaton of Aho and Corasick over folded characters, each of
 * which says whether a word may begin before it and end behind it.
 */
export const findMutedWords = (words: readonly string[]): MutedWords => {
  const root = automatonOf(words)
  return {
    areIn: (text) => {
      let state = root
      return eachSymbol(text, (symbol) => {
        state = step(state, symbol)
        return state.isEnd
      })
    },
  }
}

type State = { next: Map<number, State>; fallback: State | null; isEnd: boolean }

const newState = (): State => ({ next: new Map(), fallback: null, isEnd: false })

const automatonOf = (words: readonly string[]): State => {
  const root = newState()
  for (const word of words) {
    let state = root
    eachSymbol(word, (symbol) => {
      const known = state.next.get(symbol) ?? newState()
      state.next.set(symbol, known)
      state = known
      return false
    })
    state.isEnd = state !== root
  }
  linkFallbacks(root)
  return root
}

/** From each state to that of its longest ending with which a word begins, the short ones first. */
const linkFallbacks = (root: State): void => {
  const queue = [root]
  for (const state of queue) {
    for (const [symbol, next] of state.next) {
      next.fallback = state.fallback ? step(state.fallback, symbol) : root
      next.isEnd ||= next.fallback.isEnd
      queue.push(next)
    }
  }
}

const step = (from: State, symbol: number): State => {
  let state = from
  let next = state.next.get(symbol)
  while (next === undefined && state.fallback !== null) {
    state = state.fallback
    next = state.next.get(symbol)
  }
  return next ?? state
}

const opens = 0x20_0000
const closes = 0x40_0000

/** Each folded character with what stands around it, until `isDone`; tells whether it was. */
const eachSymbol = (text: string, isDone: (symbol: number) => boolean): boolean => {
  const folded = text.toLowerCase().replaceAll('ς', 'σ')
  let wasWord = false
  let code = folded.codePointAt(0) ?? 0
  let isWord = isWordCharacter(code)
  for (let at = 0; at < folded.length;) {
    at += code > 0xff_ff ? 2 : 1
    const next = at < folded.length ? (folded.codePointAt(at) as number) : 0
    const isNextWord = isWordCharacter(next)
    if (isDone(code + (wasWord ? 0 : opens) + (isNextWord ? 0 : closes))) return true
    wasWord = isWord
    code = next
    isWord = isNextWord
  }
  return false
}

const inWords = 1
const between = 2

/** What is known of each code point; the system gives room only for the parts that are written to. */
const kinds = new Uint8Array(0x11_0000)

const isWordCharacter = (code: number): boolean => {
  const kind = kinds[code]
  if (kind !== 0) return kind === inWords
  const isWord = /[\p{L}\p{N}_]/u.test(String.fromCodePoint(code))
  kinds[code] = isWord ? inWords : between
  return isWord
}
