import type { QueryClient } from '@tanstack/react-query'
import { createContext, type LoaderFunction, type LoaderFunctionArgs } from 'react-router'
import type { Call } from '#shared/endpoint.ts'

/** What loaders read through: in the browser one for good, on the server one for each page. */
export type Reading = { cache: QueryClient; call: Call }

export const readingContext = createContext<Reading>()

/** A loader that reads. */
export const reads =
  (
    read: (reading: Reading, asked: LoaderFunctionArgs) => ReturnType<LoaderFunction>,
  ): LoaderFunction =>
  (asked) =>
    read(asked.context.get(readingContext), asked)
