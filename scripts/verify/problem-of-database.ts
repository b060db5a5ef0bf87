import { Client } from 'pg'

const CONNECT_WITHIN_MS = 3_000

/** What a connection runs into; undefined when the database answers. */
export async function problemOfDatabase(url: string): Promise<string | undefined> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: CONNECT_WITHIN_MS })
  try {
    await client.connect()
    await client.query('select 1')
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message || error.name : String(error)
  } finally {
    await client.end()
  }
}
