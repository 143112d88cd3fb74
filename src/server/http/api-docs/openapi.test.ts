import { afterAll, beforeAll, expect, test } from 'vitest'
import { accessOf } from '../../../../trust/access.ts'
import { contract } from '#shared/contract.ts'
import { scopeOf } from '../core/scope.ts'
import { type TestSite, testSite } from '../../../../tests/support/site.ts'

type Call = {
  operationId: string
  tags: string[]
  security: object[]
  parameters: { name: string; in: string; schema: object }[]
  responses: Record<string, unknown>
}
type Document = {
  openapi: string
  tags: { name: string }[]
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

const callsOf = () => Object.values(document.paths).flatMap((methods) => Object.values(methods))
const callOf = (method: string, path: string) => document.paths[path]?.[method] as Call

test('each call has an id of its own and a tag that the document lists', () => {
  const ids = callsOf().map(({ operationId }) => operationId)
  expect(new Set(ids).size).toBe(ids.length)
  expect(callOf('get', '/api/posts/{id}')).toMatchObject({
    operationId: 'getPostsId',
    tags: ['posts'],
  })
  const known = document.tags.map(({ name }) => name)
  for (const { tags } of callsOf()) expect(known).toContain(tags[0])
})

test('calls that refuse visitors want a session or a token, and the others do without', () => {
  for (const endpoint of contract) {
    const { method, path } = endpoint
    const { security } = callOf(method.toLowerCase(), path)
    const isForVisitors = accessOf(endpoint).visitor === 'yes'
    const scope = scopeOf({ method, path })
    expect(security, `${method} ${path}`).toEqual([
      ...(isForVisitors ? [{}] : []),
      { session: [] },
      ...(scope ? [{ token: [scope] }] : []),
    ])
  }
})

test('whole numbers of addresses have the bounds that are checked', () => {
  const limit = callOf('get', '/api/posts').parameters.find(({ name }) => name === 'limit')
  expect(limit?.schema).toEqual({ type: 'integer', minimum: 1, maximum: 100, default: 20 })
  expect(JSON.stringify(document)).not.toContain('d{1,15}')
})

test('the headers that a call takes are named: versions, and keys against doing it twice', () => {
  const named = (method: string, path: string) =>
    callOf(method, path)
      .parameters.filter((one) => one.in === 'header')
      .map(({ name }) => name)
  expect(named('post', '/api/posts')).toEqual(['Idempotency-Key'])
  expect(named('post', '/api/posts/{id}/comments')).toEqual(['Idempotency-Key'])
  expect(named('get', '/api/trending')).toEqual(['If-None-Match'])
  expect(Object.keys(callOf('get', '/api/trending').responses)).toContain('304')
})
