import { sentencesOf } from '../../language/words.ts'

/** Turns a stream of pieces into whole sentences, each handed out once, as soon as the next one begins. */
export const cutSentences = () => {
  let rest = ''
  return {
    push: (piece: string): string[] => {
      const sentences = sentencesOf(rest + piece)
      const isOpen = sentences.length > 0
      const last = sentences.at(-1) ?? ''
      const gap = /\s$/.exec(rest + piece)?.[0] ?? ''
      rest = isOpen ? last + gap : ''
      return sentences.slice(0, -1)
    },
    end: (): string[] => {
      const sentences = sentencesOf(rest)
      rest = ''
      return sentences
    },
  }
}
