import { randomUUID } from 'node:crypto'
import pg from 'pg'

export const TEST_POSTGRES_URL = process.env.TEST_DATABASE_URL ?? 'postgres://postgres@127.0.0.1:5432/test'

/** One run of the tests, all of whose databases are dropped at its end. Set by `drop-test-databases.ts`. */
const RUN = 'BAGWISE_TEST_RUN'

export function beginTestRun(): void {
  process.env[RUN] = randomUUID().slice(0, 8)
}

export function databasePrefix(): string {
  return `bagwise_test_${process.env[RUN] ?? ''}_`
}

export function newDatabaseName(): string {
  return databasePrefix() + randomUUID().replaceAll('-', '')
}

/** Does something over a connection of its own. */
export async function onPostgres<Result>(url: string, run: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  try {
    await client.connect()
  } catch (cause) {
    throw new Error(
      'These tests need a PostgreSQL: start one at 127.0.0.1:5432 with a database "test", or name one in TEST_DATABASE_URL.',
      { cause },
    )
  }
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}
