import { inject } from 'vitest'
import { type Database, openPool, toDb } from '#server/db/open.ts'
import { cloneOf } from './clone.ts'

export type TestDatabase = Database & { url: string }

const log = { warn: () => undefined, error: console.error }

/** A database for this test alone. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const { connection, url, drop } = await cloneOf(ownTemplate())
  const pool = openPool({ ...connection, max: 12 }, log)
  const close = () => pool.end().then(drop)
  return { db: toDb(pool), pool, close, url }
}

/** That of the worker in which this file runs; they are counted from 1. */
const ownTemplate = () => {
  const templates = inject('templates')
  const template = templates[(Number(process.env['VITEST_POOL_ID']) - 1) % templates.length]
  if (!template) throw new Error('Vitest names no worker.')
  return template
}
