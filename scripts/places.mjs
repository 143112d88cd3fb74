import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = fileURLToPath(new URL('..', import.meta.url))

const neededNode = 26
export const hasNeededNode = () => Number(process.versions.node.split('.')[0]) >= neededNode

/** The Node 26 that came with the packages, or this one where it is new enough; else undefined. */
export const findNode = () => {
  const brought = `${root}node_modules/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`
  if (existsSync(brought)) return brought
  return hasNeededNode() ? process.execPath : undefined
}

/** A program of node_modules, to be run with the Node 26 above. */
export const binOf = (path) => `${root}node_modules/${path}`
