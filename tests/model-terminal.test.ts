import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readEnv } from '#server/env.ts'
import { folderOf, readAnswer, sizeOf } from '#server/models/folder.ts'
import { bestHere } from '#server/models/terminal.ts'
import { testDatabase } from './support/db.ts'
import { carTexts } from './support/model-file.ts'
import { startModelHost, ways } from './support/model-host.ts'
import { until } from './support/processes.ts'
import { main, temporaryFolder } from './support/server.ts'
import { tinyModel } from './support/tiny-model.ts'

const open: (() => unknown)[] = []
afterEach(async () => {
  for (const close of open.splice(0)) await close()
})

/** `script` gives a program a terminal; the one of other systems knows other options. */
const hasTerminal = process.platform === 'linux' && spawnSync('script', ['--version']).status === 0
const isEnough = (await bestHere(readEnv({ DATA_DIR: temporaryHere() }))) !== null

function temporaryHere() {
  const { folder, remove } = temporaryFolder('terminal')
  open.push(remove)
  return folder
}

/** A folder, a database and a host of models, for one start of the site after the other. */
const setUp = async () => {
  const host = await startModelHost(tinyModel(carTexts))
  const database = await testDatabase()
  const folder = temporaryHere()
  open.push(database.close, host.stop)
  const models = folderOf({ DATA_DIR: folder })
  const given = { DATA_DIR: folder, DATABASE_URL: database.url, MODEL_MIRROR: host.url }
  return { host, models, start: () => startAtTerminal(given) }
}

/** The site at a terminal of its own, with somebody at the keyboard. */
const startAtTerminal = async (env: Record<string, string>) => {
  const command = `exec '${process.execPath}' '${main}'`
  const child = spawn('script', ['-qefc', command, '/dev/null'], {
    env: { PATH: process.env['PATH'], PORT: '0', SCOUT_SOURCES: 'evergreen', ...env },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let shown = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (shown += text))
  const ended = once(child, 'close').then(([code]) => code as number)
  const type = (keys: string) => void child.stdin.write(keys)
  const leave = () => {
    type(ctrlC)
    return ended
  }
  open.unshift(leave)
  const says = (words: RegExp) => until(() => words.test(shown), `it says ${words}`, 60_000)
  await says(/is ready: (http\S+)/)
  return {
    url: /is ready: (http\S+)/.exec(shown)?.[1] ?? '',
    shown: () => shown,
    says,
    type,
    leave,
  }
}

const ctrlC = '\u0003'
const question =
  /Download a language model, so that the characters can argue about anything\? .+ \[Y\/n\] /
const advice = /The characters speak from the written library/

test.skipIf(!hasTerminal || !isEnough)(
  'npm start asks once at a terminal, serves meanwhile, and brings the model when somebody presses Enter',
  async () => {
    const { host, models, start } = await setUp()
    const site = await start()
    await site.says(question)
    expect(site.shown()).toMatch(advice)
    expect((await fetch(`${site.url}/api/posts`)).status).toBe(200)
    expect(host.asked).toEqual([])
    host.next(ways.stalls(100_000))
    site.type('\n')
    await until(
      () =>
        readdirSync(models).some(
          (name) => (name.endsWith('.part') ? (sizeOf(join(models, name)) ?? 0) : 0) >= 100_000,
        ),
      'some of it is here',
    )
    expect((await fetch(`${site.url}/api/posts`)).status).toBe(200)
    expect(await site.leave()).toBe(0)

    // what was wished for goes on with the next start, which does not ask again
    const again = await start()
    await again.says(/is here: [\da-f]+…/)
    expect(again.shown()).not.toMatch(question)
    expect(host.asked.at(-1)).toMatch(/ 100000$/)
  },
)

test.skipIf(!hasTerminal || !isEnough)(
  'an operator who says no at the terminal is not asked by the next start, and nothing is downloaded',
  async () => {
    const { host, models, start } = await setUp()
    const site = await start()
    await site.says(question)
    site.type('n\n')
    await until(() => readAnswer(models) === 'no', 'the answer is kept')
    expect(await site.leave()).toBe(0)
    const again = await start()
    await again.says(advice)
    expect(await again.leave()).toBe(0)
    expect([question.test(again.shown()), host.asked]).toEqual([false, []])
  },
)

test.skipIf(!hasTerminal || !isEnough)(
  'Ctrl-C at the question ends the site, and the question comes again',
  async () => {
    const { models, start } = await setUp()
    const site = await start()
    await site.says(question)
    expect(await site.leave()).toBe(0)
    expect(readAnswer(models)).toBeNull()
    await (await start()).says(question)
  },
)
