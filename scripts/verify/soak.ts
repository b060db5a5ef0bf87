import { join } from 'node:path'
import { runChild } from '../setup/child.mjs'
import { ROOT, program } from '../setup/paths.mjs'
import { findChromium } from './chromium.ts'
import { openTestDatabase } from './database.ts'
import { testEnvironment } from './environment.ts'

/** Bodies for each call of the API and each database, and how long many connections and a hostile member are at work. */
const SERVER_COUNTS = { GENERATED_BODY_COUNT: '2000', BURST_SECONDS: '10', HOSTILE_SECONDS: '60' }
const SERVER_TESTS = [
  'server/src/attacks/generated-bodies.slow.test.ts',
  'server/src/attacks/hostile-member.slow.test.ts',
  'server/src/faults/burst.slow.test.ts',
]
/** Copies on a device that are damaged, each opened in a browser. */
const BROWSER_COUNTS = { BAD_COPY_COUNT: '500' }
const BROWSER_TEST = 'bad-copies'

const args = process.argv.slice(2)
const database = await openTestDatabase()
try {
  const env = { ...testEnvironment(), TEST_DATABASE_URL: database.url }
  process.exitCode = (await buildPages(env)) || (await runAll(env))
} finally {
  await database.close()
}

/** A server without pages says so in its log, which the bodies must leave empty. */
function buildPages(env: NodeJS.ProcessEnv): Promise<number> {
  return runChild(process.execPath, [join(ROOT, 'scripts', 'build.mjs')], { cwd: ROOT, env })
}

async function runAll(env: NodeJS.ProcessEnv): Promise<number> {
  const histories = await runChild(process.execPath, [join(ROOT, 'e2e', 'soak', 'soak.ts'), ...args], { env })
  // Whoever names a seed or a count looks for a history.
  const others = args.length > 0 ? 0 : (await runServerTests(env)) || (await runBrowserTest(env))
  return histories || others
}

async function runServerTests(env: NodeJS.ProcessEnv): Promise<number> {
  console.log(
    `\n${SERVER_COUNTS.GENERATED_BODY_COUNT} generated bodies for each call of the API, a hostile member, 500 connections`,
  )
  // Names of tests come as they end: the bodies take an hour on a slow machine.
  const vitest = [program('vitest'), 'run', '--project', 'slow', '--reporter=verbose', '--no-file-parallelism']
  return runChild(process.execPath, [...vitest, ...SERVER_TESTS], { cwd: ROOT, env: { ...env, ...SERVER_COUNTS } })
}

async function runBrowserTest(env: NodeJS.ProcessEnv): Promise<number> {
  console.log(`\n${BROWSER_COUNTS.BAD_COPY_COUNT} damaged copies in a browser`)
  const playwright = [program('playwright'), 'test', '--config', 'e2e/playwright.config.ts', BROWSER_TEST]
  const settings = { ...env, ...BROWSER_COUNTS, BAGWISE_EXHAUSTIVE: 'yes', CHROMIUM_PATH: await findChromium() }
  return runChild(process.execPath, playwright, { cwd: ROOT, env: settings })
}
