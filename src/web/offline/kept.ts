import { forgetWaiting } from './waiting.ts'

/**
 * When the worker kept this page (ISO 8601), if it came from there and not from the network.
 * Such a page is a visitor's, no matter who reads it.
 */
export const keptAt = (): string | undefined => document.documentElement.dataset['kept']

/** Tells the worker what is being read, so that it can be read without a network. */
export const keepForLater = async (path: string): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ keep: path, files: loadedFiles(), language: document.documentElement.lang })
}

/** What has come after the page lies in the browser, too: kept, it costs nothing more. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name, window.location.href).pathname)
    .filter((path) => path.startsWith('/assets/'))

/** A member who leaves this browser leaves behind neither what they read nor what they were about to say. */
export const forgetReading = async (): Promise<void> => {
  forgetWaiting()
  if (!('caches' in window)) return
  const names = (await caches.keys()).filter((name) => name.startsWith('pages-'))
  const kept = await Promise.all(names.map((name) => caches.open(name)))
  await Promise.all(kept.map(forgetThreads))
}

/** Home and the page that says that there is no network are the same for everybody. */
const forgetThreads = async (cache: Cache): Promise<void> => {
  const threads = (await cache.keys()).filter(({ url }) => url.includes('/post/'))
  await Promise.all(threads.map((one) => cache.delete(one)))
}
