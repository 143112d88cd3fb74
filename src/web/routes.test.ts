import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { pagePatterns } from '#shared/pages.ts'
import { createRoutes } from './routes.tsx'

/** There in development alone, and what is shown where there is no page. */
const beside = ['/styleguide', '*']

const pathsOf = (routes: RouteObject[]): string[] =>
  routes.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...pathsOf(children)])

test('the server knows the same pages as the browser', () => {
  const paths = pathsOf(createRoutes()).filter((path) => !beside.includes(path))
  expect([...pagePatterns].toSorted()).toEqual(paths.toSorted())
})
