import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { contract } from '#shared/contract.ts'
import { languages } from '#shared/languages.ts'
import { testSite } from '../../../../tests/support/site.ts'
import { reasonIn } from './reasons.ts'

const others = languages.filter((language) => language !== 'en')

/** What a shape says when it refuses, as far as somebody has put it into words. */
const said = (one: unknown, found: Set<string>, seen = new Set<unknown>()): Set<string> => {
  if (typeof one !== 'object' || one === null || seen.has(one)) return found
  seen.add(one)
  const { _zod } = one as { _zod?: { def: { error?: (issue: object) => unknown } } }
  const words = _zod?.def.error?.({ input: undefined })
  if (typeof words === 'string') found.add(words)
  for (const part of Object.values(_zod?.def ?? one)) said(part, found, seen)
  return found
}

const inContract = (): string[] => {
  const found = new Set<string>()
  for (const { params, query, body } of contract as readonly Partial<Record<string, unknown>>[])
    for (const shape of [params, query, body]) said(shape, found)
  return [...found]
}

const folder = resolve(import.meta.dirname, '../..')
const byVerbs =
  /(?:\binvalid\(\s*\[\s*\{[^}]*?message: |\brefuse\(\s*'\w+',\s*|\brefusal\(|\bweak\()'([^']+)'/g

/** What verbs refuse, where it stands in their code as it is. */
const inCode = (): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(folder, file), 'utf8').matchAll(byVerbs)])
    .map(([, words = '']) => words)

test.each(others)('every reason for which an input is refused is known in %s', (language) => {
  const reasons = [...inContract(), ...inCode()]
  expect(reasons.length).toBeGreaterThan(80)
  const misshapen = reasonIn(language, 'Invalid input')
  const lost = reasons.filter((reason) =>
    [undefined, misshapen].includes(reasonIn(language, reason)),
  )
  // Parts of addresses and queries that only programs write.
  expect(lost.filter((reason) => !/^[a-z]\w* (must|is)\b/.test(reason))).toEqual([])
})

test('a call is told in its own language what is wrong with it', async () => {
  const site = await testSite()
  const form = { email: 'greta', username: 'g', password: 'short', firstName: '', lastName: 'Gold' }
  const german = await site.visitor().post('/api/register', form, { 'accept-language': 'de' })
  expect(german.status).toBe(400)
  expect(german.body).toMatchObject({
    code: 'invalid',
    message: 'Das ist keine E-Mail-Adresse.',
    issues: [
      { path: 'email', message: 'Das ist keine E-Mail-Adresse.' },
      {
        path: 'username',
        message: 'Ein Benutzername hat 3 bis 30 Buchstaben, Ziffern oder Unterstriche.',
      },
      { path: 'password', message: 'Passwort: mindestens 6 Zeichen.' },
      { path: 'firstName', message: 'Vorname: bitte ausfüllen.' },
    ],
  })
  const english = await site.visitor().post('/api/register', form)
  expect(english.body.message).toBe('That is not an e-mail address')
  const misshapen = { ...form, email: 'greta@example.org', confirmPassword: 7 }
  const odd = await site.visitor().post('/api/register', misshapen, { 'accept-language': 'de' })
  expect(odd.body.issues).toContainEqual({
    path: 'confirmPassword',
    message: 'Das passt hier nicht.',
  })
  await site.close()
})
