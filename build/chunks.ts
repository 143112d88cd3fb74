import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Modules = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** The module there; a file that was moved must not fall out of its group unnoticed. */
const at = (path: string): string => {
  const file = fileURLToPath(new URL(`../src/web/${path}`, import.meta.url))
  if (!existsSync(file)) throw new Error(`There is no src/web/${path}: see build/chunks.ts`)
  return file
}
const start = at('start/start.tsx')
const home = at('pages/Home.tsx')
const soon = [at('live.ts'), at('frame/Beyond.tsx')]

/** Must lean on no other file; all may lean on it, Vite's own help for `import()` with them. */
const first =
  /[\\/]web[\\/](entry\.client|start[\\/](first-paint|held-presses))\.|vite[\\/]preload-helper/

const libraries =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@tanstack|cookie-es|set-cookie-parser)[\\/]/
/** What a visitor's first page does without: going somewhere, writing, lists in pages. */
const later = /@tanstack[\\/].*([Mm]utationObserver|useMutation|[Ii]nfiniteQuery\w*)\.js$/

/**
 * Requests cost more than bytes here, so what several pages share comes in three files: what the
 * first page needs too, what keeps it up to date once it is read, and what only the others fetch.
 */
export const chunkGroups = () => {
  const reach = new Map<string, Set<string>>()
  const isReached = (from: string, id: string, modules: Modules) => {
    const reached = reach.get(from) ?? reachedFrom([from], modules)
    reach.set(from, reached)
    return isOurs(id) && reached.has(id)
  }
  return [
    { name: 'first', priority: 9, test: first },
    // What a group takes it takes with all that it imports: what every page needs comes first.
    { name: 'vendor', priority: 4, test: (id: string) => libraries.test(id) && !later.test(id) },
    {
      debugName: 'shared with home',
      priority: 2,
      name: (id: string, modules: Modules) =>
        isReached(start, id, modules) || isReached(home, id, modules) ? 'shared' : null,
    },
    {
      debugName: 'what comes when a page is read',
      priority: 1,
      name: (id: string, modules: Modules) =>
        soon.some((from) => isReached(from, id, modules)) ? 'live' : null,
    },
    { name: 'more', priority: 0, test: isOurs, minShareCount: 2 },
  ]
}

const isOurs = (id: string) =>
  /[\\/]src[\\/](shared|web)[\\/]/.test(id) && !/[\\/]pages[\\/][A-Z]/.test(id)

const reachedFrom = (ids: readonly string[], modules: Modules, seen = new Set<string>()) => {
  for (const id of ids) {
    if (seen.has(id)) continue
    seen.add(id)
    reachedFrom(modules.getModuleInfo(id)?.importedIds ?? [], modules, seen)
  }
  return seen
}
