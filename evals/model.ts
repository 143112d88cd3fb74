/**
 * `npm run eval:model [-- --posts 20] [-- --page data/eval-model.md] [-- --read]` lets the configured model discuss posts on a
 * site of its own and counts what the gate let through, what was asked twice, what the library had to say instead, how much was
 * repeated, how long it took and what it cost. The discussions are written to a page: a model is judged by being read.
 */
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { readLocalState } from '#server/characters/voices/local/state.ts'
import { readEnv } from '#server/env.ts'
import { chooseFile } from '#server/models/folder.ts'
import type { Services } from '#server/services.ts'
import { unprepared } from './posts.ts'
import { onSite, play, type Played } from './play.ts'
import { repetition, writePage } from './page.ts'

const usage = `eval:model needs a provider, for instance
  AI_PROVIDER=openai-compatible AI_BASE_URL=http://127.0.0.1:11434/v1 AI_MODEL=llama3.2 npm run eval:model
  AI_PROVIDER=local npm run eval:model
AI_DAILY_BUDGET says how many US dollars it may cost (5).`

const after = (name: string): string | undefined => {
  const at = process.argv.indexOf(name)
  return at < 0 ? undefined : process.argv[at + 1]
}

const main = async (): Promise<void> => {
  const { AI_PROVIDER } = process.env
  if (!AI_PROVIDER || AI_PROVIDER === 'builtin') throw new Error(usage)
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith('AI_') && name !== 'AI_PACE'),
  ) as Record<string, string>
  await onSite({ ...given, ...fileHere() }, async (services, worker) => {
    if (AI_PROVIDER === 'local') await untilReady(services, worker)
    const threads: Played[] = []
    for (const post of unprepared.slice(0, Number(after('--posts') ?? 20))) {
      threads.push(await play(services, worker, { post }))
      process.stderr.write(`\r${threads.length} discussions`)
    }
    process.stderr.write('\n')
    if (process.argv.includes('--read')) console.log(JSON.stringify(threads, null, 1))
    const figures = await count(services, threads)
    for (const line of figures) console.log(line)
    const page = after('--page') ?? 'data/eval-model.md'
    writePage(page, figures, threads)
    console.log(`The discussions stand in ${page}.`)
  })
}

/** The model of the operator's own site: this one has a folder of its own. */
const fileHere = (): Record<string, string> => {
  const env = readEnv(process.env)
  const chosen = env.AI_PROVIDER === 'local' ? chooseFile(env, env.AI_MODEL ?? null) : null
  if (env.AI_PROVIDER === 'local' && !chosen)
    throw new Error('There is no model here yet: npm run model brings one.')
  return chosen ? { AI_MODEL_FILE: chosen.file } : {}
}

/** It is loaded and tried when the first turn asks for it. */
const untilReady = async (
  services: Services,
  worker: Parameters<typeof play>[1],
): Promise<void> => {
  await play(services, worker, { post: 'Is this on?' })
  for (;;) {
    const state = await readLocalState(services.db)
    if (state?.state === 'ready') return
    if (state && state.state !== 'loading')
      throw new Error(
        `The model cannot be used here: ${state.fault ?? state.state}, ${state.replySeconds ?? '–'} s a reply`,
      )
    await wait(200)
  }
}

const count = async ({ db }: Services, threads: readonly Played[]): Promise<string[]> => {
  const lines = threads.flatMap((thread) => thread.lines)
  const own = lines.filter(({ isDegraded }) => !isDegraded)
  const { rows } = await sql<{
    provider: string
    model: string
    tokensIn: number
    tokensOut: number
    microusd: number
    speed: number | null
  }>`
    select max(provider) as provider, max(model) as model,
      coalesce(sum(input_tokens), 0)::int as "tokensIn",
      coalesce(sum(output_tokens), 0)::int as "tokensOut",
      coalesce(sum(cost_microusd), 0)::int as microusd,
      round(avg(tokens_per_second)::numeric, 1)::float8 as speed
    from receipts where provider not in ('builtin', 'library')
  `.execute(db)
  const { rows: faults } = await sql<{ message: string; times: number }>`
    select message, count(*)::int as times from voice_faults group by message order by times desc
  `.execute(db)
  const { rows: marked } = await sql<{ replies: number }>`
    select count(*)::int as replies from comments where cardinality(unchecked) > 0
  `.execute(db)
  const [{ provider, model, tokensIn, tokensOut, microusd, speed } = {}] = rows as Partial<
    (typeof rows)[number]
  >[]
  return [
    `${provider ?? 'nobody'}, ${model ?? 'no model'}`,
    `replies by the model ${own.length}, by the library instead ${lines.length - own.length}`,
    `passes ${threads.flatMap(({ passes }) => passes).length}`,
    `turns that failed twice ${faults.reduce((sum, { times }) => sum + times, 0)}: ${faults.map(({ message, times }) => `${message} (${times})`).join('; ') || 'none'}`,
    `seconds a reply, mean ${(mean(own.map(({ ms }) => ms)) / 1000).toFixed(1)}${speed ? `, ${speed} tokens a second` : ''}`,
    `repeated four-word runs ${(100 * repetition(own.map(({ text }) => text))).toFixed(1)} %`,
    `replies with a figure that is marked as not checked ${marked[0]?.replies}`,
    `tokens in ${tokensIn}, out ${tokensOut}, dollars ${((microusd ?? 0) / 1e6).toFixed(4)}`,
  ]
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
