import { expect, test } from 'vitest'
import { pagePath } from './pages.ts'

test.each([
  ['/', '/'],
  ['/post/5', '/post/5'],
  ['/%61bout', '/about'],
  ['/./about', '/about'],
  ['/x/%2e%2E/post/5', '/post/5'],
  ['/topic/Caf%c3%a9', '/topic/Caf%C3%A9'],
  ['/topic/a%2Fb', '/topic/a%2Fb'],
])('%s leads to the page at %s', (path, page) => {
  expect(pagePath(path)).toBe(page)
})

test.each([
  '/api/live',
  '/%61pi/live',
  '/./api/live',
  '/x/../api/live',
  '/about/%2e%2e/api/live',
  '//api/live',
  '/\\api/live',
  '//elsewhere.example/about',
  'about',
  '/about/',
  '/ABOUT',
  '/about?a=1',
  '/about#a',
  '/post/',
  '/post/5/feed.xml',
  '/topic/%E0%A4%A',
  '/assets/entry.js',
  '/metrics',
  '/nowhere',
  '',
])('%s leads to none', (path) => {
  expect(pagePath(path)).toBeNull()
})
