import { closeSync, mkdirSync, openSync, rmSync, statSync, utimesSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from './places.mjs'
import { step } from './say.mjs'

const beatMs = 1_000
/** A process that was silent for so long is dead: its id would say less, where containers share a folder. */
const deadAfterMs = 10_000
const lookMs = 100

/**
 * Does `work` unless `isDone`, and never while another process does the same: then it says so and
 * waits, until that one is done or dead.
 */
export const alone = async (name, { isDone, work }) => {
  if (isDone()) return
  const lock = join(root, '.cache', name)
  mkdirSync(dirname(lock), { recursive: true })
  if (!isTaken(lock)) {
    await step(`Another start is ${name}, waiting for it`, async () => {
      while (!isTaken(lock)) await sleep(lookMs)
    })
  }
  const beating = setInterval(() => beat(lock), beatMs)
  try {
    if (!isDone()) await work()
  } finally {
    clearInterval(beating)
    rmSync(lock, { force: true })
  }
}

/** Takes the lock where nobody has it; whether we have it now. That of a dead one is free the next time. */
const isTaken = (lock) => {
  if (isMade(lock)) return true
  if (isDead(lock)) bury(lock)
  return false
}

/** Of those who find a dead one only one may take its lock away, or it would be that of the next. */
const bury = (lock) => {
  const spade = `${lock}.taken-over`
  if (!isMade(spade)) {
    if (isDead(spade)) rmSync(spade, { force: true })
    return
  }
  if (isDead(lock)) rmSync(lock, { force: true })
  rmSync(spade, { force: true })
}

const isMade = (path) => {
  try {
    closeSync(openSync(path, 'wx'))
    return true
  } catch (error) {
    if (error.code === 'EEXIST') return false
    throw error
  }
}

const isDead = (path) => {
  const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Infinity }
  return Date.now() - mtimeMs > deadAfterMs
}

const beat = (lock) => {
  const now = new Date()
  try {
    utimesSync(lock, now, now)
  } catch {
    // Somebody took it for dead: what is done twice is done all the same.
  }
}
