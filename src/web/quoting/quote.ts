import { truncate } from '#shared/text.ts'
import { controlOf, controlsIn, currentArticle, operate } from '#web/keys/steps.ts'
import { commentDraft, readDraft, writeDraft } from '#web/posts/browser-drafts.ts'

/** Words of a post or comment, and the article in which they stand. */
export type Quotable = { article: HTMLElement; words: string; place: DOMRect }

const lettersMost = 500
/** Of what is longer its first sentence is quoted, where nobody selected anything. */
const shortMost = 200
const wordsOf = '[data-words], .posted, .said'

/** What is selected, where it is within the words of one post or comment. */
export const selectedWords = (): Quotable | null => {
  const selection = document.getSelection()
  const words = selection?.toString().trim()
  if (!selection || !words || selection.rangeCount === 0) return null
  const range = selection.getRangeAt(0)
  const { commonAncestorContainer: within } = range
  const element = within instanceof Element ? within : within.parentElement
  const article = element?.closest(wordsOf)?.closest<HTMLElement>('article[id]')
  return article
    ? { article, words: wholeWords(range) || words, place: range.getBoundingClientRect() }
    : null
}

/** A finger begins and ends within a word: what is quoted are whole ones. */
const wholeWords = (range: Range): string => {
  const { startContainer: first, endContainer: last } = range
  if (!(first instanceof Text) || !(last instanceof Text)) return ''
  const before =
    first.data
      .slice(0, range.startOffset)
      .split(/[^\p{L}\p{N}’']/u)
      .at(-1) ?? ''
  const after = /^[\p{L}\p{N}’']*/u.exec(last.data.slice(range.endOffset))?.[0] ?? ''
  const selected = document.getSelection()?.toString() ?? ''
  const isCut = (edge: string | undefined) => edge !== undefined && /[\p{L}\p{N}]/u.test(edge)
  const head = isCut(selected[0]) ? before : ''
  const tail = isCut(selected.at(-1)) ? after : ''
  return `${head}${selected}${tail}`.trim()
}

/** What a post or comment says, where that can be quoted: all of it if it is short, else its first sentence. */
export const gistOf = (article: HTMLElement | null | undefined): Quotable | null => {
  const said = article?.querySelector<HTMLElement>(wordsOf)
  const words = said && firstOf(ownWords(said))
  return article?.id && words ? { article, words, place: said.getBoundingClientRect() } : null
}

export const gistBeingRead = (): Quotable | null => gistOf(currentArticle())

/** Without what it quotes itself, unless it says nothing else. */
const ownWords = (said: HTMLElement): string => {
  const parts = [...said.querySelectorAll<HTMLElement>('p, pre')]
  const own = parts.filter((part) => !part.closest('blockquote'))
  return (own.length > 0 ? own : [said])
    .map(({ innerText }) => innerText)
    .join('\n')
    .trim()
}

const firstOf = (words: string): string => {
  if (words.length <= shortMost) return words
  const sentences = new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(words)
  for (const { segment } of sentences) if (segment.trim()) return segment.trim()
  return words
}

/** Opens the reply to that post or comment, with the words in it. */
export const quote = ({ article, words }: Quotable): void => {
  const key = draftFor(article)
  if (key === null) return
  const box = fieldFor(article)
  const before = readDraft(key).trimEnd()
  writeDraft(key, `${before ? `${before}\n\n` : ''}${asQuote(words)}\n\n`)
  document.getSelection()?.removeAllRanges()
  if (box instanceof HTMLTextAreaElement) goToEnd(box)
  else if (box) {
    operate(box)
    // The form comes with the next drawing, and takes the focus.
    setTimeout(() => {
      const opened = controlsIn(article, 'c').find((one) => one.matches('textarea'))
      if (opened instanceof HTMLTextAreaElement) goToEnd(opened)
    })
  }
}

export const asQuote = (words: string): string =>
  truncate(words, lettersMost)
    .split(/\n+/)
    .map((line) => `> ${line.trim()}`)
    .join('\n')

/** A comment is answered in its discussion, whose number stands on the card around it or in the address. */
const draftFor = (article: HTMLElement): string | null => {
  const [kind, id] = article.id.split('-')
  if (kind === 'post') return commentDraft(Number(id), null)
  const around = article.closest('[id^="post-"]')?.id ?? window.location.pathname
  const postId = /post[-/](\d+)/.exec(around)?.[1]
  return postId === undefined ? null : commentDraft(Number(postId), Number(id))
}

/** A discussion by itself has the field for its post below everything. */
const fieldFor = (article: HTMLElement): HTMLElement | undefined => {
  const own = controlsIn(article, 'c').find((one) => one.closest('article') === article)
  return own ?? controlOf('c')
}

const goToEnd = (box: HTMLTextAreaElement): void => {
  box.focus()
  box.scrollIntoView({ block: 'center' })
  // The draft is drawn first.
  requestAnimationFrame(() => box.setSelectionRange(box.value.length, box.value.length))
}
