import { CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Trx } from './outbox.ts'

/**
 * A statement whose text is always the same: put together at its first use, then only its values are
 * sent, each once however often it stands there. Putting the statement of a like together anew each
 * time took this process a third as long as all the rest of it. `types` are PostgreSQL's, by name.
 */
export const statement = <Row, Name extends string>(
  types: Record<Name, string>,
  write: (value: Record<Name, RawBuilder<unknown>>) => RawBuilder<Row>,
) => {
  const names = Object.keys(types) as Name[]
  let text: string | undefined

  const compile = (trx: Trx): string => {
    const places = names.map((name, at) => [name, sql.raw(`$${at + 1}::${types[name]}`)])
    const compiled = write(Object.fromEntries(places)).compile(trx)
    if (compiled.parameters.length > 0) throw new Error('A value stands in a text for all values')
    return compiled.sql
  }

  return async (trx: Trx, values: Record<Name, unknown>): Promise<Row[]> => {
    text ??= compile(trx)
    const inOrder = names.map((name) => values[name])
    const { rows } = await trx.executeQuery<Row>(CompiledQuery.raw(text, inOrder))
    return rows
  }
}

/**
 * The same for many rows at once. `types` are the columns of `given`, a query that gives the rows with
 * their `position`, from 1 on.
 */
export const statementOfMany = <Row, Name extends string>(
  types: Record<Name, string>,
  write: (given: RawBuilder<unknown>) => RawBuilder<Row>,
) => {
  const names = Object.keys(types) as Name[]
  const arrays = Object.fromEntries(names.map((name) => [name, `${types[name]}[]`]))
  const ask = statement<Row, string>(arrays, (value) => {
    const columns = sql.join(names.map((name) => value[name]))
    return write(sql`select * from unnest(${columns})
      with ordinality as given (${sql.join(names.map((name) => sql.ref(name)))}, position)`)
  })
  return (trx: Trx, rows: readonly Record<Name, unknown>[]): Promise<Row[]> =>
    ask(trx, Object.fromEntries(names.map((name) => [name, rows.map((row) => row[name])])))
}
