import { afterAll, beforeAll, expect, test } from 'vitest'
import { contract } from '#shared/contract.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

type Call = { parameters: { name: string; in: string }[]; responses: Record<string, unknown> }
type Document = {
  openapi: string
  paths: Record<string, Record<string, Call>>
  components: { schemas: Record<string, unknown> }
}

let site: TestSite
let document: Document
beforeAll(async () => {
  site = await testSite()
  document = (await site.visitor().get('/api/openapi.json')).body as Document
})
afterAll(() => site.close())

test('every call of the contract is described, with its status and its place', () => {
  for (const { method, path, status } of contract) {
    const call = document.paths[path]?.[method.toLowerCase()]
    expect(Object.keys(call?.responses ?? {}), path).toContain(String(status))
    const named = call!.parameters.filter((one) => one.in === 'path').map((one) => one.name)
    expect(named).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
  }
})

test('the description points at nothing that it does not hold', () => {
  const pointers = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)
  const names = new Set([...pointers].map(([, name]) => name!))
  expect(names.size).toBeGreaterThan(5)
  expect(Object.keys(document.components.schemas)).toEqual(expect.arrayContaining([...names]))
  expect(JSON.stringify(document)).not.toContain('#/$defs')
})

test('nobody’s e-mail address is part of what strangers see', () => {
  expect(JSON.stringify(document.components.schemas['Author'])).not.toContain('email')
  expect(JSON.stringify(document.components.schemas['User'])).toContain('email')
})
