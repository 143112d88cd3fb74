import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, openBrowser } from '../../tests/support/browser.ts'
import { startNameServer } from '../../tests/support/name-server.ts'
import { postmasterOf, until } from '../../tests/support/processes.ts'
import { launch, temporaryFolder } from '../../tests/support/server.ts'
import { signUp, type Site, withSite } from '../ground.ts'
import { type Measured, type Pace, highest, p99, times } from '../row.ts'

const silentNames = new URL('../../tests/support/silent-names.mjs', import.meta.url).pathname

/** Stories whose pictures lie on name servers that never answer, all opened at once, again and again. */
export const silenceNames = async (pace: Pace): Promise<Measured> => {
  const names = await startNameServer()
  const env = { NAME_SERVER: names.server, NODE_OPTIONS: `--import=${silentNames}` }
  const seconds = pace.isShort ? 6 : 40
  try {
    return await withSite({ ...env, RATE_LIMIT_SCALE: '1' }, async (site) => {
      const pictures = await shareSilent(site, 6)
      const reader = await signUp(site.url())
      const alone = await readAndWrite(site, reader, 3)
      const over = new AbortController()
      const opening = openAll(site, pictures, over.signal)
      await until(() => names.silences() > 0, 'the first name is asked for')
      const { took, failed } = await readAndWrite(site, reader, seconds)
      over.abort()
      await opening
      const figure = p99(took)
      return {
        measured: `${pictures.length} pictures on silent names for ${seconds} s, ${names.silences()} questions: others’ p99 ${Math.round(figure)} ms over ${took.length} calls, alone ${Math.round(p99(alone.took))} ms, ${failed} failed`,
        holds: failed === 0 && took.length > seconds && figure <= Math.max(250, p99(alone.took)),
      }
    })
  } finally {
    await names.close()
  }
}

const perPerson = 8

const shareSilent = async (site: Site, people: number): Promise<string[]> => {
  const pictures: string[] = []
  for (let person = 0; person < people; person += 1) {
    const author = await signUp(site.url())
    for (let n = 0; n < perPerson; n += 1) {
      const imageUrl = `https://picture-${person}-${n}.silent.example/a.png`
      const { body } = await author.post('/api/stories', {
        content: `Look ${person} ${n}`,
        imageUrl,
      })
      if (body.picture) pictures.push(body.picture.small)
    }
  }
  return pictures
}

const openAll = async (site: Site, pictures: readonly string[], signal: AbortSignal) => {
  const open = (path: string) => fetch(site.url() + path, { signal }).catch(() => null)
  while (!signal.aborted) {
    await Promise.all(pictures.map(open))
    await sleep(100)
  }
}

/** As often as the limits allow it one address. */
const readAndWrite = async (site: Site, reader: Browser, seconds: number) => {
  const { body: post } = await reader.post('/api/posts', {
    content: 'Hello',
    aiSeats: 'humans_only',
  })
  const took: number[] = []
  let failed = 0
  let wrote = 0
  const end = performance.now() + seconds * 1000
  const call = async (act: () => Promise<{ status: number }>) => {
    const from = performance.now()
    const { status } = await act()
    took.push(performance.now() - from)
    if (status >= 400) failed += 1
  }
  while (performance.now() < end) {
    for (const path of ['/', '/api/posts', '/api/stories', `/api/posts/${post.id}`]) {
      await call(() => openBrowser(site.url()).get(path))
    }
    if (performance.now() - wrote > 6_000) {
      wrote = performance.now()
      await call(() => reader.post(`/api/posts/${post.id}/comments`, { content: `Hello ${wrote}` }))
    }
    await sleep(100)
  }
  return { took, failed }
}

/** The database is stopped in order, as for an upgrade of its machine, while people read and write. */
export const restartTheDatabase = (pace: Pace): Promise<Measured> =>
  withSite({}, async (site) => {
    const person = await signUp(site.url())
    const stops = times(pace, 10)
    const away: number[] = []
    const seen = { reads: 0, writes: 0, odd: new Set<string>(), silent: 0 }
    for (let stop = 0; stop < stops; stop += 1) {
      const running = postmasterOf(site.folder)!
      process.kill(running, 'SIGINT')
      const from = performance.now()
      let n = 0
      await until(
        async () => {
          n += 1
          const isKept = await look(site, person, seen, `${stop} ${n}`)
          return isKept && isAnother(site, running)
        },
        'the database is back',
        60_000,
      )
      away.push(performance.now() - from)
      const { status } = await person.post('/api/posts', {
        content: `After stop ${stop}`,
        aiSeats: 'humans_only',
      })
      if (status !== 201) seen.odd.add(`${status} afterwards`)
    }
    return {
      measured: `${stops} restarts: back within ${(highest(away) / 1000).toFixed(1)} s; meanwhile ${seen.reads} reads answered, ${seen.writes} writes told why, ${seen.silent} told nothing, odd answers: ${[...seen.odd].join(', ') || 'none'}`,
      holds: seen.odd.size + seen.silent === 0 && seen.reads > 0 && highest(away) <= 5_000,
    }
  })

type Seen = { reads: number; writes: number; odd: Set<string>; silent: number }

/** A visitor's feed is kept and goes on; a write is kept or refused in words. Gives whether it was kept. */
const look = async (site: Site, person: Browser, seen: Seen, words: string): Promise<boolean> => {
  const read = await openBrowser(site.url()).get('/api/posts')
  if (read.status === 200) seen.reads += 1
  else seen.odd.add(`${read.status} for a read`)
  const write = await person.post('/api/posts', {
    content: `While away ${words}`,
    aiSeats: 'humans_only',
  })
  if (write.status === 201) return true
  if (write.status !== 503) seen.odd.add(`${write.status} for a write`)
  if (write.body?.message) seen.writes += 1
  else seen.silent += 1
  return false
}

const isAnother = ({ folder }: Site, before: number): boolean => {
  const running = postmasterOf(folder)
  return running !== undefined && running !== before
}

/** Data of another major version of PostgreSQL: one line, and not a file is touched. */
export const startOnOtherData = async (): Promise<Measured> => {
  const said: string[] = []
  let touched = 0
  for (const made of ['12', '17', '99']) {
    const { folder, remove } = temporaryFolder('other-data')
    const data = join(folder, 'postgres')
    mkdirSync(data)
    writeFileSync(join(data, 'PG_VERSION'), `${made}\n`)
    const { output, ended } = launch({ DATA_DIR: folder })
    const how = await ended
    if (how === 1) said.push(output().trim())
    if (readdirSync(data).join() !== 'PG_VERSION' || existsSync(join(folder, 'postgres.log')))
      touched += 1
    remove()
  }
  const clear = said.filter(
    (one) => !one.includes('\n') && /made by PostgreSQL \d+.*operations\.md/.test(one),
  )
  return {
    measured: `3 data folders: ${clear.length} refused with one clear line, ${touched} touched`,
    holds: clear.length === 3 && touched === 0,
  }
}
