import { feedSource } from '../src/server/scout/sources/feed.ts'
import { googleTrends } from '../src/server/scout/sources/google-trends.ts'
import { type Source, ShapeError } from '../src/server/scout/sources/source.ts'

/**
 * How long (this thread's own time) and how large the Scout's readers get over the worst that fits
 * into 2 MB. The bar is 2 s and 50 MB each. `node --expose-gc scripts/hostile-feeds.ts`
 */
const most = 2 * 1024 * 1024
const fill = (head: string, unit: string, tail = '') =>
  (head + unit.repeat(Math.floor((most - head.length - tail.length) / unit.length)) + tail).slice(
    0,
    most,
  )
const rss = (inner: string) =>
  `<rss version="2.0"><channel><title>t</title>${inner}</channel></rss>`
const entities = Array.from(
  { length: 9 },
  (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`,
).join('')

const hostile: Record<string, string> = {
  'empty items': fill('<rss version="2.0"><channel>', '<item/>'),
  '100,000 items': rss('<item><title>a</title></item>'.repeat(60_000)).slice(0, most),
  'deep tags': fill('<rss version="2.0"><channel><item>', '<a>'),
  'one long title': rss(
    `<item><title>${'word '.repeat(390_000)}</title><link>https://a.example/1</link></item>`,
  ),
  references: rss(
    `<item><title>${'&amp;'.repeat(400_000)}</title><link>https://a.example/1</link></item>`,
  ),
  'entity bomb': `<!DOCTYPE r [<!ENTITY l0 "lol">${entities}]>${rss('<item><title>&l9;</title><link>https://a.example/1</link></item>')}`,
  attributes: fill('<rss version="2.0"><channel ', 'a="1" b="2" '),
  'open CDATA': fill('<rss version="2.0"><channel><item><title>', '<![CDATA['),
  'open comments': fill('<rss version="2.0"><channel><item>', '<!--'),
  'only brackets': fill('', '<'),
  'deep JSON': fill('{"version":"https://jsonfeed.org/version/1.1","items":', '['),
  'JSON items': fill(
    '{"version":"https://jsonfeed.org/version/1.1","title":"t","items":[{"id":"0"}',
    ',{"id":"1"}',
    ']}',
  ),
}

const measure = (source: Source, text: string) => {
  globalThis.gc?.()
  const before = process.memoryUsage().heapUsed
  const began = process.threadCpuUsage()
  let outcome: string
  try {
    outcome = `${source.read({ contentType: '', body: Buffer.from(text) }, new Date()).length} findings`
  } catch (error) {
    if (!(error instanceof ShapeError)) throw error
    outcome = error.message
  }
  const { user, system } = process.threadCpuUsage(began)
  const ms = Math.round((user + system) / 1_000)
  const mb = Math.max(0, Math.round((process.memoryUsage().heapUsed - before) / 1024 ** 2))
  return { ms, mb, outcome }
}

for (const [name, text] of Object.entries(hostile)) {
  for (const source of [feedSource('https://a.example/rss'), googleTrends]) {
    const { ms, mb, outcome } = measure(source, text)
    console.log(`${name.padEnd(16)} ${source.name.padEnd(14)} ${ms} ms ${mb} MB  ${outcome}`)
    // without gc() what is measured is garbage, too
    if (ms > 2_000 || (globalThis.gc && mb > 50)) process.exitCode = 1
  }
}
