import { describe, expect, it } from 'vitest'
import { TYPICAL_CLUBS, meanOf } from '../../reference/held-out-shots.ts'
import { seededChance } from '../../reference/seeded-chance.ts'
import { typicalSds } from './belief.ts'
import { measuredWorth } from './kept-shot.ts'
import type { LearningShot, MeasuringError } from './kept-shot.ts'
import { learnFromShots } from './learn.ts'
import type { LearnedClub } from './learned-club.ts'
import { shotKinds } from './shot-kinds.ts'

const HANDICAP = 15
const CARRY_YARDS = TYPICAL_CLUBS.find(({ club }) => club === '7-iron')?.priorCarryYards ?? Number.NaN
const TYPICAL = typicalSds(HANDICAP, CARRY_YARDS)

function learned(shots: readonly LearningShot[]): LearnedClub {
  const all = learnFromShots({ clubs: TYPICAL_CLUBS, handicap: HANDICAP, shots })
  const found = all.find(({ club }) => club === '7-iron')
  if (!found) throw new Error('Nothing was learned of the 7-iron')
  return found
}

const shot = (carryYards: number, sideYards?: number, more: Partial<LearningShot> = {}): LearningShot => ({
  club: '7-iron',
  carryYards,
  sideYards,
  ageDays: 0,
  origin: 'course',
  ...more,
})

/** Shots as they came down, and as they were seen with an error in yards along and across. */
function seen({
  count,
  widths = 1,
  error,
  seed,
}: {
  readonly count: number
  /** Typical standard deviations. */
  readonly widths?: number
  readonly error: MeasuringError
  readonly seed: number
}) {
  const chance = seededChance(seed)
  const came = Array.from({ length: count }, () => ({
    carryYards: CARRY_YARDS + widths * TYPICAL.alongYards * chance.normal(),
    sideYards: widths * TYPICAL.acrossYards * chance.normal(),
  }))
  const noted = came.map(({ carryYards, sideYards }) => ({
    carryYards: Math.max(1, carryYards + error.alongSdYards * chance.normal()),
    sideYards: sideYards + error.acrossSdYards * chance.normal(),
  }))
  const asShots = (all: typeof came, more: Partial<LearningShot>) =>
    all.map(({ carryYards, sideYards }) => shot(carryYards, sideYards, more))
  return {
    exact: asShots(came, { origin: 'device-outdoor' }),
    noted: asShots(noted, { measuring: error }),
    blind: asShots(noted, { origin: 'device-outdoor' }),
  }
}

const NO_ERROR = { alongSdYards: 0, acrossSdYards: 0 }

describe('a shot that was measured with an error', () => {
  it('is worth its own variance of all that it was seen with, and all of one without an error', () => {
    expect(measuredWorth({ ownVariance: 150, errorVariance: 0 })).toBe(1)
    expect(measuredWorth({ ownVariance: 150, errorVariance: 50 })).toBe(0.75)
    const { weight } = learned([shot(CARRY_YARDS, 0, { measuring: { ...NO_ERROR, alongSdYards: TYPICAL.alongYards } })])
    expect(weight).toBeGreaterThan(0.4)
    expect(weight).toBeLessThan(0.55)
  })

  it('counts as one from a monitor on grass where the error is none, to the last digit', () => {
    const { exact } = seen({ count: 30, error: NO_ERROR, seed: 3 })
    const played = exact.map((one): LearningShot => ({ ...one, measuring: NO_ERROR, origin: 'course' }))
    expect(learned(played)).toStrictEqual(learned(exact))
  })

  it('moves carry and steady miss the less, the larger the error is', () => {
    const errors = [0, 5, 10, 20, 40, 80]
    const found = errors.map((sdYards) =>
      learned([shot(CARRY_YARDS + 15, 15, { measuring: { alongSdYards: sdYards, acrossSdYards: sdYards } })]),
    )
    for (const [index, { carryYards, biasYards, carrySdYards }] of found.entries()) {
      const surer = found[index - 1]
      expect(carryYards).toBeLessThan(surer?.carryYards ?? Infinity)
      expect(biasYards).toBeLessThan(surer?.biasYards ?? Infinity)
      expect(carrySdYards).toBeGreaterThan(surer?.carrySdYards ?? 0)
    }
    expect(found.at(-1)?.carryYards).toBeLessThan(CARRY_YARDS + 3)
  })

  it.each([0.6, 1, 1.5])(
    'makes the pattern neither wider nor narrower, for golfers who scatter %f times the typical width',
    (widths) => {
      const error = { alongSdYards: TYPICAL.alongYards, acrossSdYards: TYPICAL.acrossYards }
      const ratios = Array.from({ length: 40 }, (_, seed) => {
        const { exact, noted, blind } = seen({ count: 120, widths, error, seed: seed + 1 })
        const lnRatio = (one: LearnedClub, axis: 'acrossRatio' | 'alongRatio') =>
          Math.log(one.pattern[axis] / learned(exact).pattern[axis])
        const [told, untold] = [learned(noted), learned(blind)]
        return {
          across: lnRatio(told, 'acrossRatio'),
          along: lnRatio(told, 'alongRatio'),
          blind: lnRatio(untold, 'acrossRatio'),
        }
      })
      const meanLn = (axis: 'across' | 'along' | 'blind') => meanOf(ratios.map((one) => one[axis]))
      expect(Math.abs(meanLn('across'))).toBeLessThan(0.1)
      expect(Math.abs(meanLn('along'))).toBeLessThan(0.1)
      expect(meanLn('blind')).toBeGreaterThan(0.15)
    },
  )

  it('is no mishit for an error that it may have', () => {
    const { exact } = seen({ count: 30, error: NO_ERROR, seed: 3 })
    const all = learnFromShots({ clubs: TYPICAL_CLUBS, handicap: HANDICAP, shots: exact })
    const short = CARRY_YARDS - 3 * TYPICAL.alongYards
    const [sure, unsure] = shotKinds(all, [
      shot(short, 0, { measuring: NO_ERROR }),
      shot(short, 0, { measuring: { alongSdYards: 2 * TYPICAL.alongYards, acrossSdYards: 5 } }),
    ])
    expect(sure?.mishit).toBeGreaterThan(0.5)
    expect(unsure?.mishit).toBeLessThan(0.5)
    expect(unsure?.solid).toBeGreaterThan(0.5)
  })
})

describe('a ball that was lost on its way', () => {
  const lost = (sideYards: number) =>
    shot(200, sideYards, { isSideOnly: true, measuring: { alongSdYards: 5, acrossSdYards: 5 } })

  it('says where it went aside, and nothing of carry, length and tilt', () => {
    const { biasYards, pattern, carryYards, shares } = learned(
      Array.from({ length: 8 }, (_, index) => lost(20 + index)),
    )
    expect(biasYards).toBeGreaterThan(4)
    expect(pattern.tilt).toBe(0)
    expect([carryYards, shares.carry.own, shares.along.own, pattern.alongRatio]).toEqual([CARRY_YARDS, 0, 0, 1])
    expect(shares.across.own).toBeGreaterThan(0)
  })

  it('is sorted out by its side alone', () => {
    const { exact } = seen({ count: 30, error: NO_ERROR, seed: 3 })
    const all = learnFromShots({ clubs: TYPICAL_CLUBS, handicap: HANDICAP, shots: exact })
    const [near, far] = shotKinds(all, [lost(0), lost(180)])
    expect(near?.solid).toBeGreaterThan(0.6)
    expect(far?.odd).toBeGreaterThan(0.9)
  })
})
