import type { Plugin } from 'vite'

const library = /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]/
/** Only what opens a router asks for it through here. */
const door = /[\\/]production[\\/]index\.js$/
const constants = '?constants'

/**
 * The library's links and hooks take a few constants out of the file that has its whole router, 13 KB,
 * and a file is never cut in two. They get a copy of their own, of which only the constants stay, so
 * that the router comes when it is needed: src/web/router/early.ts.
 */
export const routerComesLater = (): Plugin => ({
  name: 'router-comes-later',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  async resolveId(source, importer) {
    if (!importer || !library.test(importer) || door.test(importer)) return undefined
    if (!/[\\/]router\.js$/.test(source)) return undefined
    const found = await this.resolve(source, importer, { skipSelf: true })
    return found && { ...found, id: found.id + constants }
  },
  /** What the copy does not keep would still bring along what it imports. */
  transform(code, id) {
    if (!id.endsWith(constants)) return undefined
    return { code: code.replace(/^import .+$/gm, ''), map: null }
  },
})
