import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, expect, test } from 'vitest'
import { modelFile } from '../tests/support/model-file.ts'
import { temporaryFolder } from '../tests/support/server.ts'
import { tinyModel } from '../tests/support/tiny-model.ts'
import { unprepared } from './posts.ts'

const open: (() => unknown)[] = []
afterEach(() => {
  for (const close of open.splice(0)) close()
})

/** What might be said of the first two posts. */
const texts = [
  'A landlord who sells in two weeks is counting on your hurry. Ask what the flat would fetch in spring, and whether the same flat would tempt you if nobody had set a clock beside it.',
  'Buy the flat for the mornings in it, or leave it. Two weeks are enough to sit in the kitchen at dawn and notice whether you are already arranging the furniture or looking for the door.',
  'Before you buy, let somebody who owes the landlord nothing look at the roof and the pipes. A flat hides its costs behind paint, and two weeks suffice for one honest pair of eyes.',
  'Parents are lied to about small things every day, and most of them know. The lie that hurts is the one that keeps them from helping with something that they would have understood.',
  'You lie to your parents to spare a quarrel, and the quarrel waits. Say half of the truth this week and see what breaks; in most families it is less than the silence did.',
  'Whether a lie to parents is fair turns on who carries it. If you alone must remember the story at every dinner, you have bought their calm at a price that only you can see.',
]

/** Runs it as `npm run eval:model` does. */
const evaluate = async (env: Record<string, string>, ...options: string[]) => {
  const script = new URL('model.ts', import.meta.url).pathname
  return promisify(execFile)(process.execPath, [script, ...options], {
    env: { PATH: process.env['PATH'], ...env },
  })
}

test(
  'a model discusses two posts, what came of it is counted, and the page to read has both',
  { timeout: 180_000 },
  async () => {
    const { env, remove } = modelFile(tinyModel(texts))
    const { folder, remove: removeFolder } = temporaryFolder('eval')
    open.push(remove, removeFolder)
    const path = join(folder, 'pages', 'model.md')
    const { stdout } = await evaluate({ ...env, DATA_DIR: folder }, '--posts', '2', '--page', path)
    const page = readFileSync(path, 'utf8')

    expect([...page.matchAll(/^## (.+)$/gm)].map(([, post]) => post)).toEqual(
      unprepared.slice(0, 2),
    )
    const count = (words: RegExp) => page.match(words)?.length ?? 0
    const own = count(/^\*\*[^*]+\*\* \([\d.]+ s\): /gm)
    const instead = count(/^\*\*[^*]+\*\* \(library instead\): /gm)
    expect(own).toBeGreaterThanOrEqual(2)
    const figures = [
      'local, tiny.gguf',
      `replies by the model ${own}, by the library instead ${instead}`,
      `passes ${count(/^_A pass: /gm)}`,
      expect.stringMatching(/^turns that failed twice \d+: /),
      expect.stringMatching(/^seconds a reply, mean \d+\.\d, [\d.]+ tokens a second$/),
      expect.stringMatching(/^repeated four-word runs \d+\.\d %$/),
      expect.stringMatching(/^replies with a figure that is marked as not checked 0$/),
      expect.stringMatching(/^tokens in [1-9]\d*, out [1-9]\d*, dollars 0\.0000$/),
    ]
    expect([...page.matchAll(/^- (.+)$/gm)].map(([, figure]) => figure)).toEqual(figures)
    expect(stdout.trim().split('\n')).toEqual([...figures, `The discussions stand in ${path}.`])
    for (const [, said] of page.matchAll(/^\*\*[^*]+\*\* \([\d.]+ s\): (.+)$/gm))
      expect(texts).toContain(said)
  },
)

test('without a model it says how one is named or brought', async () => {
  const { folder, remove } = temporaryFolder('eval')
  open.push(remove)
  await expect(evaluate({ DATA_DIR: folder })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('AI_PROVIDER=local npm run eval:model'),
  })
  await expect(evaluate({ AI_PROVIDER: 'local', DATA_DIR: folder })).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('npm run model brings one'),
  })
})
