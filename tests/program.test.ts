import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { bundleFolder, hashFiles, type MadeFrom, madeFromFile, programOf } from '../src/program.mjs'

const folder = mkdtempSync(join(tmpdir(), 'symposia-program-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const root = pathToFileURL(`${folder}/`)
const files = ['src/site.ts', 'src/server/app.ts']
const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
const runs = () => programOf('site', root).href.slice(root.href.length)

beforeEach(() => {
  for (const path of [bundleFolder, 'src/server/'])
    mkdirSync(join(folder, path), { recursive: true })
  for (const file of files) write(file, `// ${file}`)
  const madeFrom: MadeFrom = { files, hash: hashFiles(files, root) }
  write(bundleFolder + madeFromFile, JSON.stringify(madeFrom))
})

describe('a start takes the bundle', () => {
  test('that was made from the sources that are here', () => {
    expect(runs()).toBe('dist/program/site.js')
  })

  test('not once a source has changed by a letter', () => {
    write('src/server/app.ts', '// src/server/app.tt')
    expect(runs()).toBe('src/site.ts')
  })

  test('not once a source is gone', () => {
    rmSync(join(folder, 'src/server/app.ts'))
    expect(runs()).toBe('src/site.ts')
  })

  test('not where none was made, or half of one', () => {
    write(bundleFolder + madeFromFile, '{"files":["src/si')
    expect(runs()).toBe('src/site.ts')
    rmSync(join(folder, bundleFolder), { recursive: true })
    expect(runs()).toBe('src/site.ts')
  })
})
