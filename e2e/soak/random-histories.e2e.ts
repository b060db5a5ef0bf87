import { expect, test } from '@playwright/test'
import { fieldOf } from '../../web/src/api/device/local-copy.ts'
import { hushFailingDevices } from './page-log.ts'
import { runRandomHistories } from './random-histories.ts'
import { DATABASE_KINDS } from './soak-server.ts'

const SEED = 20_261_121
const HISTORY_COUNT = 60
/** What these histories consist of. */
const EXACT_COUNTS = { histories: HISTORY_COUNT, edits: 742, reloads: 276, storeFailures: 43 } as const
/** What comes of them depends a little on how fast the server answers: nine tenths of what usually does. */
const LOWEST_COUNTS = {
  syncs: 480,
  lostRequests: 66,
  lostAnswers: 69,
  conflictsKept: 132,
  valuesTyped: 348,
  valuesChecked: 559,
} as const
/** A busy machine takes a few times as long as a quiet one. */
const TIMEOUT_MS = 120_000

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
