/** An answer as a test looks at it: the body parsed where it is JSON. */
export type Seen = { status: number; headers: Headers; body: any }

/** A browser without a screen: keeps its cookies, and says which site its calls come from. */
export type Browser = {
  get: (path: string, headers?: Record<string, string>) => Promise<Seen>
  post: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Seen>
  put: (path: string, body?: unknown, headers?: Record<string, string>) => Promise<Seen>
  /** Sends exactly this. */
  send: (path: string, init: RequestInit) => Promise<Seen>
  /** What it would send as its Cookie header. */
  cookies: () => string
}

export const openBrowser = (url: string, cookies = ''): Browser => {
  const jar = new Map<string, string>()
  for (const pair of cookies.split('; ').filter(Boolean)) keep(jar, pair)
  const written = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  const send = async (path: string, init: RequestInit): Promise<Seen> => {
    const cookie: Record<string, string> = jar.size > 0 ? { cookie: written() } : {}
    const response = await fetch(url + path, { ...init, headers: { ...cookie, ...init.headers } })
    for (const set of response.headers.getSetCookie()) keep(jar, set.split(';')[0]!)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text,
    }
  }

  const write =
    (method: string): Browser['post'] =>
    (path, body, headers = {}) =>
      send(path, {
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          ...headers,
        },
        body: body === undefined ? undefined : JSON.stringify(body),
      })

  return {
    send,
    cookies: written,
    get: (path, headers = {}) => send(path, { headers }),
    post: write('POST'),
    put: write('PUT'),
  }
}

const keep = (jar: Map<string, string>, pair: string): void => {
  const [name = '', value = ''] = pair.split('=')
  if (value === '') jar.delete(name)
  else jar.set(name, value)
}
