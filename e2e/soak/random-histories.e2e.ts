import { expect, test } from '@playwright/test'
import { runRandomHistories } from './random-histories.ts'
import { DATABASE_KINDS } from './soak-server.ts'

const SEED = 20_261_121
const HISTORY_COUNT = 60
/** A busy machine takes a few times as long as a quiet one. */
const TIMEOUT_MS = 120_000

test.describe('random histories of three devices', () => {
  for (const kind of DATABASE_KINDS) {
    test(`lose no value and end alike on every device with ${kind}`, async () => {
      test.setTimeout(TIMEOUT_MS)
      const { counts, failure } = await runRandomHistories({ kind, seed: SEED, historyCount: HISTORY_COUNT })
      expect(failure).toBeUndefined()
      expect(counts).toMatchObject({ histories: HISTORY_COUNT, lostValues: 0 })
      for (const [name, count] of Object.entries(counts)) {
        if (name !== 'lostValues') expect(count, name).toBeGreaterThan(HISTORY_COUNT / 2)
      }
    })
  }
})
