import module from 'node:module'

/**
 * A start reads a thousand files. What Node makes of them, without types and compiled, is kept for
 * the next start; where nothing can be written it is made each time.
 */
module.enableCompileCache(new URL('../node_modules/.cache/compiled', import.meta.url).pathname)

await import('./site.ts')
