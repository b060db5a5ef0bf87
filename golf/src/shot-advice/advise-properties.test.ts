import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { inSiUnits } from '../flight/physics/air.ts'
import type { Air } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import type { Advice, AdvisedGolfer } from './advise.ts'
import { holeOf } from './hole/hole.ts'
import { scoreSwings } from './scoring/score-swings.ts'
import { strokesAhead } from './scoring/strokes-ahead.ts'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, PINS, PIN_SIDES, SLOPES } from './shot.ts'
import type { Hazard, HazardSide, Shot } from './shot.ts'
import { flyClubs } from './swings/flown-clubs.ts'
import type { FlownClub } from './swings/flown-clubs.ts'
import type { AdvisedClub } from './swings/swing.ts'
import { swingsFor } from './swings/swings.ts'

const RUNS = { seed: 20_260, numRuns: 15 }
/** Tolerance for the grid. */
const GRID_STROKES = 0.011

const LEVEL_FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }

/** Beyond chips: strokes jump where integration begins. */
const distances = fc.integer({ min: 21, max: 320 })
const handicaps = fc.integer({ min: 0, max: 36 })
const lies = fc.constantFrom(...LIES)
const slopes = fc.constantFrom(...SLOPES)
const pins = fc.constantFrom(...PINS)
const hazard = fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) })
const hazards = fc.uniqueArray(hazard, { maxLength: 3, selector: ({ kind, side }) => `${kind} ${side}` })
const winds = fc.record({
  windSpeedMph: fc.integer({ min: 0, max: 25 }),
  windFromDeg: fc.integer({ min: 0, max: 359 }),
})
const dryShots = fc.record({
  distanceYards: distances,
  lie: lies,
  slope: slopes,
  pin: pins,
  hazards: fc.constant<readonly Hazard[]>([]),
})
const shots = fc.record({ distanceYards: distances, lie: lies, slope: slopes, pin: pins, hazards })
const shotsWithFreeSides = shots.map((shot) => ({
  ...shot,
  hazards: shot.hazards.filter(({ side }) => side === 'front' || side === 'back'),
}))
/** The bag with some clubs removed and all carries scaled: golfers from 120 to 260 yards. */
const bags = fc
  .record({
    left: fc.uniqueArray(fc.constantFrom(...ADVISED_BAG.map(({ club }) => club)), { maxLength: 6 }),
    scale: fc.double({ min: 0.55, max: 1.2, noNaN: true }),
  })
  .map(({ left, scale }) =>
    ADVISED_BAG.filter(({ club }) => !left.includes(club)).map((club) => ({
      ...club,
      carryYards: Math.round(club.carryYards * scale),
    })),
  )

function advise(bag: readonly AdvisedClub[], golfer: AdvisedGolfer, shot: Shot, air: Air = {}): Advice {
  const advice = adviseShot(bag, golfer, shot, air)
  if ('problem' in advice) throw new Error(`${advice.problem}: ${JSON.stringify({ bag, shot, air })}`)
  return advice
}

/** The lowest of all closely scored swings and aims, before near-ties are settled. */
function fewestStrokes(bag: readonly AdvisedClub[], handicap: number, shot: Shot, air: Air = {}): number {
  const conditions = { shot, handicap, windMph: air.windSpeedMph ?? 0 }
  const swings = swingsFor(flown(bag, shot, air), conditions)
  const aheadStrokes = strokesAhead((from) => flown(bag, from, air), conditions)
  const isBeyondTheBag = shot.lie === 'tee' && swings.every(({ finishYards }) => finishYards < shot.distanceYards)
  const scored = scoreSwings(swings, { hole: holeOf(shot, { isBeyondTheBag }), handicap, aheadStrokes })
  return Math.min(...scored.map(({ expectedStrokes }) => expectedStrokes))
}

function flown(bag: readonly AdvisedClub[], shot: Shot, air: Air): readonly FlownClub[] {
  const clubs = flyClubs(bag, { shot, air: inSiUnits(air), trajectory: undefined, isLeftHanded: false })
  if ('problem' in clubs) throw new Error(clubs.problem)
  return clubs
}

/** Compares full swings by their carry from this lie in this air; part swings have no length of their own. */
function isShorter(
  { before, after }: { readonly before: Advice; readonly after: Advice },
  { bag, shot, air = {} }: { readonly bag: readonly AdvisedClub[]; readonly shot: Shot; readonly air?: Air },
): boolean {
  if (before.recommended.kind !== 'full' || after.recommended.kind !== 'full') return false
  // From rough an iron goes before a longer wood that is hardly better.
  if (after.reasons.some(({ code }) => code === 'no-wood-from-rough')) return false
  const clubs = flown(bag, shot, air)
  const carryYards = ({ recommended }: Advice) =>
    clubs.find(({ club }) => club === recommended.club)?.carryTodayYards ?? Number.NaN
  return carryYards(after) < carryYards(before)
}

describe('an advice', () => {
  it('is the same when it is asked for twice, costs nothing negative, and names clubs of the bag once each', () => {
    fc.assert(
      fc.property(bags, handicaps, shots, winds, (bag, handicap, shot, wind) => {
        const advice = advise(bag, { handicap }, shot, wind)
        expect(advise(bag, { handicap }, shot, wind)).toEqual(advice)

        const choices = [advice.recommended, ...advice.alternatives]
        const clubs = choices.map(({ club }) => club)
        expect(new Set(clubs).size).toBe(clubs.length)
        expect(bag.map(({ club }) => club)).toEqual(expect.arrayContaining(clubs))
        expect(advice.alternatives.length).toBeLessThanOrEqual(4)
        for (const { costStrokes, expectedStrokes } of choices) {
          expect(costStrokes).toBeGreaterThanOrEqual(0)
          expect(expectedStrokes).toBeGreaterThan(1)
          expect(expectedStrokes).toBeLessThan(50)
        }
      }),
      RUNS,
    )
  })

  it('ADV-37 has the same club and the mirrored aim for a left-hander on the mirrored hole: pin, hazards and wind', () => {
    const pinSides = fc.constantFrom(undefined, ...PIN_SIDES)
    const otherSide = { left: 'right', right: 'left', front: 'front', back: 'back' } as const
    fc.assert(
      fc.property(handicaps, shots, pinSides, winds, fc.boolean(), (handicap, seen, pinSide, wind, isLeftHanded) => {
        const shot = { ...seen, pinSide }
        const mirrored = shot.hazards.map(({ kind, side }) => ({ kind, side: otherSide[side] }))
        const one = advise(ADVISED_BAG, { handicap, isLeftHanded }, shot, wind).recommended
        const other = advise(
          ADVISED_BAG,
          { handicap, isLeftHanded: !isLeftHanded },
          { ...shot, hazards: mirrored, pinSide: pinSide && otherSide[pinSide] },
          { ...wind, windFromDeg: -wind.windFromDeg },
        ).recommended

        expect(other.club).toBe(one.club)
        expect(other.expectedStrokes).toBeCloseTo(one.expectedStrokes, 9)
        expect(Math.abs(other.aimYards + one.aimYards)).toBeLessThanOrEqual(0.1)
        expect(Math.abs(other.startLineYards + one.startLineYards)).toBeLessThanOrEqual(0.1)
        const driftOf = ({ aimYards, startLineYards }: typeof one) => aimYards - startLineYards
        expect(driftOf(other) + driftOf(one)).toBeCloseTo(0, 9)
      }),
      RUNS,
    )
  })
})

describe('the club, without hazards', () => {
  it('never gets shorter as the wind into the face grows', () => {
    fc.assert(
      fc.property(
        bags,
        handicaps,
        dryShots,
        winds,
        fc.integer({ min: 1, max: 15 }),
        (bag, handicap, shot, wind, more) => {
          const { windSpeedMph } = wind
          const air = { windSpeedMph: windSpeedMph + more }
          const before = advise(bag, { handicap }, shot, { windSpeedMph })
          const after = advise(bag, { handicap }, shot, air)
          expect(isShorter({ before, after }, { bag, shot, air })).toBe(false)
        },
      ),
      RUNS,
    )
  })

  it('never gets shorter as the air gets colder', () => {
    fc.assert(
      fc.property(bags, handicaps, dryShots, fc.integer({ min: 1, max: 60 }), (bag, handicap, shot, colderF) => {
        const before = advise(bag, { handicap }, shot, { temperatureF: 95 })
        const after = advise(bag, { handicap }, shot, { temperatureF: 95 - colderF })
        expect(isShorter({ before, after }, { bag, shot })).toBe(false)
      }),
      RUNS,
    )
  })

  it('never gets shorter as the target gets higher', () => {
    const heightsFeet = fc.integer({ min: 0, max: 70 })
    fc.assert(
      fc.property(bags, handicaps, dryShots, heightsFeet, heightsFeet, (bag, handicap, shot, oneFeet, otherFeet) => {
        // Up a steeper hillside, of some 10°, a loftier club truly goes farther.
        const [lower = 0, higher = 0] = [oneFeet, otherFeet]
          .map((feet) => Math.min(feet, shot.distanceYards / 2))
          .toSorted((a, b) => a - b)
        const air = { targetElevationFeet: higher }
        const before = adviseShot(bag, { handicap }, shot, { targetElevationFeet: lower })
        const after = adviseShot(bag, { handicap }, shot, air)
        // Low-flight golfers do not get up there at all.
        if ('problem' in before || 'problem' in after) return
        expect(isShorter({ before, after }, { bag, shot, air })).toBe(false)
      }),
      RUNS,
    )
  })

  it('carries about as far as a target that is higher and within reach, so that no roll is needed', () => {
    const heightsFeet = fc.integer({ min: 0, max: 60 })
    fc.assert(
      fc.property(handicaps, fc.integer({ min: 110, max: 170 }), heightsFeet, (handicap, distanceYards, feet) => {
        const shot = { ...LEVEL_FAIRWAY, distanceYards }
        const { recommended } = advise(ADVISED_BAG, { handicap }, shot, { targetElevationFeet: feet })
        expect(Math.abs(Number(recommended.carryTodayYards) - distanceYards)).toBeLessThan(15)
      }),
      RUNS,
    )
  })

  it('never gets shorter as the shot gets longer', () => {
    fc.assert(
      fc.property(bags, handicaps, dryShots, fc.integer({ min: 1, max: 40 }), (bag, handicap, shot, longerYards) => {
        const before = advise(bag, { handicap }, shot)
        const after = advise(bag, { handicap }, { ...shot, distanceYards: shot.distanceYards + longerYards })
        expect(isShorter({ before, after }, { bag, shot })).toBe(false)
      }),
      RUNS,
    )
  })

  it('never gets shorter as the hole moves back on a green that stays where it is', () => {
    fc.assert(
      fc.property(bags, handicaps, dryShots, (bag, handicap, shot) => {
        const front = { ...shot, pin: 'front' as const }
        const middle = { ...shot, pin: 'middle' as const, distanceYards: shot.distanceYards + 9 }
        const back = { ...shot, pin: 'back' as const, distanceYards: shot.distanceYards + 18 }
        const [toFront, toMiddle, toBack] = [front, middle, back].map((each) => advise(bag, { handicap }, each))
        if (!toFront || !toMiddle || !toBack) throw new Error('Three pins have three advices')
        expect(isShorter({ before: toFront, after: toMiddle }, { bag, shot })).toBe(false)
        expect(isShorter({ before: toMiddle, after: toBack }, { bag, shot })).toBe(false)
      }),
      RUNS,
    )
  })

  it('never gets shorter from an uphill lie', () => {
    fc.assert(
      fc.property(bags, handicaps, dryShots, (bag, handicap, shot) => {
        const before = advise(bag, { handicap }, { ...shot, slope: 'flat' })
        const after = advise(bag, { handicap }, { ...shot, slope: 'uphill' })
        expect(isShorter({ before, after }, { bag, shot })).toBe(false)
      }),
      RUNS,
    )
  })
})

describe('the fewest strokes', () => {
  it('never get more when a hazard is taken away', () => {
    fc.assert(
      fc.property(handicaps, shots, hazard, winds, (handicap, shot, extra, wind) => {
        const without = fewestStrokes(ADVISED_BAG, handicap, shot, wind)
        const withIt = fewestStrokes(ADVISED_BAG, handicap, { ...shot, hazards: [...shot.hazards, extra] }, wind)
        expect(without).toBeLessThanOrEqual(withIt + GRID_STROKES)
      }),
      RUNS,
    )
  })

  it('are more with water at a side than with a bunker', () => {
    fc.assert(
      fc.property(handicaps, dryShots, fc.constantFrom(...HAZARD_SIDES), (handicap, shot, side) => {
        const [water, bunker] = (['water', 'bunker'] as const).map((kind) =>
          fewestStrokes(ADVISED_BAG, handicap, { ...shot, hazards: [{ kind, side }] }),
        )
        expect(bunker).toBeLessThanOrEqual(Number(water) + GRID_STROKES)
      }),
      RUNS,
    )
  })

  // At the sides it begins behind the rough.
  it('are most with out of bounds before or behind the green', () => {
    fc.assert(
      fc.property(handicaps, dryShots, fc.constantFrom('front' as const, 'back' as const), (handicap, shot, side) => {
        const [out, water] = (['ob', 'water'] as const).map((kind) =>
          fewestStrokes(ADVISED_BAG, handicap, { ...shot, hazards: [{ kind, side }] }),
        )
        expect(water).toBeLessThanOrEqual(Number(out) + GRID_STROKES)
      }),
      RUNS,
    )
  })

  it('are no fewer for a higher handicap', () => {
    fc.assert(
      fc.property(handicaps, fc.integer({ min: 1, max: 10 }), shots, (handicap, more, shot) => {
        const better = fewestStrokes(ADVISED_BAG, handicap, shot)
        expect(fewestStrokes(ADVISED_BAG, handicap + more, shot)).toBeGreaterThanOrEqual(better - GRID_STROKES)
      }),
      RUNS,
    )
  })

  // Without hazards at the sides: what those cost the next shot depends on how well the bag would do without them.
  it('are no more with another club in the bag', () => {
    fc.assert(
      fc.property(handicaps, shotsWithFreeSides, fc.constantFrom(...ADVISED_BAG), (handicap, shot, extra) => {
        const without = ADVISED_BAG.filter(({ club }) => club !== extra.club)
        const fewer = fewestStrokes(without, handicap, shot)
        expect(fewestStrokes(ADVISED_BAG, handicap, shot)).toBeLessThanOrEqual(fewer + GRID_STROKES)
      }),
      RUNS,
    )
  })

  // Only for a bag without holes: where a club is missing, rough may take off just what was too much.
  it('are no fewer from level rough than from level fairway', () => {
    fc.assert(
      fc.property(handicaps, dryShots, (handicap, shot) => {
        const level = { ...shot, slope: 'flat' as const }
        const fairway = fewestStrokes(ADVISED_BAG, handicap, { ...level, lie: 'fairway' })
        const rough = fewestStrokes(ADVISED_BAG, handicap, { ...level, lie: 'rough' })
        expect(rough).toBeGreaterThanOrEqual(fairway - GRID_STROKES)
      }),
      RUNS,
    )
  })
})

describe('the aim', () => {
  const SIDES: readonly HazardSide[] = ['left', 'right']

  it('is never towards the only hazard at a side', () => {
    fc.assert(
      fc.property(
        handicaps,
        dryShots,
        fc.constantFrom(...SIDES),
        fc.constantFrom(...HAZARD_KINDS),
        (handicap, shot, side, kind) => {
          const { aimYards } = advise(ADVISED_BAG, { handicap }, { ...shot, hazards: [{ kind, side }] }).recommended
          const awayYards = side === 'left' ? aimYards : -aimYards
          expect(awayYards).toBeGreaterThanOrEqual(0)
        },
      ),
      RUNS,
    )
  })

  it('is at the pin on a hole without hazards', () => {
    fc.assert(
      fc.property(bags, handicaps, dryShots, (bag, handicap, shot) => {
        expect(advise(bag, { handicap }, shot).recommended.aimYards).toBe(0)
      }),
      RUNS,
    )
  })

  it('leaves what wind and slope do to the start line', () => {
    const { recommended } = advise(ADVISED_BAG, { handicap: 15 }, LEVEL_FAIRWAY, { windSpeedMph: 15, windFromDeg: 90 })
    expect(recommended.aimYards).toBe(0)
    expect(recommended.startLineYards).toBeGreaterThan(3)
  })
})
