/**
 * `npm run eval:model [-- --posts 12] [-- --read]` lets the configured model discuss posts on a site of its own and counts
 * what the gate let through, what the library had to say instead, how long it took and what it cost.
 */
import { sql } from 'kysely'
import type { Services } from '#server/services.ts'
import { unprepared } from './posts.ts'
import { onSite, play, type Played } from './play.ts'

const usage = `eval:model needs a provider, for instance
  AI_PROVIDER=openai-compatible AI_BASE_URL=http://127.0.0.1:11434/v1 AI_MODEL=llama3.2 npm run eval:model
AI_DAILY_BUDGET says how many US dollars it may cost (5).`

const numberAfter = (name: string, usual: number): number => {
  const at = process.argv.indexOf(name)
  return at < 0 ? usual : Number(process.argv[at + 1])
}

const main = async (): Promise<void> => {
  const { AI_PROVIDER, AI_MODEL } = process.env
  if (!AI_PROVIDER || AI_PROVIDER === 'builtin') throw new Error(usage)
  const given = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name.startsWith('AI_') && name !== 'AI_PACE'),
  ) as Record<string, string>
  await onSite(given, async (services, worker) => {
    const threads: Played[] = []
    for (const post of unprepared.slice(0, numberAfter('--posts', 12))) {
      threads.push(await play(services, worker, { post }))
      process.stderr.write(`\r${threads.length} discussions`)
    }
    process.stderr.write('\n')
    if (process.argv.includes('--read')) console.log(JSON.stringify(threads, null, 1))
    await report(services, threads)
    console.log(`${AI_PROVIDER}, ${AI_MODEL}`)
  })
}

const report = async ({ db }: Services, threads: readonly Played[]): Promise<void> => {
  const lines = threads.flatMap((thread) => thread.lines)
  const own = lines.filter(({ isDegraded }) => !isDegraded)
  const { rows } = await sql<{ tokensIn: number; tokensOut: number; again: number }>`
    select coalesce(sum(input_tokens), 0)::int as "tokensIn",
      coalesce(sum(output_tokens), 0)::int as "tokensOut",
      count(*) filter (where attempts > 1)::int as again
    from receipts where provider not in ('builtin', 'library')
  `.execute(db)
  console.log(
    `replies by the model ${own.length}, by the library instead ${lines.length - own.length}`,
  )
  console.log(`passes ${threads.flatMap(({ passes }) => passes).length}`)
  console.log(`seconds a reply, mean ${(mean(own.map(({ ms }) => ms)) / 1000).toFixed(1)}`)
  const { rows: marked } = await sql<{ replies: number }>`
    select count(*)::int as replies from comments where cardinality(unchecked) > 0
  `.execute(db)
  console.log(`replies with a figure that is marked as not checked ${marked[0]?.replies}`)
  console.log(JSON.stringify(rows[0]))
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

main().catch((error: unknown) => {
  console.error((error as Error).message)
  process.exitCode = 1
})
