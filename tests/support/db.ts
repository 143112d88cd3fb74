import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type Database, openPool, toDb } from '#server/db/open.ts'

export type TestDatabase = Database & { url: string }

const log = { warn: () => undefined, error: console.error }

/** A database of one's own, cloned from the migrated template in some tens of milliseconds. */
export const testDatabase = async (): Promise<TestDatabase> => {
  const { host, user, database: template } = ownTemplate()
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

/** That of the worker in which this file runs; they are counted from 1. */
const ownTemplate = () => {
  const templates = inject('templates')
  const template = templates[(Number(process.env['VITEST_POOL_ID']) - 1) % templates.length]
  if (!template) throw new Error('Vitest names no worker.')
  return template
}

const administer = async (statement: string): Promise<void> => {
  const client = new pg.Client({ ...ownTemplate(), database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
