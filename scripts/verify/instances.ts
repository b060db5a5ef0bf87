import { join } from 'node:path'
import { runChild } from '../setup/child.mjs'
import { ROOT } from '../setup/paths.mjs'
import { openTestDatabase } from './database.ts'
import { testEnvironment } from './environment.ts'

const database = await openTestDatabase()
try {
  process.exitCode = await runChild(
    process.execPath,
    [join(ROOT, 'e2e', 'instances', 'instances.ts'), ...process.argv.slice(2)],
    { env: { ...testEnvironment(), TEST_DATABASE_URL: database.url } },
  )
} finally {
  await database.close()
}
