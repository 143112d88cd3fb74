import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { startEmbedded } from '#server/db/embedded/embedded.ts'
import { migrate } from '#server/db/migrate.ts'
import { openPool } from '#server/db/open.ts'

type Column = {
  table: string
  name: string
  type: string
  isNullable: boolean
  hasDefault: boolean
  isIdentity: boolean
}

/** The whole of src/server/db/tables.ts for a migrated database. */
export const writeTables = async (pool: Pool): Promise<string> => {
  const columns = await readColumns(pool)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const types = tables.map((table) => describe(table, columns))
  const all = tables.map((table) => `  ${table}: ${typeName(table)}`)
  return (
    [head, ...types, `export type Tables = {\n${all.join('\n')}\n}`, listOfPeople(columns)].join(
      '\n\n',
    ) + '\n'
  )
}

const listOfPeople = (columns: Column[]): string => {
  const names = columns.filter(({ name }) => name === 'user_id').map(({ table }) => `'${table}'`)
  return `/** Whose rows are each about somebody, by \`user_id\`. */
export const tablesOfPeople = [\n  ${names.join(',\n  ')},\n] as const satisfies readonly (keyof Tables)[]`
}

const head = `// Written by \`npm run tables\` from the migrated schema; a test holds it against the schema.
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'

type Json = ColumnType<unknown, string, string>`

const readColumns = async (pool: Pool): Promise<Column[]> => {
  const { rows } = await pool.query<Column>(`
    select c.relname as "table", a.attname as name, t.typname as type, not a.attnotnull as "isNullable",
      a.atthasdef as "hasDefault", a.attidentity = 'a' as "isIdentity"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relname <> 'migrations'
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_type t on t.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped
    order by c.relname collate "C", a.attnum`)
  return rows
}

const describe = (table: string, columns: Column[]): string => {
  const fields = columns.filter((column) => column.table === table)
  return `export type ${typeName(table)} = {\n${fields.map(describeField).join('\n')}\n}`
}

const describeField = (column: Column): string => `  ${column.name}: ${typeOf(column)}`

const typeOf = ({ type, isNullable, hasDefault, isIdentity }: Column): string => {
  if (type === 'jsonb')
    return hasDefault ? 'ColumnType<unknown, string | undefined, string>' : 'Json'
  const plain = type.startsWith('_') ? `${plainType(type.slice(1))}[]` : plainType(type)
  if (isIdentity) return `GeneratedAlways<${plain}>`
  const value = isNullable ? `${plain} | null` : plain
  return hasDefault ? `Generated<${value}>` : value
}

const plainTypes: Record<string, string> = {
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'number',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  xid8: 'string',
}

const plainType = (type: string): string => {
  const plain = plainTypes[type]
  if (!plain) throw new Error(`scripts/tables.ts does not know the column type ${type} yet.`)
  return plain
}

const typeName = (table: string): string =>
  `${table.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Table`

const main = async (): Promise<void> => {
  const log = { warn: () => undefined, error: console.error }
  const dataDir = mkdtempSync(join(tmpdir(), 'symposia-tables-'))
  const { connection, stop } = await startEmbedded({ dataDir, log, isThrowaway: true })
  const pool = openPool(connection, log)
  await migrate(pool)
  writeFileSync(new URL('../src/server/db/tables.ts', import.meta.url), await writeTables(pool))
  await pool.end()
  await stop()
  rmSync(dataDir, { recursive: true, force: true })
}

if (import.meta.main) await main()
