/*
 * Works beside the pages: shows what a push service brings, and gives what was read last where
 * there is no network. Everything kept here is what any visitor is shown: pages are fetched
 * without cookies, so nothing that only its owner may see ever comes to lie in it.
 */

/* Names with a version: what lies under other names is thrown away. */
const pages = 'pages-1'
const files = 'files-1'
const threadsMost = 20
const filesMost = 240
/* A page that is read again within this is not fetched again, ms. */
const freshFor = 60_000
const offline = '/offline'
const keptAt = 'x-kept-at'

self.addEventListener('install', (event) => {
  // Pages carry hashes in all that they load: a new worker goes with old pages and new ones.
  event.waitUntil(keepOffline().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOldVersions(), preload(), self.clients.claim()]))
})

const forgetOldVersions = async () => {
  const old = (await caches.keys()).filter((name) => name !== pages && name !== files)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/* The network is asked while the worker wakes. */
const preload = () => self.registration.navigationPreload?.enable()

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return
  if (pathname.startsWith('/assets/')) event.respondWith(fileFor(event))
  else if (mode === 'navigate' && (!pathname.startsWith('/api/') || pathname === '/api/docs'))
    event.respondWith(pageFor(event))
})

/* A page says what is being read. */
self.addEventListener('message', (event) => {
  const { keep: path, files = [], language } = event.data ?? {}
  if (typeof path !== 'string' || !isKept(path)) return
  event.waitUntil(Promise.all([keep(path, language), keepFiles(files)]).catch(() => {}))
})

const isKept = (path) => path === '/' || /^\/post\/\d{1,15}$/.test(path)

/* Files have a hash of their content in their names: what lies here is right. */
const fileFor = async (event) => {
  const { request } = event
  const known = await caches.match(request.url, { ignoreVary: true })
  if (known) return known
  const response = await fetch(request)
  if (response.ok) event.waitUntil(putFile(request.url, response.clone()))
  return response
}

const putFile = async (url, response) => {
  const cache = await caches.open(files)
  await cache.put(url, response)
  await trimFiles(cache)
}

/* The oldest go first, but none that a kept page needs. */
const trimFiles = async (cache) => {
  const known = await cache.keys()
  if (known.length <= filesMost) return
  const needed = new Set((await keptHtml()).flatMap(filesOf))
  const spare = known.filter(({ url }) => !needed.has(new URL(url).pathname))
  await Promise.all(spare.slice(0, known.length - filesMost).map((one) => cache.delete(one)))
}

const keptHtml = async () => {
  const cache = await caches.open(pages)
  const kept = await Promise.all((await cache.keys()).map((one) => cache.match(one)))
  return Promise.all(kept.map((response) => response.text()))
}

const filesOf = (html) => [...new Set(html.match(/\/assets\/[\w.-]+\.\w+/g))]

/* The network comes first; without it what was kept, or a page that says so. */
const pageFor = async (event) => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch {
    const { pathname, search } = new URL(event.request.url)
    const cache = await caches.open(pages)
    return (await cache.match(pathname)) ?? offlinePage(cache, pathname + search)
  }
}

/* Keeps a page as any visitor is shown it, and the files that it loads. */
const keep = async (path, language) => {
  const cache = await caches.open(pages)
  const known = await cache.match(path)
  if (known && Date.now() - Number(known.headers.get(keptAt)) < freshFor) return
  const response = await ask(path, language)
  if (response.status === 404 || response.status === 410) await cache.delete(path)
  if (!response.ok || response.redirected) return
  const at = new Date()
  const html = (await response.text()).replace('<html', `<html data-kept="${at.toISOString()}"`)
  await keepFiles(filesOf(html))
  // What was read last stands last.
  await cache.delete(path)
  await cache.put(path, written(html, response, { [keptAt]: String(at.getTime()) }))
  if (path === '/') await keepOffline(language)
  const threads = (await cache.keys()).filter(({ url }) => url.includes('/post/'))
  await Promise.all(threads.slice(0, -threadsMost).map((one) => cache.delete(one)))
}

/* Without cookies the reader's language has to be said. */
const ask = (path, language) =>
  fetch(language ? `${path}?${new URLSearchParams({ lang: language })}` : path, {
    credentials: 'omit',
  })

/* The same answer with another text; its policy goes along. */
const written = (html, { headers, status }, more) => {
  const kept = new Headers(headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) kept.delete(name)
  for (const [name, value] of Object.entries(more)) kept.set(name, value)
  return new Response(html, { status, headers: kept })
}

const keepFiles = async (paths) => {
  const cache = await caches.open(files)
  await Promise.all(
    paths.map(async (path) => {
      if (await cache.match(path, { ignoreVary: true })) return
      const response = await fetch(path)
      if (response.ok) await cache.put(path, response)
    }),
  )
}

/* Without scripts: it stands at the address that somebody wanted, and its links load anew. */
const keepOffline = async (language) => {
  const response = await ask(offline, language)
  if (!response.ok) return
  const html = (await response.text()).replaceAll(
    /<script[^>]*>[\s\S]*?<\/script>|<link rel="modulepreload"[^>]*>/g,
    '',
  )
  await keepFiles(filesOf(html))
  await (await caches.open(pages)).put(offline, written(html, response, {}))
}

const offlinePage = async (cache, wanted) => {
  const known = await cache.match(offline)
  if (!known) return Response.error()
  const html = (await known.text()).replace(`href="${offline}"`, () => `href="${escaped(wanted)}"`)
  return written(await withKept(cache, html), { headers: known.headers, status: 503 }, {})
}

/* The list of what can be read; where there is nothing, the line that says so stays. */
const withKept = async (cache, html) => {
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const kept = paths.filter((path) => path !== offline).toReversed()
  if (kept.length === 0) return html
  const lines = await Promise.all(
    kept.map(async (path) => {
      const title = /<title[^>]*>([^<]*)</.exec(await (await cache.match(path)).text())?.[1]
      return `<li><a href="${path}">${title ?? path}</a></li>`
    }),
  )
  return html.replace(
    /(<ul id="kept"[^>]*>).*?<\/ul>/s,
    (_, start) => `${start}${lines.join('')}</ul>`,
  )
}

const escaped = (text) =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json()
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      icon: '/icons/192.png',
      data: { path },
    }),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const address = new URL(event.notification.data.path, self.location.origin).href
  event.waitUntil(show(address))
})

const show = async (address) => {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const open = windows.find(({ url }) => url === address)
  return open ? open.focus() : self.clients.openWindow(address)
}
