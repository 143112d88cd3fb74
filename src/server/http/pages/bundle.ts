import { readFile } from 'node:fs/promises'
import type { ViteDevServer } from 'vite'
import type { AiChoice } from '#shared/ai-choice.ts'
import type { Call } from '#shared/endpoint.ts'
import { defaultLanguage, directions, type Language, languageOf } from '#shared/languages.ts'
import type { Tag } from '#shared/tags.ts'
import type { Markup } from './page-bytes.ts'

const root = new URL('../../../../', import.meta.url)
const at = (path: string) => new URL(path, root)
export const builtAssets = at('dist/client/')

/** What the built entry of the browser part is asked for; see src/web/entry.server.tsx. */
type Visit = {
  url: string
  site: {
    name: string
    origin: string
    contactEmail: string | null
    adsClient: string | null
    signInWith?: string
  }
  call: Call
  turn: () => Promise<void>
  isVisitor: boolean
  aiChoice: AiChoice
  position?: string
}
type Rendered =
  | { redirect: string; status: number }
  | {
      status: number
      head: string
      app: Markup
      state: string
      module?: string
      drawMs: number
    }

/** `location`: where to go instead; `drawMs`: how long nothing else could be done meanwhile. */
export type Drawn = { status: number; html: Markup; location?: string; drawMs: number }

/** Turns visits into whole pages. */
export type Bundle = {
  draw: (visit: Visit) => Promise<Drawn>
  /** What a visitor's page of this path shows, by the tags of changes; null: it is not kept. */
  tagsOf: (path: string) => readonly Tag[] | null
}

/** The pages in a language, as `vite build --app` left them in dist. */
export const openBuilt = async (language: Language): Promise<Bundle> => {
  const [dot, folder] = language === defaultLanguage ? ['', ''] : [`.${language}`, `${language}/`]
  const template = cut(await readFile(at(`dist/client/index${dot}.html`), 'utf8'), language)
  const manifest = await readFile(at(`dist/client/.vite/manifest${dot}.json`), 'utf8')
  const files = JSON.parse(manifest) as Manifest
  const modules = modulesOf(files)
  const { render, tagsOf } = (await import(
    at(`dist/server/${folder}entry.server.js`).href
  )) as Entry
  return {
    tagsOf,
    draw: async (visit) => fill(template, await render(visit), modules),
  }
}

/** The pages straight from their sources. */
export const openSources = (vite: ViteDevServer): Bundle => ({
  tagsOf: () => null,
  draw: async (visit) => {
    const { render } = (await vite.ssrLoadModule('/entry.server.tsx')) as Entry
    const html = await readFile(at('src/web/index.html'), 'utf8')
    const language = languageOf(process.env.READ_IN) ?? defaultLanguage
    const template = cut(await vite.transformIndexHtml(visit.url, html), language)
    return fill(template, await render(visit), () => '')
  },
})

type Entry = { render: (visit: Visit) => Promise<Rendered>; tagsOf: Bundle['tagsOf'] }
type Template = [string, string, string, string]

const cut = (html: string, language: Language): Template => {
  const spoken = html.replace('lang="en"', `lang="${language}" dir="${directions[language]}"`)
  const parts = spoken.split(/<!--(?:head|app|state)-->/)
  if (parts.length !== 4) throw new Error('index.html has lost one of its three marks.')
  return parts as Template
}

const fill = (
  [start, body, end, last]: Template,
  rendered: Rendered,
  modules: (module: string) => string,
): Drawn => {
  if ('redirect' in rendered)
    return { status: rendered.status, html: [], location: rendered.redirect, drawMs: 0 }
  const { status, head, app, state, module, drawMs } = rendered
  const named = module ? modules(module) : ''
  return { status, html: [start, head, named, body, ...app, end, state, last], drawMs }
}

type Manifest = Record<string, { file: string; imports?: string[] }>

/** Names a page's own files for src/web/entry.client.ts, those first on which others lean. */
const modulesOf = (manifest: Manifest) => {
  const filesOf = (name: string, seen = new Set<string>()): Set<string> => {
    const chunk = manifest[name]
    if (!chunk || seen.has(chunk.file)) return seen
    for (const imported of chunk.imports ?? []) filesOf(imported, seen)
    return seen.add(chunk.file)
  }
  const named = new Map<string, string>()
  return (module: string): string => {
    const files = () => [...filesOf(module)].map((file) => `/${file}`).join(' ')
    const element = named.get(module) ?? `<meta name="modules" content="${files()}">`
    named.set(module, element)
    return element
  }
}
