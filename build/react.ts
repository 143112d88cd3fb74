import * as react from 'react'
import type { Plugin } from 'vite'

const door = '\0react-as-module'

/**
 * React is CommonJS. The bundler has every use of a hook look it up by its name, through a function of its
 * own, because it might have changed: a twelfth of drawing a post's page. Behind this door each is a
 * constant of a module. In the browser, where there is less to draw, it is not worth the bytes.
 */
export const reactAsModule = (): Plugin => ({
  name: 'react-as-module',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ config }) => config.consumer === 'server',
  resolveId: (source, importer, { kind }) =>
    source === 'react' && importer !== door && kind !== 'require-call' ? door : undefined,
  load: (id) =>
    id === door
      ? `import react from 'react'\nexport default react\nexport const {${names.join()}} = react`
      : undefined,
})

const names = Object.keys(react).filter((name) => name !== 'default' && name !== 'module.exports')
