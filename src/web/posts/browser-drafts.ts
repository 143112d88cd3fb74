import { useCallback, useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
const unsaved = new Map<string, string>()

/** A text under way, kept in this browser until it is sent: it survives a reload and a failure. */
export const useDraft = (key: string): [string, (text: string) => void] => {
  const text = useSyncExternalStore(
    onDrafts,
    () => readDraft(key),
    () => '',
  )
  const write = useCallback((next: string) => writeDraft(key, next), [key])
  return [text, write]
}

export const postDraft = 'draft:post'
export const commentDraft = (postId: number, parentId: number | null) =>
  `draft:comment:${postId}:${parentId ?? ''}`

export const editDraft = (type: 'post' | 'comment', id: number) => `draft:edit:${type}:${id}`

export const readDraft = (key: string): string => {
  if (!unsaved.has(key)) unsaved.set(key, stored(key))
  return unsaved.get(key) ?? ''
}

export const writeDraft = (key: string, text: string): void => {
  unsaved.set(key, text)
  listeners.forEach((tell) => tell())
  try {
    if (text) localStorage.setItem(key, text)
    else localStorage.removeItem(key)
  } catch {
    // Storage is full or forbidden: the text lives as long as the page.
  }
}

const stored = (key: string) => {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

const onDrafts = (listen: () => void) => {
  listeners.add(listen)
  return () => {
    listeners.delete(listen)
  }
}
