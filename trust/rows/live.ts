import { type Ears, listenTo } from '../../tests/support/ears.ts'
import { until } from '../../tests/support/processes.ts'
import { signUp, withSite } from '../ground.ts'
import { type Measured, type Pace, highest, times } from '../row.ts'
import { untilQuiet } from './ledger.ts'

/** Live streams that are cut while people post, and come back where they were. */
export const cutStreams = (pace: Pace): Promise<Measured> =>
  withSite({}, async (site) => {
    // a new site's first debates, all at once without pauses, would be what is measured
    await untilQuiet(site)
    const author = await signUp(site.url())
    const count = 50
    const posts = times(pace, 100)
    const listeners = await Promise.all(
      Array.from({ length: count }, () => openListener(site.url())),
    )
    const written: { id: number; at: number }[] = []
    for (let n = 0; n < posts; n += 1) {
      const content = `Live post ${n}`
      const { body } = await author.post('/api/posts', { content, aiSeats: 'humans_only' })
      written.push({ id: body.id, at: performance.now() })
      // one in five is away each time, and comes back while others are being told
      await Promise.all(
        listeners.filter((_, at) => at % 5 === n % 5).map((listener) => listener.cut()),
      )
    }
    const hasAll = () => listeners.every(({ heard }) => written.every(({ id }) => heard.has(id)))
    await until(hasAll, 'everybody has heard all', 15_000).catch(() => undefined)
    const gaps = listeners.flatMap(({ heard }) => written.filter(({ id }) => !heard.has(id))).length
    const doubles = listeners.reduce((sum, listener) => sum + listener.doubles(), 0)
    const late = highest(
      listeners.flatMap(({ heard }) =>
        written.map(({ id, at }) => (heard.get(id) ?? Number.POSITIVE_INFINITY) - at),
      ),
    )
    for (const listener of listeners) listener.end()
    return {
      measured: `${count} streams, ${posts} posts: ${gaps} gaps, ${doubles} doubles, ${(late / 1000).toFixed(2)} s at most`,
      holds: gaps === 0 && doubles === 0 && late <= 2_000,
    }
  })

/** Writes down when each post was first heard, over all its connections. */
const openListener = async (url: string) => {
  const heard = new Map<number, number>()
  let doubles = 0
  let ears: Ears
  let seen = 0
  const gather = () => {
    for (; seen < ears.heard.length; seen += 1) {
      const { data } = ears.heard[seen]!
      if (data.kind !== 'post') continue
      if (heard.has(data.post.id)) doubles += 1
      else heard.set(data.post.id, performance.now())
    }
  }
  const open = async (after?: string) => {
    ears = await listenTo(url, after === undefined ? {} : { after })
    seen = 0
  }
  await open()
  const look = setInterval(gather, 5)
  return {
    heard,
    doubles: () => doubles,
    cut: async () => {
      ears.cut()
      gather()
      await open(ears.lastId())
    },
    end: () => {
      clearInterval(look)
      ears.cut()
    },
  }
}
