import { fileURLToPath } from 'node:url'
import { openLibrary } from '#server/library/library.ts'

// What is looked for first has the index made and kept in a file beside the fixture (library/kept-finder.ts).
openLibrary(fileURLToPath(new URL('.', import.meta.url))).find('lighthouse')
