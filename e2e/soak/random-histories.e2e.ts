import { expect, test } from '@playwright/test'
import { fieldOf } from '../../web/src/storage/local-copy.ts'
import { hushFailingDevices } from './page-log.ts'
import { runRandomHistories } from './random-histories.ts'
import { DATABASE_KINDS } from './soak-server.ts'

const SEED = 20_261_121
const HISTORY_COUNT = 90
/** What these histories consist of. */
const EXACT_COUNTS = { histories: HISTORY_COUNT, edits: 777, reloads: 393, storeFailures: 45 } as const
/**
 * That each case is among them. On a slow server more edits travel in one message, so it is half of what comes of them on a
 * quick one.
 */
const LOWEST_COUNTS = {
  syncs: 300,
  roundChanges: 140,
  roundSyncs: 190,
  progressSyncs: 220,
  lostRequests: 275,
  lostAnswers: 160,
  conflictsKept: 65,
  valuesTyped: 220,
  valuesChecked: 325,
  roundValues: 150,
} as const
/** A busy machine takes a few times as long as a quiet one. */
const TIMEOUT_MS = 180_000

test.describe('random histories of three devices', () => {
  test.beforeAll(hushFailingDevices)

  for (const kind of DATABASE_KINDS) {
    test(`lose no value and end alike on every device with ${kind}`, async () => {
      test.setTimeout(TIMEOUT_MS)
      const { counts, failure } = await runRandomHistories({ kind, seed: SEED, historyCount: HISTORY_COUNT })
      expect(failure).toBeUndefined()
      expect(counts).toMatchObject({ ...EXACT_COUNTS, lostValues: 0 })
      for (const [name, lowestCount] of Object.entries(LOWEST_COUNTS)) {
        expect(fieldOf(counts, name), name).toBeGreaterThanOrEqual(lowestCount)
      }
    })
  }
})
