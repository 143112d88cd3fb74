import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const looking = (folder: string) => `
  import { openSync } from 'node:fs'
  import { findPostmaster } from ${JSON.stringify(new URL('postmaster.ts', import.meta.url).href)}
  const look = () => {
    try {
      return findPostmaster(${JSON.stringify(folder)}) ?? 'none'
    } catch (error) {
      return error.code
    }
  }
  look()
  const opened = []
  try {
    for (;;) opened.push(openSync('/dev/null'))
  } catch {}
  const said = look()
  process.stdout.write(said + '')
`

test('a process that has no descriptor left does not take its database for dead', () => {
  const folder = mkdtempSync(join(tmpdir(), 'symposia-postmaster-'))
  writeFileSync(join(folder, 'postmaster.pid'), `${process.pid}\n`)
  const words = ['-c', 'ulimit -n 200 && exec "$0" --input-type=module -e "$1"', process.execPath]
  const said = execFileSync('sh', [...words, looking(folder)], { encoding: 'utf8' })
  expect(said).toBe('EMFILE')
  rmSync(folder, { recursive: true })
})
