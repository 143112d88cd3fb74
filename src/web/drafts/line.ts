import type { KeptDraft } from '#shared/drafts.ts'
import { readDraft } from '#web/posts/browser-drafts.ts'

/** Where a text is to stand: it starts a discussion (null), or answers one, or a comment in it. */
export type Place = { postId: number | null; parentId: number | null }

/** Where a text is kept: nowhere worth a word, at the site, in this browser alone, or so because there is no room. */
export type Where = 'none' | 'kept' | 'here' | 'full'

/** A text under way and what the site keeps of it, as this tab knows it. */
export type Line = {
  key: string
  userId: string
  place: Place
  text: string
  /** What the site was last sent; null: something else, before this page was loaded. */
  sent: string | null
  /** Where the site keeps it; null: it does not. */
  kept: KeptDraft | null
  where: Where
  /** It is being sent in another way. */
  isEnding?: boolean
  timer?: ReturnType<typeof setTimeout> | undefined
  running?: Promise<void> | undefined
}

const lines = new Map<string, Line>()
const listeners = new Set<() => void>()

/** The line of this field, whether it is on the screen or not. */
export const lineOf = (key: string, userId: string, place: Place): Line => {
  const known = lines.get(key)
  if (known) return known
  const line = { key, userId, place, ...remembered(key, userId) }
  lines.set(key, line)
  return line
}

type Note = { userId: string; kept: KeptDraft | null; isBehind: boolean }

/**
 * Beside the text in this browser stands which draft it is. Each tab goes by what it read when it began, and
 * writes both together: else it would write over what another tab keeps, as if it had read it.
 */
const remembered = (
  key: string,
  userId: string,
): Pick<Line, 'text' | 'sent' | 'kept' | 'where'> => {
  const text = readDraft(key)
  const note = readNote(key)
  if (note?.userId !== userId) return { text, sent: text, kept: null, where: 'none' }
  const { kept, isBehind } = note
  const where = isBehind ? 'here' : kept && text ? 'kept' : 'none'
  return { text, sent: isBehind ? null : text, kept, where }
}

const noteKey = (key: string) => `kept:${key}`

const readNote = (key: string): Note | null => {
  try {
    return JSON.parse(localStorage.getItem(noteKey(key)) ?? 'null') as Note | null
  } catch {
    return null
  }
}

export const isBehind = ({ text, sent }: Line): boolean => text.trim() !== sent?.trim()

/** Those that this tab has and the site has not. */
export const linesBehind = (): Line[] => [...lines.values()].filter(isBehind)

/** Changes what is known of a line, here and for the next time that this browser opens it. */
export const change = (
  line: Line,
  news: Partial<Pick<Line, 'text' | 'sent' | 'kept' | 'where'>>,
) => {
  Object.assign(line, news)
  writeNote(line)
  listeners.forEach((tell) => tell())
}

const writeNote = (line: Line) => {
  const { key, userId, kept } = line
  const note: Note = { userId, kept, isBehind: isBehind(line) }
  try {
    if (kept || note.isBehind) localStorage.setItem(noteKey(key), JSON.stringify(note))
    else localStorage.removeItem(noteKey(key))
  } catch {
    // Storage is full or forbidden: it is known as long as the page.
  }
}

export const onLines = (listen: () => void) => {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}
