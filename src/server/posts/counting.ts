import { sql } from 'kysely'
import { locked } from '../db/locking.ts'

/**
 * A part of a WITH, `author`: counts what they wrote on the people who wrote it, after the parts of
 * heatTags, which lock the tags.
 */
export const countOnAuthors = (written: 'post' | 'comment') => {
  const counter = sql.ref(`${written}s_count`)
  const ids = sql`select user_id as id from ${sql.table(written)}
    where (select count(*) from heated) >= 0`
  return sql`
    author as (
      update users set ${counter} = users.${counter} + 1
      from (${locked('users', ids)}) as writer where users.id = writer.id
      returning users.*
    )`
}
