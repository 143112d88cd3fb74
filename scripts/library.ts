import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkLibrary } from '#server/library/check/check.ts'
import { editorSchema } from '#server/library/editor-schema.ts'
import { libraryFolder } from '#server/library/folder.ts'
import { openLibrary } from '#server/library/library.ts'
import { openOutlines } from '#server/library/outline.ts'
import { faultInWords } from '#server/library/read.ts'
import { showDebate } from '#server/library/show.ts'

const help = `npm run library -- check [id …]   hold the library, or single debates, against the rules
npm run library -- show <id>      print a debate as a thread
npm run library -- schema         write what editors check the files with
npm run library -- compile        make library.json, finder.bin and outlines.json in dist, as npm start does`

const [command, ...ids] = process.argv.slice(2)

const check = () => {
  const { counts, faults } = checkLibrary({ only: ids })
  for (const fault of faults) console.error(faultInWords(fault))
  console.log(counts)
  if (faults.length > 0) {
    console.error(`${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`)
    process.exitCode = 1
  }
}

const show = () => {
  const shown = ids.map(showDebate)
  console.log(shown.join('\n\n'))
}

const writeSchema = () => writeFileSync(join(libraryFolder, 'debate.schema.json'), editorSchema())

if (command === 'check') check()
else if (command === 'show' && ids.length > 0) show()
else if (command === 'schema') writeSchema()
else if (command === 'compile') {
  openLibrary(null).find('')
  openOutlines(null)
} else {
  console.error(help)
  process.exitCode = 1
}
