import type { keys } from './keys.en.ts'

export type Deed = keyof (typeof keys)['does']

/** One key, or 'g' and then another; `to`: it only leads there. */
type Shortcut = { keys: string; deed: Deed; to?: string }

/** What each key does, in the order of the help. Data, so that the help cannot differ. */
export const shortcuts: Record<'reading' | 'going', Shortcut[]> = {
  reading: [
    { keys: 'j', deed: 'next' },
    { keys: 'k', deed: 'previous' },
    { keys: 'o', deed: 'open' },
    { keys: 'l', deed: 'like' },
    { keys: 'c', deed: 'comment' },
    { keys: 'q', deed: 'quote' },
    { keys: 'Escape', deed: 'leave' },
  ],
  going: [
    { keys: '/', deed: 'search' },
    { keys: 'n', deed: 'compose', to: '/#compose' },
    { keys: 'g h', deed: 'home', to: '/' },
    { keys: 'g t', deed: 'trending', to: '/#trending' },
    { keys: 'g s', deed: 'stories', to: '/stories' },
    { keys: 'g b', deed: 'bookmarks', to: '/bookmarks' },
    { keys: 'g n', deed: 'notifications', to: '/notifications' },
    { keys: 'g p', deed: 'profile', to: '/profile' },
    { keys: '?', deed: 'help' },
  ],
}

const all = [...shortcuts.reading, ...shortcuts.going]
/** So long after 'g' the second key counts, ms. */
const pauseMost = 1500

/** Reads keys one by one: what is meant, or undefined while nothing is. `now` in ms. */
export const openReader = () => {
  let before = { key: '', at: -Infinity }
  return (key: string, now: number): Shortcut | undefined => {
    const pair = now - before.at <= pauseMost ? `${before.key} ${key}` : undefined
    const found = all.find(({ keys }) => keys === pair) ?? all.find(({ keys }) => keys === key)
    before = found ? { key: '', at: -Infinity } : { key, at: now }
    return found
  }
}
