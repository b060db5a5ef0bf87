import { expect, it } from 'vitest'
import { CLUB_TYPES } from '@bagwise/golf/club'
import { TYPICAL_BAG } from '@bagwise/golf/distances/like-me/typical-bag'
import { KNOWN_SHORTFALLS, LIKE_ME_TARGETS, TARGET_SLACK_YARDS } from './error-targets.ts'
import { fitTypicalBag } from './fit-typical-bag.ts'
import { heldOut } from './held-out.ts'
import { TABLE_SOURCES } from './leave-one-out.ts'
import { errorsByGroup, errorsByTable } from './method-errors.ts'

/** Fitting takes a while on a busy machine. */
const PATIENCE_MS = 60_000
/** The constants come from an earlier fit, whose prior did not know which clubs are neighbours. */
const FIT_TOLERANCE = 0.016

it(
  'CAL-27 compares the three methods club by club on all 38 published tables',
  () => {
    const tables = new Set(heldOut().map(({ source, table }) => `${source} ${table}`))
    expect(tables.size).toBe(38)
    expect(TABLE_SOURCES).toHaveLength(11)
    for (const row of errorsByTable(heldOut())) {
      expect(row.classic.rmsYards).toBeGreaterThan(0)
      expect(row.likeMe.rmsYards).toBeGreaterThan(0)
    }
    expect(errorsByGroup(heldOut()).map(({ count }) => count)).toEqual(
      // Published cells less those that are given.
      [35, 26, 53, 239, 76, 114, 26, 20, 17, 174, 58, 63, 32, 24, 29, 220, 70, 85, 32, 24, 34, 210, 70, 90],
    )
  },
  PATIENCE_MS,
)

it.each(errorsByGroup(heldOut()).filter(({ given, group }) => LIKE_ME_TARGETS[given][group] !== undefined))(
  'CAL-27 keeps the error of Like me on $group, given $given, at its target',
  ({ given, group, likeMe }) => {
    const shortfall = KNOWN_SHORTFALLS.find((known) => known.given === given && known.group === group)
    const allowedYards = shortfall?.yards ?? TARGET_SLACK_YARDS
    expect(likeMe.rmsYards).toBeLessThanOrEqual((LIKE_ME_TARGETS[given][group] ?? 0) + allowedYards)
  },
)

it('CAL-27 finds Like me closer than both rules in every row but where women’s charts know one club', () => {
  const behind = errorsByGroup(heldOut()).filter(
    ({ classic, factors, likeMe }) => likeMe.rmsYards >= Math.min(classic.rmsYards, factors.rmsYards),
  )
  expect(behind.map(({ given, group }) => [given, group])).toEqual([
    ['7-iron', 'women’s charts'],
    ['driver', 'women’s charts'],
  ])
})

it('holds about four golfers in five within the range, except women’s charts that know one club', () => {
  for (const { given, group, withinRangeShare } of errorsByGroup(heldOut())) {
    const isKnownFailure = (given === 'driver' || given === '7-iron') && group === 'women’s charts'
    expect(withinRangeShare, `${group}, given ${given}`).toBeGreaterThanOrEqual(isKnownFailure ? 0.4 : 0.75)
  }
})

it('fits the typical bag of the product again from the tables', () => {
  const fitted = fitTypicalBag(TABLE_SOURCES)
  for (const club of CLUB_TYPES) {
    if (club === 'putter') continue
    expect(Math.abs(fitted[club] - TYPICAL_BAG[club]), club).toBeLessThanOrEqual(FIT_TOLERANCE)
  }
})
