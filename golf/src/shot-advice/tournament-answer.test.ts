import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { CLUBS } from '../club.ts'
import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import { picturedAdvice } from './pictured-advice.ts'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, PINS, SLOPES } from './shot.ts'
import type { TournamentShot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'
import { tournamentCard } from './tournament-answer.ts'
import { findTurningPoints } from './turning-points.ts'

/** Not in bag order, and with clubs that have shots of their own. */
const BAG: readonly AdvisedClub[] = [
  { club: 'putter', carryYards: 10, loftDeg: 3 },
  ...ADVISED_BAG.toReversed().map((club) => ({
    ...club,
    measured: { shotCount: 40, distanceSdYards: 6, lateralSdYards: 5 },
  })),
]
/** The same clubs with what their golfer's shots have taught. */
const LEARNED_BAG: readonly AdvisedClub[] = BAG.map((club) => ({
  ...club,
  pattern: { acrossRatio: 0.7, alongRatio: 1.3, biasShare: 0.6, tilt: -0.4, mishitRatio: 0.5 },
}))
const GOLFER = { handicap: 15 }
const RUNS = { seed: 431, numRuns: 200 }

const shots: fc.Arbitrary<TournamentShot> = fc.record({
  distanceYards: fc.integer({ min: 1, max: 600 }),
  lie: fc.constantFrom(...LIES),
  slope: fc.constantFrom(...SLOPES),
  pin: fc.constantFrom(...PINS),
  hazards: fc.uniqueArray(
    fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) }),
    { maxLength: 4, selector: ({ kind, side }) => `${kind} ${side}` },
  ),
  isSoft: fc.boolean(),
  isTournament: fc.constant(true as const),
})
const airs: fc.Arbitrary<Air> = fc.record({
  temperatureF: fc.integer({ min: 20, max: 110 }),
  altitudeFeet: fc.integer({ min: 0, max: 8000 }),
  windSpeedMph: fc.integer({ min: 0, max: 60 }),
  windFromDeg: fc.integer({ min: 0, max: 359 }),
  targetElevationFeet: fc.integer({ min: -300, max: 300 }),
})

const AT_150: TournamentShot = {
  distanceYards: 150,
  lie: 'fairway',
  slope: 'flat',
  pin: 'middle',
  hazards: [],
  isTournament: true,
}

describe('the card of a tournament', () => {
  it('ADV-03 lists carry, three-quarter and half swings in bag order, the same to the letter for 200 shots', () => {
    const card = tournamentCard(BAG)
    expect(card.map(({ club }) => club)).toEqual(ADVISED_BAG.map(({ club }) => club))
    expect(card[0]).toEqual({ club: 'driver', carryYards: 224, threeQuarterYards: 168, halfYards: 112 })
    for (const { club, carryYards, threeQuarterYards, halfYards } of card) {
      expect(carryYards).toBe(BAG.find((own) => own.club === club)?.carryYards)
      expect([threeQuarterYards, halfYards]).toEqual([carryYards * 0.75, carryYards * 0.5])
    }
    const written = JSON.stringify(card)
    fc.assert(
      fc.property(shots, airs, (shot, air) => {
        expect(JSON.stringify(adviseShot(BAG, GOLFER, shot, air))).toContain(`"card":${written}`)
      }),
      RUNS,
    )
  })

  it('has no row for the putter, and none at all without clubs', () => {
    expect(tournamentCard(BAG).some(({ club }) => club === 'putter')).toBe(false)
    expect(tournamentCard([])).toEqual([])
  })

  it('has the rows of the bag alone, whatever the clubs carry', () => {
    const carries = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: BAG.length, maxLength: BAG.length })
    fc.assert(
      fc.property(carries, shots, (yards, shot) => {
        const bag = BAG.map((club, index) => ({ ...club, carryYards: yards[index] ?? 0 }))
        const card = tournamentCard(bag)
        const positions = card.map(({ club }) => CLUBS[club].position)
        expect(positions).toEqual(positions.toSorted((one, other) => one - other))
        expect(adviseShot(bag, GOLFER, shot)).toMatchObject({ card })
      }),
      RUNS,
    )
  })
})

describe('a shot that counts in a tournament', () => {
  it('ADV-04 is answered with its kind, distance and card and nothing else, wherever the ball lies, whatever blows and whatever was learned', () => {
    fc.assert(
      fc.property(fc.constantFrom(BAG, LEARNED_BAG), shots, airs, (bag, shot, air) => {
        const answer = adviseShot(bag, GOLFER, shot, air)
        expect(answer).toStrictEqual({
          kind: 'tournament',
          distanceYards: shot.distanceYards,
          card: tournamentCard(BAG),
        })
        expect(picturedAdvice(bag, GOLFER, shot, air)).toStrictEqual(answer)
        expect(findTurningPoints(bag, GOLFER, shot, air)).toEqual([])
        expect(JSON.stringify(answer)).not.toMatch(
          /recommended|alternative|aim|line|spread|flown|strokes|reason|plays|elevation|adjust|tip|pattern|bias|miss/i,
        )
      }),
      RUNS,
    )
  })

  it('is answered where no advice can be given: without clubs, and too far, high or windy for the model', () => {
    expect(adviseShot([], GOLFER, AT_150)).toEqual({ kind: 'tournament', distanceYards: 150, card: [] })
    const storm = { windSpeedMph: 500, targetElevationFeet: 9000 }
    const far = adviseShot(BAG, GOLFER, { ...AT_150, distanceYards: 900 }, storm)
    expect(far).toEqual({ kind: 'tournament', distanceYards: 900, card: tournamentCard(BAG) })
  })

  it('has its advice again when it no longer counts', () => {
    const { isTournament: _counts, ...shot } = AT_150
    expect(adviseShot(BAG, GOLFER, shot)).toHaveProperty('recommended.club', '6-iron')
    expect(findTurningPoints(BAG, GOLFER, { ...shot, isTournament: false })).not.toEqual([])
  })
})
