import { runChecks } from './checks.ts'
import { findChromium } from './chromium.ts'
import { openTestDatabase } from './database.ts'
import { tallyOf } from './outcome.ts'
import type { Outcome } from './outcome.ts'
import { printOutcome, printTally } from './print.ts'
import { runBrowserTests, runUnitTests } from './runners.ts'

/** Of each call of the API and each database, when there is time for browsers too; a check makes do with a few. */
const GENERATED_BODIES = { GENERATED_BODY_COUNT: '60' }

/** Runs every check and test, prints what they found and returns the exit code. */
export async function verify({ withBrowser }: { readonly withBrowser: boolean }): Promise<number> {
  const outcomes: Outcome[] = []
  const note = (outcome: Outcome) => {
    outcomes.push(outcome)
    printOutcome(outcome)
  }

  await runChecks(note)
  const database = await prepared('a PostgreSQL for the tests', openTestDatabase, note)
  try {
    const settings = database ? { TEST_DATABASE_URL: database.url } : {}
    note(await runUnitTests(withBrowser ? { ...settings, ...GENERATED_BODIES } : settings))
    if (withBrowser) {
      const chromium = await prepared('a browser for the tests', findChromium, note)
      if (chromium) console.log('Running the browser tests, which takes a few minutes.')
      if (chromium) note(await runBrowserTests({ ...settings, CHROMIUM_PATH: chromium }))
    }
  } finally {
    await database?.close()
  }

  const tally = tallyOf(outcomes)
  printTally(tally)
  return tally.failedCount === 0 ? 0 : 1
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
