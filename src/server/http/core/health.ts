import { rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Services } from '../../services.ts'
import { anyone } from './guard.ts'

type Ground = Pick<Services, 'db' | 'env'>
type Fault =
  | 'no database'
  | 'the database takes no writes'
  | 'disk full'
  | 'the disk takes no writes'

/** The embedded database takes as much at once, twice, for its log; bytes. */
const roomLeast = 2 * 16 * 1024 * 1024
/** Asked again within this time, it gives the same answer; ms. */
const goodForMs = 1_000

/** `/healthz`: the process lives. `/readyz`: it can also read and write, in its database and on its disk. */
export const healthRoutes = (app: FastifyInstance, ground: Ground): void => {
  const look = atMostEach(goodForMs, () => findFault(ground))
  app.get('/healthz', { config: { guard: anyone.name } }, () => ({ status: 'ok' }))
  app.get('/readyz', { config: { guard: anyone.name } }, async (_request, reply) => {
    const fault = await look()
    return reply.code(fault ? 503 : 200).send({ status: fault ?? 'ok' })
  })
}

const atMostEach = <T>(ms: number, look: () => Promise<T>) => {
  let last: { at: number; seen: Promise<T> } | undefined
  return (): Promise<T> => {
    const at = performance.now()
    if (!last || at - last.at > ms) last = { at, seen: look() }
    return last.seen
  }
}

const findFault = async ({ db, env }: Ground): Promise<Fault | null> => {
  if (!(await succeeds(sql`select 1`.execute(db)))) return 'no database'
  const disk = await findFaultOfDisk(env.DATA_DIR)
  if (disk) return disk
  return (await succeeds(writeRow(db))) ? null : 'the database takes no writes'
}

/** Also a database that follows another, or that was closed because its own disk is full, refuses it. */
const writeRow = (db: Ground['db']) =>
  sql`
  insert into settings (key, value) values ('ready', 'true')
  on conflict (key) do update set updated_at = now()`.execute(db)

export const findFaultOfDisk = async (folder: string): Promise<Fault | null> => {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  if (bavail * bsize < roomLeast) return 'disk full'
  return (await succeeds(writeFileIn(folder))) ? null : 'the disk takes no writes'
}

/** Room alone says nothing of quotas, nor of a disk that the system has made readable only. */
const writeFileIn = async (folder: string): Promise<void> => {
  const path = join(folder, `ready.${process.pid}`)
  await writeFile(path, Buffer.alloc(4096)).finally(() => rm(path, { force: true }))
}

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  )
