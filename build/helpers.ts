import { basename } from 'node:path'
import type { Plugin } from 'vite'

/**
 * The bundler keeps its own helpers, 400 bytes, in a file of their own that all others ask for: one
 * request more at each first visit, and no group of files may have them (chunks.ts). They go into the
 * file of the libraries. Whoever has helpers asks for that file, too, so that its name, in which
 * they are counted, is a part of every name that depends on them.
 */
export const helpersWithLibraries = (): Plugin => ({
  name: 'helpers-with-libraries',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  /** Not the same file as without them. */
  augmentChunkHash: ({ name }) => (name === 'vendor' ? 'with helpers' : undefined),
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((one) => one.type === 'chunk')
    const helpers = chunks.find(({ name }) => name === 'rolldown-runtime')
    const libraries = chunks.find(({ name }) => name === 'vendor')
    if (!helpers || !libraries) return
    for (const user of chunks.filter(({ imports }) => imports.includes(helpers.fileName))) {
      const isLibraries = user === libraries
      if (!isLibraries && !user.imports.includes(libraries.fileName))
        throw new Error(`${user.fileName} has helpers of the bundler but no library.`)
      const head = isLibraries
        ? `const ${helpersName}=(()=>{${asFunction(helpers.code)}})();export{${helpersName}};`
        : `import{${helpersName}}from"./${basename(libraries.fileName)}";`
      user.code = user.code.replace(importFrom(helpers.fileName), (_, taken: string) =>
        [head, `const{${asNames(taken)}}=${helpersName};`].join(''),
      )
      user.imports = user.imports.filter((file) => file !== helpers.fileName)
    }
    delete bundle[helpers.fileName]
  },
})

const helpersName = 'bundlerHelpers'

const importFrom = (file: string) =>
  new RegExp(`import\\{([^}]*)\\}from"\\./${RegExp.escape(basename(file))}";`)

/** `a as b` of an import or an export as `a:b` of an object; exports the other way round. */
const asNames = (list: string) => list.replaceAll(/([\w$]+) as ([\w$]+)/g, '$1:$2')

const asFunction = (code: string) =>
  code.replace(/export\{([^}]*)\};?\s*$/, (_, given: string) => {
    const named = given.replaceAll(/([\w$]+) as ([\w$]+)/g, '$2:$1')
    return `return{${named}}`
  })
