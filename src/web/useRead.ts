import {
  type QueryKey,
  useQuery,
  useQueryClient,
  type UseQueryOptions,
} from '@tanstack/react-query'

type Options<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>

const useReadHere = <Data, Key extends QueryKey>(options: Options<Data, Key>): Data | undefined =>
  useQuery(options).data

/** Nothing changes while a page is drawn: an observer for each of its parts would be thrown away. */
const useReadOnServer = <Data, Key extends QueryKey>({
  queryKey,
}: Options<Data, Key>): Data | undefined => useQueryClient().getQueryData<Data>(queryKey)

/** What a query has read, where nothing else is asked of it; undefined while it has not. */
export const useRead = import.meta.env.SSR ? useReadOnServer : useReadHere
