import { fileURLToPath } from 'node:url'

/** The library that comes with the product. */
export const libraryFolder = fileURLToPath(new URL('../../../library', import.meta.url))
