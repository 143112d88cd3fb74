import {
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { never } from '#web/ui/never.ts'

type Options<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>

/** What came with the page, by its key. */
const ofPage = new Map<string, unknown>()
export const keepOfPage = (queryKey: QueryKey, data: unknown): void => {
  ofPage.set(JSON.stringify(queryKey), data)
}

/**
 * A part that comes to life later (ui/Later.tsx) begins with what the server drew, however far the cache has gone
 * on meanwhile; else React would throw the server's markup away.
 */
const useReadHere = <Data, Key extends QueryKey>(options: Options<Data, Key>): Data | undefined => {
  const { data } = useQuery(options)
  return useSyncExternalStore(
    never,
    () => data,
    () => ofPage.get(JSON.stringify(options.queryKey)) as Data | undefined,
  )
}

/** Nothing changes while a page is drawn: an observer for each of its parts would be thrown away. */
const useReadOnServer = <Data, Key extends QueryKey>({
  queryKey,
}: Options<Data, Key>): Data | undefined => useQueryClient().getQueryData<Data>(queryKey)

/** What a query has read, where nothing else is asked of it; undefined while it has not. */
export const useRead = import.meta.env.SSR ? useReadOnServer : useReadHere

type Result<Data> = { data: Data | undefined; isError: boolean }

const useResultHere = <Data, Key extends QueryKey>(options: Options<Data, Key>): Result<Data> =>
  useQuery(options)

/** A loader that fails on the server draws another page. */
const useResultOnServer = <Data, Key extends QueryKey>(
  options: Options<Data, Key>,
): Result<Data> => ({ data: useReadOnServer(options), isError: false })

/** What a query has read, and whether it failed. Not for a part that comes to life later. */
export const useResult = import.meta.env.SSR ? useResultOnServer : useResultHere
