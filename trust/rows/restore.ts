import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startServer } from '../../tests/support/server.ts'
import { openBrowser } from '../../tests/support/browser.ts'
import { signUp, withSite } from '../ground.ts'
import { type Measured, type Pace, times } from '../row.ts'

/** A backup of a site that is being written to, restored elsewhere and started. */
export const drill = (pace: Pace): Promise<Measured> =>
  withSite({}, async (site) => {
    const ground = mkdtempSync(join(tmpdir(), 'symposia-drill-'))
    const [into, restored] = [join(ground, 'backups'), join(ground, 'restored')]
    const author = await signUp(site.url())
    const written: number[] = []
    const write = async () => {
      const content = `Worth keeping ${written.length}`
      const { body } = await author.post('/api/posts', { content, aiSeats: 'humans_only' })
      written.push(body.id)
    }
    for (let n = 0; n < times(pace, 100); n += 1) await write()
    const before = [...written]
    const backingUp = run('backup', site.folder, ['--into', into])
    for (let n = 0; n < 20; n += 1) await write()
    await backingUp
    await site.server().stop('SIGKILL')
    const from = performance.now()
    await run('restore', restored, [join(into, readdirSync(into)[0]!)])
    const again = await startServer({
      DATA_DIR: restored,
      RATE_LIMIT_SCALE: '100000',
      LOG_LEVEL: 'fatal',
    })
    const seconds = (performance.now() - from) / 1000
    const found = await Promise.all(
      before.map(
        async (id) => (await openBrowser(again.url).get(`/api/posts/${id}`)).status === 200,
      ),
    )
    await again.stop()
    rmSync(ground, { recursive: true, force: true })
    const missing = found.filter((isThere) => !isThere).length
    return {
      measured: `${before.length} posts, ${missing} missing; answering again after ${seconds.toFixed(1)} s`,
      holds: missing === 0 && seconds <= 60,
    }
  })

const run = async (script: string, dataDir: string, args: string[]): Promise<void> => {
  const path = fileURLToPath(new URL(`../../scripts/${script}.ts`, import.meta.url))
  const child = spawn(process.execPath, [path, ...args], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const [code] = (await once(child, 'close')) as [number | null]
  if (code !== 0) throw new Error(`npm run ${script} ended with ${code}`)
}
