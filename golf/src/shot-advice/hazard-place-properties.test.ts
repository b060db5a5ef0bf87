import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../reference/advised-bag.ts'
import { inSiUnits } from '../flight/physics/air.ts'
import { adviseShot } from './advise.ts'
import type { Advice, AdvisedGolfer } from './advise.ts'
import { holeOf } from './hole/hole.ts'
import { TAIL_SDS } from './scoring/normal.ts'
import { scoreSwings } from './scoring/score-swings.ts'
import { strokesAhead } from './scoring/strokes-ahead.ts'
import { HAZARD_KINDS, HAZARD_SIDES, LIES, PINS, PIN_SIDES, SLOPES } from './shot.ts'
import type { Hazard, HazardPlace, Shot } from './shot.ts'
import { flyClubs } from './swings/flown-clubs.ts'
import type { FlownClub } from './swings/flown-clubs.ts'
import type { Swing } from './swings/swing.ts'
import { swingsFor } from './swings/swings.ts'

const RUNS = { seed: 20_266, numRuns: 15 }
/** Tolerance for the grid. */
const GRID_STROKES = 0.011
const STILL = inSiUnits({})

const handicaps = fc.integer({ min: 0, max: 36 })
const places: fc.Arbitrary<HazardPlace> = fc.oneof(
  fc
    .record({ toReachYards: fc.integer({ min: 0, max: 330 }), deepYards: fc.integer({ min: 1, max: 60 }) })
    .map(({ toReachYards, deepYards }) => ({ toReachYards, toClearYards: toReachYards + deepYards })),
  fc.record({ toClearYards: fc.integer({ min: 1, max: 330 }) }),
  fc.constant({}),
)
const hazard: fc.Arbitrary<Hazard> = fc
  .record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES), place: places })
  .map(({ kind, side, place }) => ({ kind, side, ...place }))
const hazards = fc.uniqueArray(hazard, { maxLength: 3, selector: ({ kind, side }) => `${kind} ${side}` })
const shots: fc.Arbitrary<Shot> = fc.record({
  distanceYards: fc.integer({ min: 21, max: 420 }),
  lie: fc.constantFrom(...LIES),
  slope: fc.constantFrom(...SLOPES),
  pin: fc.constantFrom(...PINS),
  pinSide: fc.constantFrom(...PIN_SIDES, undefined),
  hazards,
})
const teeShots = shots.map((shot): Shot => ({ ...shot, lie: 'tee', slope: 'flat' }))

function advise(golfer: AdvisedGolfer, shot: Shot): Advice {
  const advice = adviseShot(ADVISED_BAG, golfer, shot)
  if ('problem' in advice) throw new Error(`${advice.problem}: ${JSON.stringify(shot)}`)
  return advice
}

function flown(shot: Shot): readonly FlownClub[] {
  const clubs = flyClubs(ADVISED_BAG, { shot, air: STILL, trajectory: undefined, isLeftHanded: false })
  if ('problem' in clubs) throw new Error(clubs.problem)
  return clubs
}

function swingsOf(shot: Shot, handicap: number): readonly Swing[] {
  return swingsFor(flown(shot), { shot, handicap, windMph: 0 })
}

/** The swing that an advice names, among those of its shot. */
function advisedSwing({ recommended }: Advice, shot: Shot, handicap: number): Swing {
  const swing = swingsOf(shot, handicap).find(
    ({ club, finishYards }) => club === recommended.club && finishYards === recommended.finishYards,
  )
  if (!swing) throw new Error('An advice names a swing of its shot')
  return swing
}

/** The strokes of one swing at its best aim on the hole of a shot: near-ties may be settled otherwise on another hole. */
function strokesOf(swing: Swing, shot: Shot, handicap: number): number {
  const isBeyondTheBag =
    shot.lie === 'tee' && swingsOf(shot, handicap).every(({ finishYards }) => finishYards < shot.distanceYards)
  const aheadStrokes = strokesAhead(flown, { shot, handicap, windMph: 0 })
  const scored = scoreSwings([swing], { hole: holeOf(shot, { isBeyondTheBag }), handicap, aheadStrokes })
  return Math.min(...scored.map(({ expectedStrokes }) => expectedStrokes))
}

/** Farther than this no ball of the swing lands. */
function reachOf({ scatters }: Swing): number {
  return Math.max(
    ...scatters.map(({ landingYards, rollYards, distanceSdYards }) =>
      Math.ceil(landingYards + rollYards + TAIL_SDS * distanceSdYards),
    ),
  )
}

describe('the advised swing', () => {
  it('ADV-34 never gets cheaper by a hazard more, placed or usual, nor by a narrower fairway', () => {
    const widths = fc.record({
      wideYards: fc.integer({ min: 20, max: 100 }),
      lessYards: fc.integer({ min: 1, max: 40 }),
    })
    fc.assert(
      fc.property(handicaps, teeShots, hazard, widths, (handicap, shot, extra, { wideYards, lessYards }) => {
        const wide = { ...shot, fairwayWidthYards: wideYards }
        const swing = advisedSwing(advise({ handicap }, wide), wide, handicap)
        const before = strokesOf(swing, wide, handicap)
        const narrow = { ...wide, fairwayWidthYards: Math.max(10, wideYards - lessYards) }
        expect(strokesOf(swing, narrow, handicap)).toBeGreaterThanOrEqual(before - GRID_STROKES)
        const more = { ...wide, hazards: [...wide.hazards, extra] }
        expect(strokesOf(swing, more, handicap)).toBeGreaterThanOrEqual(before - GRID_STROKES)
      }),
      RUNS,
    )
  })

  it('ADV-36 stays the same before a hazard wholly behind the target that none of its balls comes to', () => {
    fc.assert(
      fc.property(
        handicaps,
        shots,
        hazard,
        fc.integer({ min: 0, max: 40 }),
        (handicap, shot, { kind, side }, yards) => {
          const others = shot.hazards.filter((one) => one.kind !== kind || one.side !== side)
          const bare: Shot = { ...shot, hazards: others }
          const advice = advise({ handicap }, bare)
          const { club, finishYards, aimYards, expectedStrokes } = advice.recommended
          const reachYards = reachOf(advisedSwing(advice, bare, handicap))
          // Where near-ties look for trouble behind, 18 yards past where the ball stops is none.
          const toReachYards = Math.max(shot.distanceYards, reachYards, Math.ceil(finishYards) + 18) + yards
          const behind: Hazard = { kind, side, toReachYards, toClearYards: toReachYards + 20 }
          const before = advise({ handicap }, { ...shot, hazards: [...others, behind] }).recommended
          expect(before).toMatchObject({ club, finishYards, aimYards })
          expect(before.expectedStrokes).toBeCloseTo(expectedStrokes, 3)
        },
      ),
      RUNS,
    )
  })
})

describe('a pin at a side of the green', () => {
  it('ADV-38 has its aim mirrored with the pin and the hazards', () => {
    const otherSide = { left: 'right', right: 'left', front: 'front', back: 'back' } as const
    fc.assert(
      fc.property(
        handicaps,
        shots,
        fc.constantFrom(...PIN_SIDES),
        fc.boolean(),
        (handicap, shot, pinSide, isLeftHanded) => {
          const mirrored: Shot = {
            ...shot,
            pinSide: otherSide[pinSide],
            hazards: shot.hazards.map((one) => ({ ...one, side: otherSide[one.side] })),
          }
          const one = advise({ handicap, isLeftHanded }, { ...shot, pinSide }).recommended
          const other = advise({ handicap, isLeftHanded: !isLeftHanded }, mirrored).recommended
          expect(other.club).toBe(one.club)
          expect(Math.abs(other.aimYards + one.aimYards)).toBeLessThanOrEqual(0.1)
          expect(Math.abs(other.startLineYards + one.startLineYards)).toBeLessThanOrEqual(0.1)
        },
      ),
      RUNS,
    )
  })

  it('ADV-38 without a hazard is never aimed past, and from a wedge’s distance towards the middle of the green', () => {
    fc.assert(
      fc.property(handicaps, shots, fc.constantFrom(...PIN_SIDES), (handicap, shot, pinSide) => {
        const { aimYards } = advise({ handicap }, { ...shot, pinSide, hazards: [] }).recommended
        const inwardsYards = pinSide === 'left' ? aimYards : -aimYards
        expect(inwardsYards).toBeGreaterThanOrEqual(0)
        expect(inwardsYards).toBeLessThanOrEqual(7)
      }),
      { ...RUNS, numRuns: 30 },
    )
    const wedge: Shot = { distanceYards: 100, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
    expect(advise({ handicap: 15 }, { ...wedge, pinSide: 'left' }).recommended.aimYards).toBeGreaterThan(0)
    expect(advise({ handicap: 15 }, { ...wedge, pinSide: 'right' }).recommended.aimYards).toBeLessThan(0)
  })
})
