import { randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Connection } from '#server/db/embedded/reach.ts'
import { urlOf } from '#server/db/open.ts'

/** A database of one's own, cloned from the migrated template in some tens of milliseconds. */
export const cloneOf = async (template: Connection) => {
  const database = `test_${randomBytes(6).toString('hex')}`
  await administer(
    template,
    `create database ${database} template ${template.database} strategy file_copy`,
  )
  const drop = () => administer(template, `drop database ${database} with (force)`)
  const connection = { ...template, database }
  return { connection, url: urlOf(connection), drop }
}

const administer = async (template: Connection, statement: string): Promise<void> => {
  const client = new pg.Client({ ...template, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
