import { expect, test } from '@playwright/test'
import { fieldOf } from '../../web/src/storage/local-copy.ts'
import { hushFailingDevices } from './page-log.ts'
import { runRandomHistories } from './random-histories.ts'
import { DATABASE_KINDS } from '../support/own-database.ts'
import type { DatabaseKind } from '../support/own-database.ts'
import { IS_EXHAUSTIVE } from '../support/sweep.ts'

const SEED = 20_261_121
const HISTORY_COUNT = 30
/** What these histories consist of. */
const EXACT_COUNTS = {
  histories: HISTORY_COUNT,
  edits: 111,
  shotChanges: 69,
  courseChanges: 62,
  playChanges: 90,
  reloads: 118,
  storeFailures: 7,
} as const
/**
 * That each case is among them. On a slow server more edits travel in one message, so it is half of what comes of them on a
 * quick one.
 */
const LOWEST_COUNTS = {
  syncs: 46,
  roundChanges: 23,
  roundSyncs: 34,
  shotSyncs: 43,
  courseSyncs: 10,
  playSyncs: 57,
  progressSyncs: 23,
  lostRequests: 131,
  lostAnswers: 102,
  conflictsKept: 4,
  valuesTyped: 36,
  valuesChecked: 44,
  roundValues: 22,
  shotValues: 29,
  courseValues: 9,
  playValues: 13,
} as const
/** The second database has the first ones of the same histories: all of them in an exhaustive run. */
const FEWER_HISTORIES = 10
const historyCountOn = (kind: DatabaseKind) => (IS_EXHAUSTIVE || kind === 'postgres' ? HISTORY_COUNT : FEWER_HISTORIES)
/** A busy machine takes a few times as long as a quiet one. */
const TIMEOUT_MS = 180_000

test.describe('random histories of three devices', () => {
  test.beforeAll(hushFailingDevices)

  for (const kind of DATABASE_KINDS) {
    test(`lose no value and end alike on every device with ${kind}`, async () => {
      test.setTimeout(TIMEOUT_MS)
      const historyCount = historyCountOn(kind)
      const { counts, failure } = await runRandomHistories({ kind, seed: SEED, historyCount })
      expect(failure).toBeUndefined()
      expect(counts).toMatchObject({ histories: historyCount, lostValues: 0 })
      if (historyCount < HISTORY_COUNT) return
      expect(counts).toMatchObject(EXACT_COUNTS)
      for (const [name, lowestCount] of Object.entries(LOWEST_COUNTS)) {
        expect(fieldOf(counts, name), name).toBeGreaterThanOrEqual(lowestCount)
      }
    })
  }
})
