import module from 'node:module'
import { programOf } from './program.mjs'

/**
 * A start reads many files. What Node makes of them, without types and compiled, is kept for the
 * next start; where nothing can be written it is made each time.
 */
module.enableCompileCache(new URL('../node_modules/.cache/compiled', import.meta.url).pathname)

const isWatched = process.env.NODE_ENV === 'development'
await import('./source-maps.mjs')
await import(isWatched ? './site.ts' : programOf('site').href)
