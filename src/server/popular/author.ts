import { sql } from 'kysely'
import type { Author } from '#shared/users.ts'

/** An Author made of a row of `users` that the statement calls `name`. */
export const authorOf = (name: string) => {
  const of = (column: string) => sql.ref(`${name}.${column}`)
  return sql<Author>`json_build_object(
    'id', ${of('id')}, 'username', ${of('username')}, 'firstName', ${of('first_name')},
    'lastName', ${of('last_name')}, 'profileImageUrl', ${of('profile_image_url')}
  )`
}
