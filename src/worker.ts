import { constants, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { openPools, toDb, workingMost } from './server/db/open.ts'
import { giveMemoryBackWhenIdle } from './server/give-memory-back.ts'
import { relayCommits } from './server/changes/relay.ts'
import { warmLibraryLater } from './server/library/warm.ts'
import { openLog } from './server/log.ts'
import { startWorker } from './server/tasks.ts'
import { type Given, readyWord, stopWord } from './server/worker-thread.ts'

/** The jobs of a site, on the thread that server/worker-thread.ts has started for them. */
const main = async (port: NonNullable<typeof parentPort>): Promise<void> => {
  const { env, connection } = workerData as Given
  const log = openLog(env)
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise was left alone'))
  const asked = new Promise<void>((resolve) =>
    port.on('message', (word) => word === stopWord && resolve()),
  )
  const { pool, shared, end } = openPools(env, { ...connection, max: workingMost }, log)
  relayCommits(port)
  const worker = await startWorker({ db: toDb(shared), pool, env, log, clock: () => new Date() })
  standBack()
  port.postMessage(readyWord)
  giveMemoryBackWhenIdle()
  const leaveCold = warmLibraryLater(env.DATA_DIR)
  await asked
  leaveCold()
  await worker.stop()
  await end()
  process.exit()
}

/** People are answered first where both threads want the same core. On other systems this would slow down the whole process. */
const standBack = () => {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
}

if (parentPort) await main(parentPort)
