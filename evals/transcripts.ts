/**
 * `npm run eval:threads` makes twelve whole discussions, unedited, as docs/characters.md holds them: a fresh database, the
 * product's own queue, casting, plans, built-in voice, gate and commit. Six posts are on what a pack covers, six are not.
 * Posts as arguments take their place. It prints Markdown.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { cast, ensureCast } from '#server/characters/cast.ts'
import { topicOf } from '#server/characters/topic.ts'
import { migrate } from '#server/db/migrate.ts'
import { openDatabase } from '#server/db/open.ts'
import { readEnv } from '#server/env.ts'
import { writePost } from '#server/posts/posts.ts'
import type { Services } from '#server/services.ts'
import { startWorker } from '#server/tasks.ts'

const covered = [
  "Our company is moving to a 4-day week at the same pay next month. My manager says productivity won't drop. Support staff fear five days crammed into four.",
  'Should cities ban cars from their centres? #Mobility',
  'I drive for Uber and the app decides what I earn. Some weeks it is below minimum wage once I pay for fuel.',
  'Germany closing its nuclear plants was the dumbest decision of the decade.',
  'Our school just banned phones and my daughter is furious.',
  'Should messaging apps be made to unlock encrypted chats when a judge signs a warrant?',
]
const uncovered = [
  'The library in our town closes next month because of budget cuts. Nobody seems to care.',
  'Airlines should weigh passengers together with their luggage.',
  'My coworker takes credit for my work and my manager lets him.',
  'Is ambition overrated?',
  'NASA delays the Artemis III moon landing to 2028',
  'I lost my dad last month and everyone at work acts like nothing happened.',
]

const main = async (): Promise<void> => {
  const wanted = process.argv.slice(2)
  const folder = mkdtempSync(join(tmpdir(), 'symposia-threads-'))
  const env = readEnv({ DATA_DIR: folder, AI_PACE: '0', SCOUT_SOURCES: 'evergreen' })
  const log = pino({ level: 'warn' }, pino.destination(2))
  const { db, pool, close } = await openDatabase(env, log)
  try {
    await migrate(pool)
    await ensureCast(db)
    const services = { db, pool, env, log, clock: () => new Date() }
    const posts = wanted.length > 0 ? wanted : [...covered, ...uncovered]
    for (const [at, post] of posts.entries())
      console.log(await discuss(services, post, `reader_${at + 1}`))
  } finally {
    await close()
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * One post after the other, so that a later discussion knows what was said in the earlier ones; each by somebody else,
 * because one person's posts get only so many panels a day.
 */
const discuss = async (services: Services, content: string, name: string): Promise<string> => {
  const { db, clock } = services
  const author = { id: name }
  await db
    .insertInto('users')
    .values({ ...author, username: name })
    .execute()
  const { id } = await writePost(db, { author, content, aiSeats: 'panel', at: clock() })
  const worker = await startWorker(services, { hasChores: false })
  await worker.drain()
  await worker.stop()
  const comments = await db
    .selectFrom('comments')
    .select(['id', 'parent_id', 'character_id', 'act', 'stance', 'content'])
    .where('post_id', '=', id)
    .orderBy('id')
    .execute()
  const pack = topicOf({ id, content }).pack?.title ?? 'no pack'
  const nameOf = (characterId: string | null) =>
    cast.find((persona) => persona.id === characterId)?.name ?? name
  const parentOf = (parentId: number | null) => comments.find((one) => one.id === parentId)
  const lines = comments.map((one) => {
    const parent = parentOf(one.parent_id)
    const answers = parent ? `, to ${nameOf(parent.character_id)}` : ''
    return `**${nameOf(one.character_id)}** (${one.act?.toLowerCase()} ${one.stance}${answers}): ${one.content}\n`
  })
  return `### ${content}\n\n_${pack}_\n\n${lines.join('\n')}`
}

await main()
