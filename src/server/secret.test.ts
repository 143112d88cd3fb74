import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readEnv } from './env.ts'
import { keptSecret } from './secret.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'symposia-secret-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const path = () => join(folder, 'secret')

test('the secret is made once, for its owner alone, and leaves nothing beside it', () => {
  const secret = keptSecret(join(folder))
  expect(secret).toMatch(/^[\w-]{43}$/)
  expect(keptSecret(folder)).toBe(secret)
  expect(readFileSync(path(), 'utf8')).toBe(`${secret}\n`)
  expect(statSync(path()).mode & 0o777).toBe(0o600)
  expect(readdirSync(folder)).toEqual(['secret'])
})

test('it is made with the folder, where there is none', () => {
  expect(keptSecret(join(folder, 'data', 'here'))).toMatch(/^[\w-]{43}$/)
})

test.each([
  ['nothing', ''],
  ['spaces', ' \n\t\n'.repeat(20)],
  ['half of one', 'x'.repeat(31)],
])('%s is no secret: the start is refused, and the file stays as it is', (_what, text) => {
  writeFileSync(path(), text)
  expect(() => keptSecret(folder)).toThrow(
    `${path()} holds ${text.trim().length} characters, but takes at least 32`,
  )
  expect(() => readEnv({ DATA_DIR: folder })).toThrow('takes at least 32')
  expect(readFileSync(path(), 'utf8')).toBe(text)
})

test('one letter over and over is no secret, here or in the environment', () => {
  writeFileSync(path(), 'x'.repeat(43))
  expect(() => keptSecret(folder)).toThrow(`${path()} says the same over and over`)
  expect(() => readEnv({ DATA_DIR: folder, APP_SECRET: 'ab'.repeat(20) })).toThrow(
    'APP_SECRET is something (not shown), but takes 32 characters that nobody can guess.',
  )
})

test('a folder in its place is reported in one line', () => {
  mkdirSync(path())
  expect(() => keptSecret(folder)).toThrow(`${path()} is no file: remove it for a new secret.`)
})

test('one of a person’s own is taken', () => {
  writeFileSync(path(), `${'own '.repeat(8)}!\n`)
  expect(keptSecret(folder)).toBe(`${'own '.repeat(8)}!`)
})

test.each(['x'.repeat(31), ' '.repeat(40), `${' '.repeat(20)}short${' '.repeat(20)}`])(
  'nor is APP_SECRET that says %j',
  (APP_SECRET) => {
    expect(() => readEnv({ DATA_DIR: folder, APP_SECRET })).toThrow(
      'APP_SECRET is something (not shown), but takes at least 32 characters that nobody can guess.',
    )
  },
)

test('processes that start together in a new folder have one secret', async () => {
  const module = join(import.meta.dirname, 'secret.ts')
  const script = `import(${JSON.stringify(module)}).then(({ keptSecret }) => process.stdout.write(keptSecret(${JSON.stringify(folder)})))`
  const runs = Array.from({ length: 4 }, () =>
    promisify(execFile)(process.execPath, ['-e', script]),
  )
  const secrets = (await Promise.all(runs)).map(({ stdout }) => stdout)
  expect(secrets[0]).toMatch(/^[\w-]{43}$/)
  expect(new Set(secrets).size).toBe(1)
  expect(readdirSync(folder)).toEqual(['secret'])
})
