import { join } from 'node:path'
import { ROOT } from '../setup/paths.mjs'
import { runCheck, startChecks } from './checks.ts'
import { findChromium, findFullChromium } from './chromium.ts'
import { openTestDatabase } from './database.ts'
import { findNginx } from './nginx.ts'
import { tallyOf } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { printOutcome, printTally } from './print.ts'
import { runBrowserTests, runSlowTests, runUnitTests } from './runners.ts'

/**
 * What is run before each commit; every statement of the requirements; and what takes hours: full sweeps, ten times the
 * runs of each property, soak, instances and mutations.
 */
export type Scope = 'check' | 'test' | 'exhaustive'

/** Read by `e2e/support/sweep.ts`, `vitest.config.ts`, `fast-check-runs.ts` and `server/src/testing`. */
const SETTINGS_OF_SCOPE: Readonly<Record<Scope, Readonly<Record<string, string>>>> = {
  check: { BAGWISE_PROPERTY_RUNS: '0.25', BAGWISE_TEST_DATABASES: 'sqlite' },
  test: {},
  exhaustive: { BAGWISE_EXHAUSTIVE: 'yes', BAGWISE_PROPERTY_RUNS: '10' },
}
const LONG_COMMANDS = ['soak', 'instances', 'mutations']

/** Runs the checks and tests of a scope, prints what they found and returns the exit code. */
export async function verify(scope: Scope): Promise<number> {
  const outcomes: Outcome[] = []
  const note = (outcome: Outcome) => {
    outcomes.push(outcome)
    printOutcome(outcome)
  }

  const checks = startChecks(note)
  await checks.built
  const database = await prepared('a PostgreSQL for the tests', openTestDatabase, note)
  try {
    const settings = {
      ...(database ? { TEST_DATABASE_URL: database.url } : {}),
      ...SETTINGS_OF_SCOPE[scope],
    }
    const runTests = async () => {
      if (scope === 'check') note(await runUnitTests(settings))
      else await runAllTests({ ...settings, ...(await programsOfMachine(note)) }, note)
    }
    await Promise.all([checks.done, runTests()])
    if (scope === 'exhaustive') {
      for (const name of LONG_COMMANDS) note(await runCheck({ name, args: [join(ROOT, 'scripts', `${name}.mjs`)] }))
    }
  } finally {
    await database?.close()
  }

  const tally = tallyOf(outcomes)
  printTally(tally)
  return tally.failedCount === 0 ? 0 : 1
}

/** Slow tests wait more than they compute: they run beside the others, and leave most of both processors to them. */
async function runAllTests(
  settings: Readonly<Record<string, string>>,
  note: (outcome: Outcome) => void,
): Promise<void> {
  const chromium = await prepared('a browser for the tests', findChromium, note)
  const othersInTurn = async () => {
    note(await runUnitTests(settings))
    if (chromium) console.log(`Running the browser tests in ${chromium}.`)
    if (chromium) note(await runBrowserTests({ ...settings, CHROMIUM_PATH: chromium }))
  }
  await Promise.all([runSlowTests(settings).then(note), othersInTurn()])
}

/** Programs that not every machine has, for tests that `vitest.config.ts` and `e2e/playwright.config.ts` leave out. */
async function programsOfMachine(note: (outcome: Outcome) => void): Promise<Readonly<Record<string, string>>> {
  const nginx = await orLeftOut('an nginx for the tests of deploy/nginx.conf', findNginx, note)
  const chromium = await orLeftOut('a full Chromium for the tests of the Back button', findFullChromium, note)
  return {
    ...(nginx === undefined ? { BAGWISE_WITHOUT_NGINX: 'yes' } : { NGINX_PATH: nginx }),
    ...(chromium === undefined ? { BAGWISE_WITHOUT_FULL_CHROMIUM: 'yes' } : { FULL_CHROMIUM_PATH: chromium }),
  }
}

/** A machine that cannot have it still runs the other tests, and is told; where CI is set that counts as a failure. */
async function orLeftOut(
  name: string,
  find: () => Promise<string>,
  note: (outcome: Outcome) => void,
): Promise<string | undefined> {
  if (process.env.CI) return prepared(name, find, note)
  try {
    return await find()
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    console.log(`There is not ${name}, which were not run. ${problem}`)
    return undefined
  }
}

/** What the tests need, or a failure that counts: nothing is skipped because it is missing. */
async function prepared<Needed>(
  name: string,
  prepare: () => Promise<Needed>,
  note: (outcome: Outcome) => void,
): Promise<Needed | undefined> {
  const startedMs = performance.now()
  try {
    return await prepare()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const seconds = (performance.now() - startedMs) / 1000
    const failures = [{ title: `There is not ${name}`, message }]
    note({ name, seconds, passedCount: 0, failures, warnings: [] })
    return undefined
  }
}
