import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findReadings } from './find/reading.ts'
import { openLibrary } from './library.ts'

const own = join(import.meta.dirname, '../../../tests/support/library')
let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'symposia-library-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const put = (path: string, text: string) => {
  const whole = join(dataDir, 'library', path)
  mkdirSync(join(whole, '..'), { recursive: true })
  writeFileSync(whole, text)
}
const text =
  'I hear you, and I would stay with that for a while. You do not have to know today what comes next. Who else knows?'
const reading = (id: string, cue: string) =>
  `id: ${id}\nwhen: it is tried\ncues:\n  - '${cue}'\nopenings:\n  - id: one\n    by: heart\n    text: ${text}\n`

test('a broken index beside an operator’s debates is made anew', () => {
  cpSync(own, join(dataDir, 'library'), { recursive: true })
  put('.finder.bin', 'half of one')
  expect(openLibrary(dataDir).find('Should the lighthouse be painted pink?')).toBeDefined()
})

test('a bad file of an operator’s is skipped with the reason, and the rest is there', () => {
  cpSync(own, join(dataDir, 'library'), { recursive: true })
  const names = Array.from({ length: 9 }, (_name, n) =>
    n === 0
      ? 'a0: &a0 [x, x, x, x, x, x, x, x, x, x]'
      : `a${n}: &a${n} [${`*a${n - 1}, `.repeat(10)}]`,
  )
  put('debates/bomb.yaml', names.join('\n'))
  put('debates/deep.yaml', '['.repeat(200_000))
  put('debates/large.yaml', `id: ${'x'.repeat(1_000_001)}`)
  put('debates/self.yaml', 'id: &a [*a]')
  mkdirSync(join(dataDir, 'library/debates/folder.yaml'))
  put('readings/broken-cue.yaml', reading('broken-cue', '(never closed'))
  put('readings/endless-cue.yaml', reading('endless-cue', '^(a|a)*$'))
  put('readings/classes.yaml', reading('classes', '^([q-z]+)+!'))
  const slow = Array.from({ length: 9 }, (_cue, n) => `(a+)+b${n}`)
  put('readings/many.yaml', reading('many', slow.join("'\n  - '")))
  put('readings/late-cue.yaml', reading('late-cue', 'so worried (?:about |about )+it'))
  put('readings/sound.yaml', reading('sound', String.raw`\bzzz(?:top|tops)\b`))
  put('passes', 'this is no folder')

  const { debates, readings, skipped } = openLibrary(dataDir)
  const reasonOf = (file: string) => skipped.filter((one) => one.startsWith(file))
  expect(reasonOf('debates/bomb.yaml')[0]).toMatch(/alias/)
  expect(reasonOf('debates/deep.yaml')).not.toEqual([])
  expect(reasonOf('debates/large.yaml')[0]).toMatch(/larger than 1 MB/)
  expect(reasonOf('debates/self.yaml')).not.toEqual([])
  expect(reasonOf('debates/folder.yaml')[0]).toMatch(/no file/)
  expect(reasonOf('readings/broken-cue.yaml')[0]).toMatch(/:4: .*regular expression/i)
  expect(reasonOf('readings/endless-cue.yaml')[0]).toMatch(/:4: .*too long/)
  expect(reasonOf('readings/classes.yaml')[0]).toMatch(/:4: .*too long/)
  expect(reasonOf('readings/many.yaml').at(-1)).toMatch(/all the time that a file has/)
  expect(reasonOf('readings/late-cue.yaml')[0]).toMatch(/:4: .*too long/)
  expect(reasonOf('passes')).toEqual(['passes: it is no folder'])
  expect(debates.has('pink-lighthouse')).toBe(true)
  expect(findReadings(readings, 'We listen to zzztops').map((found) => found.reading.id)).toEqual([
    'sound',
  ])
  expect(findReadings(readings, `${'a'.repeat(60)}!`)).toEqual([])
})
