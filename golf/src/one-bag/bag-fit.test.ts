import fc from 'fast-check'
import { expect, it } from 'vitest'
import { SAMPLE_GOLFERS, measuredGolfer } from '../../reference/planned-golfers.ts'
import { findGaps } from '../gapping/find-gaps.ts'
import type { ClubType } from '../club.ts'
import { gappingScore } from '../gapping/gapping-score.ts'
import { idealGap } from '../gapping/ideal-gap.ts'
import { bagFit } from './bag-fit.ts'
import type { BagGolfer } from './bag-golfer.ts'
import { planBag } from './plan-bag.ts'

const scoreOf = (golfer: BagGolfer) => bagFit(planBag(golfer)).score

function specifiedScore({ clubs }: BagGolfer): number {
  const carries = clubs.map(({ type, carry }) => ({
    club: type,
    carryYards: carry?.carryYards ?? 0,
    isEstimated: false,
  }))
  const count = (verdict: string) => findGaps(carries).filter((gap) => gap.verdict === verdict).length
  return gappingScore({ clubCount: clubs.length, overlapCount: count('too-close'), gapCount: count('too-large') })
}

it('scores tour averages and a 2 handicap near 100, which the limits of 5 and 20 yards do not', () => {
  const { pgaTour, lpgaTour, twoHandicap, halfSet } = SAMPLE_GOLFERS
  const golfers = [pgaTour, lpgaTour, twoHandicap, halfSet]
  expect(golfers.map(scoreOf)).toEqual([99, 99, 100, 52])
  expect(golfers.map(specifiedScore)).toEqual([69, 86, 69, 80])
})

const DOWN_THE_BAG = ['6-iron', '5-iron', '4-hybrid', '5-wood', '3-wood', 'driver'] as const
const UP_THE_BAG = ['8-iron', '9-iron', 'pw', 'gw', 'sw', 'lw'] as const
const IDEAL_ROUNDS = 20

/** Thirteen clubs, each an ideal gap from the next. */
function evenBag(sevenIronCarryYards: number): BagGolfer {
  const carries: Partial<Record<ClubType, number>> = { '7-iron': sevenIronCarryYards }
  for (const [types, sign] of [
    [DOWN_THE_BAG, 1],
    [UP_THE_BAG, -1],
  ] as const) {
    let fromYards = sevenIronCarryYards
    for (const type of types) {
      let toYards = fromYards
      for (let round = 0; round < IDEAL_ROUNDS; round += 1) {
        const [longerCarryYards, shorterCarryYards] = sign > 0 ? [toYards, fromYards] : [fromYards, toYards]
        toYards = fromYards + sign * idealGap({ longerCarryYards, shorterCarryYards, sevenIronCarryYards }).idealYards
      }
      carries[type] = toYards
      fromYards = toYards
    }
  }
  return measuredGolfer(carries, { speedMph: 95, handicap: 15 })
}

it('takes at most 12 points from an even bag for one club 6.5 yards off, from a 7-iron of 110 on', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 110, max: 190 }),
      fc.integer({ min: 0, max: 12 }),
      fc.constantFrom(-6.5, 6.5),
      (sevenIronCarryYards, index, offYards) => {
        const golfer = evenBag(sevenIronCarryYards)
        const clubs = golfer.clubs.map((club, at) =>
          at === index && club.carry
            ? { ...club, carry: { ...club.carry, carryYards: club.carry.carryYards + offYards } }
            : club,
        )
        expect(scoreOf(golfer)).toBe(100)
        expect(scoreOf({ ...golfer, clubs })).toBeGreaterThanOrEqual(88)
      },
    ),
  )
})

it('gives no score below three known clubs, and at most 70 to a bag of estimates', () => {
  const two = measuredGolfer({ driver: 200, '7-iron': 130 }, { speedMph: 85 })
  expect(bagFit(planBag(two))).toEqual({ score: undefined, known: 2, of: 2 })
  const { twoHandicap } = SAMPLE_GOLFERS
  const guessed = (count: number) => ({
    ...twoHandicap,
    clubs: twoHandicap.clubs.map((club, index) =>
      index < count && club.carry ? { ...club, carry: { ...club.carry, isEstimated: true, plusMinusYards: 9 } } : club,
    ),
  })
  expect(scoreOf(guessed(13))).toBeUndefined()
  expect(scoreOf(guessed(11))).toBeUndefined()
  expect(scoreOf(guessed(10))).toBe(77)
  expect(scoreOf(guessed(0))).toBe(100)
})
