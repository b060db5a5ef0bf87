import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { REFERENCE_FLIGHT_AIR } from '../../flight/physics/air.ts'
import { TYPICAL_PATTERN } from '../../memory/club-pattern.ts'
import { groundTarget } from '../ground/ground-target.ts'
import { groundOfShot } from '../ground/typed-ground.ts'
import { holeOf } from '../hole/hole.ts'
import type { Shot } from '../shot.ts'
import { HAZARD_KINDS, HAZARD_SIDES } from '../shot.ts'
import { flyClubs } from '../swings/flown-clubs.ts'
import type { Swing } from '../swings/swing.ts'
import { swingsFor } from '../swings/swings.ts'
import { fewestStrokesOn, scoreEachRoughlyOn, scoreSwingsOn } from './score-swings.ts'
import type { ScoredSwing } from './score-swings.ts'
import { boundedCosts, swingCosts } from './swing-costs.ts'
import { targetOf } from './target.ts'
import type { Target } from './target.ts'

const AIMS_YARDS = [-30, -15, 0, 6, 27]

const situations = fc.record({
  handicap: fc.integer({ min: 0, max: 40 }),
  tilt: fc.constantFrom(0, 0.5),
  shot: fc.record({
    distanceYards: fc.integer({ min: 20, max: 450 }),
    lie: fc.constantFrom('tee' as const, 'fairway' as const, 'rough' as const, 'bunker' as const),
    slope: fc.constant('flat' as const),
    pin: fc.constantFrom('front' as const, 'middle' as const, 'back' as const),
    hazards: fc.array(fc.record({ kind: fc.constantFrom(...HAZARD_KINDS), side: fc.constantFrom(...HAZARD_SIDES) }), {
      maxLength: 3,
    }),
  }),
})
type Situation = { readonly handicap: number; readonly tilt: number; readonly shot: Shot }

function swingsOf({ handicap, tilt, shot }: Situation): readonly Swing[] {
  const bag = tilt === 0 ? ADVISED_BAG : ADVISED_BAG.map((club) => ({ ...club, pattern: { ...TYPICAL_PATTERN, tilt } }))
  const flown = flyClubs(bag, { shot, air: REFERENCE_FLIGHT_AIR, trajectory: undefined, isLeftHanded: false })
  if ('problem' in flown) throw new Error(flown.problem)
  return swingsFor(flown, { shot, handicap, windMph: 0 })
}

const TARGETS: readonly { readonly name: string; readonly on: (situation: Situation) => Target }[] = [
  { name: 'a hole', on: ({ shot, handicap }) => targetOf(holeOf(shot), handicap) },
  { name: 'a ground', on: ({ shot, handicap }) => groundTarget(groundOfShot(shot), handicap) },
]

describe('the bounds of a swing’s costs', () => {
  it.each(TARGETS)('are no more than any aim costs on $name, the slower one the tighter', ({ on }) => {
    fc.assert(
      fc.property(situations, fc.nat(), (situation, pick) => {
        const swings = swingsOf(situation)
        const swing = swings[pick % swings.length]
        if (!swing) throw new Error('There is no swing')
        const map = on(situation).frameOf(swing).mapOf({ cellYards: 3, sideYards: 300 })
        const maps = { solidMap: map, mishitMap: map, aimsYards: AIMS_YARDS }
        const { leastByLength, leastBySolid, costs } = boundedCosts(swing, maps)
        const fewest = Math.min(...AIMS_YARDS.map(costs))
        expect(leastByLength()).toBeLessThanOrEqual(fewest)
        expect(leastBySolid()).toBeLessThanOrEqual(fewest)
        // Of use where much is out, too: a high handicap's wedge over a fence right in front, a driver towards one behind.
        expect(leastBySolid()).toBeGreaterThan(fewest / 3)
      }),
      { numRuns: 60 },
    )
  })

  it('need not know how mishits cost when they are known from the same map', () => {
    fc.assert(
      fc.property(situations, (situation) => {
        const [swing] = swingsOf(situation)
        if (!swing) throw new Error('There is no swing')
        const frame = targetOf(holeOf(situation.shot), situation.handicap).frameOf(swing)
        const [coarse, fine] = [3, 1].map((cellYards) => frame.mapOf({ cellYards, sideYards: 300 }))
        if (!coarse || !fine) throw new Error('There is no map')
        const { mishits } = boundedCosts(swing, { solidMap: coarse, mishitMap: coarse, aimsYards: AIMS_YARDS })
        const maps = { solidMap: fine, mishitMap: coarse, aimsYards: [0, 6] }
        expect(boundedCosts(swing, { ...maps, mishits }).costs(6)).toBe(swingCosts(swing, maps)(6))
      }),
      { numRuns: 30 },
    )
  })
})

describe('swings that are not scored', () => {
  const nothingAhead = () => 0
  const fewestOf = (scored: readonly ScoredSwing[]) => Math.min(...scored.map((one) => one.expectedStrokes))

  it.each(TARGETS)('are not the cheapest on $name', ({ on }) => {
    fc.assert(
      fc.property(situations, (situation) => {
        const [swings, target] = [swingsOf(situation), on(situation)]
        const aheadStrokes = (leftYards: number) => Math.max(0, leftYards) / 500
        const all = scoreEachRoughlyOn(swings, { target, aheadStrokes })
        expect(fewestStrokesOn(swings, { target, aheadStrokes, cellYards: 3 })).toBe(fewestOf(all))
      }),
      { numRuns: 25 },
    )
  })

  it.each(TARGETS)('change nothing about the best ones on $name', ({ on }) => {
    fc.assert(
      fc.property(situations, (situation) => {
        const [swings, target] = [swingsOf(situation), on(situation)]
        // Every swing is scored where nobody says what lies ahead.
        const all = scoreSwingsOn(swings, { target })
        const scored = scoreSwingsOn(swings, { target, aheadStrokes: nothingAhead })
        expect(all).toEqual(expect.arrayContaining([...scored]))
        const clubsOf = (of: readonly ScoredSwing[]) => new Set(of.map(({ swing }) => swing.club))
        const missing = [...clubsOf(all)].filter((club) => !clubsOf(scored).has(club))
        // Only the one club that reaches, where it is not among the best five, may be another one.
        expect(missing.length).toBeLessThanOrEqual(1)
        const ofClubs = all.filter(({ swing }) => !missing.includes(swing.club))
        expect(scored).toHaveLength(ofClubs.length)
      }),
      { numRuns: 25 },
    )
  })
})
