import { expect, test } from '@playwright/test'
import { fieldOf } from '../../web/src/storage/local-copy.ts'
import { hushFailingDevices } from './page-log.ts'
import { runRandomHistories } from './random-histories.ts'
import { DATABASE_KINDS } from '../support/own-database.ts'
import { IS_EXHAUSTIVE } from '../support/sweep.ts'

const SEED = 20_261_121
const HISTORY_COUNT = 60
/** What these histories consist of. */
const EXACT_COUNTS = {
  histories: HISTORY_COUNT,
  edits: 278,
  shotChanges: 154,
  courseChanges: 135,
  playChanges: 174,
  reloads: 245,
  storeFailures: 16,
} as const
/**
 * That each case is among them. On a slow server more edits travel in one message, so it is half of what comes of them on a
 * quick one.
 */
const LOWEST_COUNTS = {
  syncs: 110,
  roundChanges: 57,
  roundSyncs: 81,
  shotSyncs: 93,
  courseSyncs: 30,
  playSyncs: 105,
  progressSyncs: 50,
  lostRequests: 279,
  lostAnswers: 213,
  conflictsKept: 12,
  valuesTyped: 88,
  valuesChecked: 106,
  roundValues: 62,
  shotValues: 65,
  courseValues: 28,
  playValues: 28,
} as const
/** Each database has the first ones of the same histories: all of them in an exhaustive run. */
const RUN_COUNT = IS_EXHAUSTIVE ? HISTORY_COUNT : 10
/** A busy machine takes a few times as long as a quiet one. */
const TIMEOUT_MS = 360_000

test.describe('random histories of three devices', () => {
  test.beforeAll(hushFailingDevices)

  for (const kind of DATABASE_KINDS) {
    test(`lose no value and end alike on every device with ${kind}`, async () => {
      test.setTimeout(TIMEOUT_MS)
      const { counts, failure } = await runRandomHistories({ kind, seed: SEED, historyCount: RUN_COUNT })
      expect(failure).toBeUndefined()
      expect(counts).toMatchObject({ histories: RUN_COUNT, lostValues: 0 })
      const share = RUN_COUNT / HISTORY_COUNT
      if (share === 1) expect(counts).toMatchObject(EXACT_COUNTS)
      // What comes of fewer histories varies more.
      const slack = share === 1 ? 1 : share / 2
      for (const [name, lowestCount] of Object.entries(LOWEST_COUNTS)) {
        expect(fieldOf(counts, name), name).toBeGreaterThanOrEqual(Math.floor(lowestCount * slack))
      }
    })
  }
})
