import { type RawBuilder, sql } from 'kysely'

/** A row in a list that PostgreSQL wrote as JSON: its dates are texts. */
export type InJson<Row> = { [Key in keyof Row]: Row[Key] extends Date ? string : Row[Key] }

/** What `rows` selects as one value: a list in JSON, [] where there are none. */
export const asJson = (rows: RawBuilder<unknown>) =>
  sql`coalesce((select json_agg(listed) from (${rows}) as listed), '[]')`

type With<Name extends string, Row> = Omit<Row, Name> & Record<Name, Date>

/** Such a row as it was selected, when `createdAt` is its only date. */
export const withDate = <Row extends { createdAt: string }>(row: Row): With<'createdAt', Row> => ({
  ...row,
  createdAt: new Date(row.createdAt),
})

/** The same when it also has `updatedAt`; not by way of withDate, which would copy each row twice. */
export const withDates = <Row extends { createdAt: string; updatedAt: string }>(
  row: Row,
): With<'createdAt' | 'updatedAt', Row> => ({
  ...row,
  createdAt: new Date(row.createdAt),
  updatedAt: new Date(row.updatedAt),
})
