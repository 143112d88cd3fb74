import { sql } from 'kysely'
import { locked } from '../db/locking.ts'

/**
 * A part of a WITH, `author`: counts what they wrote on the people who wrote it. What locks tags reads it: people are
 * locked before tags, in every statement.
 */
export const countOnAuthors = (written: 'post' | 'comment') => {
  const counter = sql.ref(`${written}s_count`)
  const ids = sql`select user_id as id from ${sql.table(written)}`
  return sql`
    author as (
      update users set ${counter} = users.${counter} + 1
      from (${locked('users', ids)}) as writer where users.id = writer.id
      returning users.*
    )`
}
