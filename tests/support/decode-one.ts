import { openSync, readFileSync } from 'node:fs'
import { DecodeError, openDecoder } from '#server/media/decoder.ts'

/** A program of its own: decodes the file that it is given; `full`: while it has every file open that it may. */
const [path = '', full] = process.argv.slice(2)
const openAll = () => {
  try {
    for (;;) openSync('/dev/null', 'r')
  } catch {
    // All that the system allows are open.
  }
}

const file = readFileSync(path)
const decode = openDecoder({ withinMs: 60_000, mostBytes: 1_000_000_000 })
if (full) openAll()
const said = await decode(file, { widths: [300], shape: undefined, pixelsMost: 50_000_000 }).then(
  (forms) => `${forms.length} drawn`,
  (error: unknown) => (error instanceof DecodeError ? error.fault : String(error)),
)
process.stdout.write(said)
process.exit()
