import type { Plugin } from 'vite'

/**
 * Leaves of the contract what the browser uses: methods, paths and constants. The server checks the
 * shapes, so an endpoint's third part goes, and then every schema that nothing names any more.
 */
export const contractWithoutShapes = (): Plugin => ({
  name: 'contract-without-shapes',
  apply: 'build',
  enforce: 'post',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform(code, id) {
    if (!/src[\\/]shared[\\/][\w-]+\.ts$/.test(id)) return undefined
    const edits: Edit[] = []
    for (const node of this.parse(code).body) {
      const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node
      if (declared?.type !== 'VariableDeclaration') continue
      for (const { init } of declared.declarations) {
        if (init?.type !== 'CallExpression') continue
        // Whatever is called when a schema is made has no effect but the schema.
        edits.push([init.start, init.start, '/* @__PURE__ */ (() => '], [init.end, init.end, ')()'])
        const { callee } = init
        const shapes = init.arguments[2]
        if (shapes && callee.type === 'Identifier' && callee.name === 'endpoint') {
          edits.push([shapes.start, shapes.end, '{}'])
        }
      }
    }
    return { code: edited(code, edits), map: null }
  },
})

type Edit = [start: number, end: number, put: string]

const edited = (code: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b[0] - a[0])
    .reduce((rest, [start, end, put]) => rest.slice(0, start) + put + rest.slice(end), code)
