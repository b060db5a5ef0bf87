import { readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TEST_POSTGRES_URL, beginTestRun, databasePrefix, onPostgres } from './test-postgres.ts'

/** Called by vitest before the tests of the server. */
export const setup = beginTestRun

/** Called by vitest after them. */
export async function teardown(): Promise<void> {
  for (const name of readdirSync(tmpdir())) {
    if (name.startsWith(databasePrefix())) rmSync(join(tmpdir(), name), { recursive: true, force: true })
  }
  await onPostgres(TEST_POSTGRES_URL, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [databasePrefix()],
    )
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`)
  })
}
