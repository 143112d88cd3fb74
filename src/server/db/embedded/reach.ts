import pg from 'pg'

/** A server's socket folder and the database in it. */
export type Connection = { host: string; user: string; database: string }

/** The name under which this process's connections stand in pg_stat_activity. */
export const applicationName = `symposia-${process.pid}`

/** Whether the database answers; makes it where the server is new. */
export const isReady = async (connection: Connection): Promise<boolean> => {
  try {
    await ask(connection, 'select 1')
    return true
  } catch (error) {
    if (codeOf(error) === '3D000') await createDatabase(connection)
    return false
  }
}

/** Whether other processes of the site are connected; false where the server does not answer. */
export const hasOtherUsers = async (connection: Connection): Promise<boolean> => {
  try {
    const rows = await ask(
      connection,
      `select 1 from pg_stat_activity where application_name like 'symposia-%'
       and application_name <> '${applicationName}' limit 1`,
    )
    return rows.length > 0
  } catch {
    return false
  }
}

/** Two first starts at once may both try. */
const createDatabase = ({ host, user, database }: Connection) =>
  ask({ host, user, database: 'postgres' }, `create database ${database}`).catch((error) => {
    if (!['42P04', '23505'].includes(codeOf(error))) throw error
  })

const ask = async (connection: Connection, text: string): Promise<unknown[]> => {
  const client = new pg.Client({
    ...connection,
    application_name: applicationName,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return (await client.query(text)).rows
  } finally {
    await client.end().catch(() => undefined)
  }
}

const codeOf = (error: unknown) => String((error as { code?: string }).code)
