import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { adviseShot } from './advise.ts'
import type { Advice } from './advise.ts'
import { LOB_WEDGE, TIES } from './scoring/choose-swing.ts'
import { LIES } from './shot.ts'
import type { Shot } from './shot.ts'
import type { AdvisedClub } from './swings/swing.ts'
import { CLUBS } from '../club.ts'
import type { ClubType } from '../club.ts'
import { STANDARD_BAG } from '../distances/standard-carry.ts'
import { REFERENCE_FLIGHT_AIR, inSiUnits } from '../flight/physics/air.ts'
import type { Air } from '../flight/physics/air.ts'
import { carryYardsIn } from '../flight/physics/fly.ts'

const FAIRWAY: Shot = { distanceYards: 40, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const FOURTEEN: readonly ClubType[] = [
  ...(['driver', '3-wood', '5-wood', '4-hybrid', '5-iron', '6-iron', '7-iron', '8-iron', '9-iron'] as const),
  ...(['pw', 'gw', 'sw', 'lw'] as const),
]
/** Carries as shares of an average golfer's. */
const BAGS = { long: 1.2, average: 1, short: 0.6 } as const

function bagOf(carryShare: number, clubs = FOURTEEN): readonly AdvisedClub[] {
  return STANDARD_BAG.filter(({ club }) => clubs.includes(club)).map(({ club, carryYards }) => ({
    club,
    carryYards: carryYards * carryShare,
    loftDeg: CLUBS[club].loftDeg,
  }))
}

type Asked = { readonly bag?: readonly AdvisedClub[]; readonly handicap?: number; readonly air?: Air }

function advised(shot: Partial<Shot>, { bag = bagOf(1), handicap = 15, air = {} }: Asked = {}): Advice {
  const advice = adviseShot(bag, { handicap }, { ...FAIRWAY, ...shot }, air)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

/** 294 shots: three bags, seven winds along the line, 20 to 85 yards. */
const SHOTS = Object.values(BAGS).flatMap((carryShare) =>
  [-30, -20, -10, 0, 10, 20, 30].flatMap((intoMph) =>
    Array.from({ length: 14 }, (_, step) => ({
      bag: bagOf(carryShare),
      distanceYards: 20 + 5 * step,
      intoMph,
      air: { windSpeedMph: Math.abs(intoMph), windFromDeg: intoMph < 0 ? 180 : 0 },
    })),
  ),
)

describe('short shots', () => {
  it('ADV-15 have the number of the advised swing on top, in any wind along the line', () => {
    const apart = SHOTS.map(({ bag, distanceYards, air }) => {
      const { recommended, playsLike } = advised({ distanceYards }, { bag, air })
      const { launch } = recommended
      if (!launch) return 0
      if (!playsLike || 'problem' in playsLike) throw new Error(`No number at ${distanceYards}`)
      const lost = carryYardsIn(REFERENCE_FLIGHT_AIR, launch) - carryYardsIn(inSiUnits(air), launch)
      return Math.abs(distanceYards + lost - playsLike.playsLikeYards)
    })
    expect(SHOTS).toHaveLength(294)
    expect(Math.max(...apart)).toBeLessThanOrEqual(3)
  })

  it('ADV-16 lose a few yards to the wind in their face, and are never nearly full below 45 yards', () => {
    // From rough no ball is run along the ground.
    const { launch, kind } = advised({ lie: 'rough' }, { air: { windSpeedMph: 20, windFromDeg: 0 } }).recommended
    if (!launch) throw new Error('A pitch flies')
    expect(kind).toBe('pitch')
    const into = inSiUnits({ windSpeedMph: 20, windFromDeg: 0 })
    const lost = carryYardsIn(REFERENCE_FLIGHT_AIR, launch) - carryYardsIn(into, launch)
    expect(lost).toBeGreaterThanOrEqual(2)
    expect(lost).toBeLessThanOrEqual(8)
    for (const { bag, distanceYards, air } of SHOTS.filter((shot) => shot.distanceYards < 45)) {
      const { swingFraction = 0 } = advised({ distanceYards }, { bag, air }).recommended
      expect(swingFraction).toBeLessThanOrEqual(0.9)
    }
    const storm = { windSpeedMph: 30, windFromDeg: 0 }
    for (const bag of [bagOf(1), bagOf(1.2), bagOf(1, ['7-iron', 'pw', 'sw'])])
      expect(advised({}, { bag, air: storm }).recommended).not.toMatchObject({ club: 'sw', kind: 'full' })
  })

  it('ADV-20 are for the sand wedge, not for the lob wedge that saves nothing', () => {
    const bag = bagOf(
      1,
      FOURTEEN.filter((club) => club !== 'gw'),
    )
    for (let distanceYards = 30; distanceYards <= 70; distanceYards += 1)
      expect(advised({ distanceYards }, { bag, handicap: 10 }).recommended.club, `${distanceYards} yd`).toBe('sw')

    const shots = fc.record({ distanceYards: fc.integer({ min: 21, max: 110 }), lie: fc.constantFrom(...LIES) })
    const handicaps = fc.integer({ min: LOB_WEDGE.fromHandicap, max: 40 })
    fc.assert(
      fc.property(shots, handicaps, fc.constantFrom(...Object.values(BAGS)), (shot, handicap, carryShare) => {
        const { recommended, alternatives } = advised(shot, { bag: bagOf(carryShare), handicap })
        if (recommended.club !== 'lw') return
        for (const { expectedStrokes } of alternatives)
          expect(expectedStrokes - recommended.expectedStrokes).toBeGreaterThan(TIES.lobWedge)
      }),
      { seed: 20_267, numRuns: 300 },
    )
  })

  it('always have a swing, however short and stormy', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 90 }),
        fc.integer({ min: -40, max: 40 }),
        fc.constantFrom(...Object.values(BAGS)),
        (distanceYards, intoMph, carryShare) => {
          const air = { windSpeedMph: Math.abs(intoMph), windFromDeg: intoMph < 0 ? 180 : 0 }
          expect(advised({ distanceYards }, { bag: bagOf(carryShare), air }).recommended.finishYards).toBeGreaterThan(0)
        },
      ),
      { seed: 20_268, numRuns: 150 },
    )
  })
})
