import { join } from 'node:path'
import { runChild } from '../setup/child.mjs'
import { ROOT, program } from '../setup/paths.mjs'
import { openTestDatabase } from './database.ts'
import { testEnvironment } from './environment.ts'

/** For each call of the API and each database. */
const GENERATED_BODY_COUNT = '2000'
const BODIES_TEST = 'server/src/attacks/generated-bodies.test.ts'

const args = process.argv.slice(2)
const database = await openTestDatabase()
try {
  const env = { ...testEnvironment(), TEST_DATABASE_URL: database.url }
  const histories = await runChild(process.execPath, [join(ROOT, 'e2e', 'soak', 'soak.ts'), ...args], { env })
  // Whoever names a seed or a count looks for a history.
  const bodies = args.length > 0 ? 0 : await sendBodies(env)
  process.exitCode = histories || bodies
} finally {
  await database.close()
}

async function sendBodies(env: NodeJS.ProcessEnv): Promise<number> {
  console.log(`\n${GENERATED_BODY_COUNT} generated bodies for each call of the API`)
  const vitest = [program('vitest'), 'run', '--project', 'server', BODIES_TEST]
  return runChild(process.execPath, vitest, { cwd: ROOT, env: { ...env, GENERATED_BODY_COUNT } })
}
