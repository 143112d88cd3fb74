import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openPool, toDb } from '#server/db/open.ts'

export type TestDatabase = Database & { url: string }

const log = { warn: () => undefined, error: console.error }

/** A database of one's own, cloned from the migrated template in some tens of milliseconds. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const { host, user, database: template } = inject('template')
  const database = `test_${randomBytes(6).toString('hex')}`
  await administer(`create database ${database} template ${template} strategy file_copy`)
  const pool = openPool({ host, user, database, max: 12 }, log)
  const close = async () => {
    await pool.end()
    await administer(`drop database ${database} with (force)`)
  }
  const url = `postgresql://${user}@localhost/${database}?host=${encodeURIComponent(host)}`
  return { db: toDb(pool), pool, close, url }
}

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ ...inject('template'), database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
