import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { withTopics } from './withTopics.tsx'

const shown = (text: string): string =>
  renderToStaticMarkup(createElement(MemoryRouter, null, withTopics(text)))
const linksIn = (markup: string): number => markup.split('<a ').length - 1
const wordsOf = (markup: string): string => markup.replaceAll(/<[^>]*>/g, '')

test('a text of ordinary length has all its links', () => {
  const markup = shown('#One and #Two, says @ann on https://three.example/')
  expect(linksIn(markup)).toBe(4)
})

test('a text of nothing but hashtags has a hundred links, and all its words', () => {
  const text = Array.from({ length: 1_640 }, (_, n) => `#t${n.toString(36)}`).join(' ')
  const markup = shown(text)
  expect(linksIn(markup)).toBeGreaterThan(20)
  expect(linksIn(markup)).toBeLessThanOrEqual(100)
  expect(wordsOf(markup)).toBe(text)
})
