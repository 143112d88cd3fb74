import { pino } from 'pino'
import { openDatabase } from '#server/db/open.ts'
import { migrate } from '#server/db/migrate.ts'
import { readEnv } from '#server/env.ts'
import { fill } from './fill.ts'
import { showProgress } from './progress.ts'
import { help, readSize, type Size } from './size.ts'

const main = async (): Promise<void> => {
  const size = readSize(process.argv.slice(2))
  if (size === 'help') return console.log(help)
  const env = readEnv({ ...process.env, ...(size.url ? { DATABASE_URL: size.url } : {}) })
  const { db, pool, close } = await openDatabase(env, pino({ level: 'warn' }))
  try {
    await migrate(pool)
    await fillSite(db, size)
  } finally {
    await close()
  }
}

const fillSite = async (db: Parameters<typeof fill>[0]['db'], size: Size): Promise<void> => {
  const start = performance.now()
  const progress = showProgress(process.stdout, size.posts)
  const { members, posts, comments, likes } = await fill(
    { db, clock: () => new Date(), onProgress: progress },
    size,
  )
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(
    `${members} members, ${posts} posts, ${comments} comments, ${likes} likes: ${seconds} s`,
  )
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
