import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { openBrowser } from './support/browser.ts'
import { until } from './support/processes.ts'
import { startServer } from './support/server.ts'

const size = 256 * 1024 * 1024

/** A disk of its own for a test, which only the system's administrator may make. */
const openDisk = () => {
  const folder = mkdtempSync(join(tmpdir(), 'symposia-disk-'))
  const mount = ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]
  const isMade = spawnSync('mount', mount, { stdio: 'ignore' }).status === 0
  const remove = () => {
    if (isMade) execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, isMade, remove }
}

const disk = openDisk()
if (!disk.isMade) disk.remove()

/** Takes all that is left, and gives it back. */
const fill = () => {
  const path = join(disk.folder, 'filler')
  const { bavail, bsize } = statfsSync(disk.folder)
  try {
    writeFileSync(path, Buffer.alloc(bavail * bsize, 1))
    for (;;) writeFileSync(path, Buffer.alloc(4096, 1), { flag: 'a' })
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC')
  }
  return () => rmSync(path)
}

/** Posts of which one after the other is written, each as far as the site lets it. */
const openAuthor = async (url: string) => {
  const browser = openBrowser(url)
  const form = { email: 'full@example.org', username: 'full', password: 'a long enough one' }
  await browser.post('/api/register', { ...form, firstName: 'Full', lastName: 'Disk' })
  const kept: number[] = []
  return {
    ...browser,
    kept,
    write: async (n: number) => {
      const content = `Post ${n}: ${'many words '.repeat(50)}`
      const { status, body } = await browser.post('/api/posts', { content, aiSeats: 'humans_only' })
      if (status === 201) kept.push(body.id)
      return status === 201 ? 'kept' : body.code
    },
    upload: async () => {
      const { status, body } = await browser.send('/api/user/pictures/photo', {
        method: 'POST',
        headers: { 'sec-fetch-site': 'same-origin', 'content-type': 'image/jpeg' },
        body: new Uint8Array(await photo),
      })
      return status === 201 ? 'kept' : body.code
    },
  }
}

const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: '#336699' } })
  .jpeg()
  .toBuffer()

test.skipIf(!disk.isMade)(
  'on a full disk reading goes on, writing says why, and with room again all goes on, nothing lost',
  async () => {
    const env = { DATA_DIR: join(disk.folder, 'data'), RATE_LIMIT_SCALE: '1000' }
    const server = await startServer({ ...env, LOG_LEVEL: 'silent' })
    try {
      const author = await openAuthor(server.url)
      const says = async (words: string) => (await author.get('/readyz')).body.status === words
      expect(await author.write(0)).toBe('kept')
      await until(() => says('ok'), 'the site is ready')

      const giveBack = fill()
      await until(() => says('disk full'), 'the site says that its disk is full')
      const answers: string[] = []
      for (let n = 1; n < 200; n += 1) answers.push(await author.write(n))
      // The database has some room left in its files.
      expect(new Set(answers)).toEqual(new Set(['kept', 'no_room']))
      expect(await author.upload()).toBe('no_room')
      for (const path of ['/', '/api/posts', `/post/${author.kept[0]}`])
        expect((await author.get(path)).status).toBe(200)

      giveBack()
      await until(() => says('ok'), 'the site is ready again')
      expect([await author.write(200), await author.upload()]).toEqual(['kept', 'kept'])
      for (const id of author.kept) {
        expect((await author.get(`/api/posts/${id}`)).status).toBe(200)
      }
    } finally {
      await server.stop()
      disk.remove()
    }
  },
)
