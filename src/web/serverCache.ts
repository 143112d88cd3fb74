import {
  type DefaultError,
  type FetchQueryOptions,
  hashKey,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'

/**
 * What is read for one page after the other. Nothing is cancelled, tried again or observed while a page is
 * drawn: a reading is its call, and the library's way, made for all that, took a fifteenth of
 * the drawing and held what it read until V8 cleared up all of its memory.
 */
export class ServerCache extends QueryClient {
  #page: Readings = new Map()

  constructor() {
    super({
      queryCache: new PageQueries(),
      // With an end to it a timer would hold what has been read until then.
      defaultOptions: {
        queries: {
          networkMode: 'always',
          retry: false,
          gcTime: Infinity,
          queryKeyHashFn: hashOf,
        },
      },
    })
  }

  /** Whether somebody still waits for something. */
  isReading(): boolean {
    return this.#page.size > 0 || this.isFetching() > 0
  }

  /** Makes room for the next page; what comes after this comes for nobody. */
  leave(): void {
    this.#page = new Map()
    this.getQueryCache().clear()
  }

  override fetchQuery<
    Read = unknown,
    Failure = DefaultError,
    Data = Read,
    Key extends QueryKey = QueryKey,
    Param = never,
  >(options: FetchQueryOptions<Read, Failure, Data, Key, Param>): Promise<Data> {
    const { queryKey, queryFn } = options
    if ('initialPageParam' in options || typeof queryFn !== 'function') {
      return super.fetchQuery(options)
    }
    const known = this.getQueryData<Data>(queryKey)
    if (known !== undefined) return Promise.resolve(known)
    const context = { client: this, queryKey, meta: undefined, signal: never } as never
    return this.#readOnce(queryKey, async () => (await queryFn(context)) as unknown as Data)
  }

  #readOnce<Data>(queryKey: QueryKey, read: () => Promise<Data>): Promise<Data> {
    const page = this.#page
    const hash = hashOf(queryKey)
    const under = page.get(hash) as Promise<Data> | undefined
    if (under) return under
    const reading = read()
      .then((data) => {
        if (page === this.#page) this.setQueryData(queryKey, data)
        return data
      })
      .finally(() => page.delete(hash))
    page.set(hash, reading)
    return reading
  }
}

/** As browsers make it, but faster where no part of a key is an object, whose members have to be sorted. */
const hashOf = (key: QueryKey): string =>
  key.some((part) => typeof part === 'object') ? hashKey(key) : JSON.stringify(key)

/** What is being read, by the hash of its key. */
type Readings = Map<string, Promise<unknown>>

const never = new AbortController().signal

/**
 * Few enough to be looked through. A Map that is filled and emptied for each page leaves a chain of its
 * former tables, by which V8 keeps what earlier pages read.
 */
class PageQueries extends QueryCache {
  #queries: Query<any, any, any, any>[] = []

  override add(query: Query<any, any, any, any>): void {
    if (!this.get(query.queryHash)) this.#queries.push(query)
  }
  override remove(query: Query<any, any, any, any>): void {
    query.destroy()
    this.#queries = this.#queries.filter((one) => one !== query)
  }
  override clear(): void {
    for (const query of this.#queries) query.destroy()
    this.#queries = []
  }
  override get(queryHash: string): Query<any, any, any, any> | undefined {
    return this.#queries.find((query) => query.queryHash === queryHash)
  }
  override getAll(): Query[] {
    return this.#queries
  }
}
