import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { REFERENCE_FLIGHT_AIR, inSiUnits } from '../../flight/physics/air.ts'
import type { Air } from '../../flight/physics/air.ts'
import { adviseShot } from '../advise.ts'
import type { Choice } from '../choice.ts'
import { LIES } from '../shot.ts'
import type { Hazard, Shot } from '../shot.ts'
import { flyClubs } from './flown-clubs.ts'
import { RUNNING_WITHIN_YARDS, runningCarryYards } from './running-stroke.ts'
import type { Swing } from './swing.ts'
import { swingsFor } from './swings.ts'

const FAIRWAY: Shot = { distanceYards: 24, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const BAG = [...ADVISED_BAG, { club: 'putter', carryYards: 1, loftDeg: 3 } as const]
const FRONT: readonly Hazard[] = (['water', 'bunker', 'ob'] as const).map((kind) => ({ kind, side: 'front' }))

function swingsFrom(from: Partial<Shot>, air: Air = {}): readonly Swing[] {
  const shot = { ...FAIRWAY, ...from }
  const flightAir = air.targetElevationFeet
    ? inSiUnits({ ...air, targetDistanceYards: shot.distanceYards })
    : REFERENCE_FLIGHT_AIR
  const flown = flyClubs(ADVISED_BAG, { shot, air: flightAir, trajectory: undefined, isLeftHanded: false })
  if ('problem' in flown) throw new Error(flown.problem)
  return swingsFor(flown, { shot, handicap: 15, windMph: 0 })
}

const isRunning = ({ kind }: Pick<Choice, 'kind'>) => kind === 'chip' || kind === 'bump-and-run'

function advise(from: Partial<Shot>, handicap = 15) {
  const advice = adviseShot(BAG, { handicap }, { ...FAIRWAY, ...from })
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

describe('a ball that runs to the pin', () => {
  it('ADV-18 flies one part of its way for 12 less the number of the iron that it runs, and wedges as agreed', () => {
    const runs = swingsFrom({}).filter(isRunning)
    const runPerCarry = Object.fromEntries(
      runs.map(({ club, carryTodayYards, finishYards }) => [club, (finishYards - carryTodayYards) / carryTodayYards]),
    )
    const expected = { '7-iron': 5, '8-iron': 4, '9-iron': 3, pw: 2, gw: 1.5, sw: 1, lw: 0.5 } as const
    for (const [club, run] of Object.entries(expected)) {
      const found = Number(runPerCarry[club])
      expect(Math.abs(found - run) / run, club).toBeLessThanOrEqual(0.05)
    }
    expect(Object.keys(runPerCarry).toSorted()).toEqual(Object.keys(expected).toSorted())
    // Right beside the green as well.
    const { club, carryTodayYards, finishYards } = advise({ distanceYards: 12 }).recommended
    expect(club).toBe('pw')
    expect(carryTodayYards).toBeCloseTo(runningCarryYards('pw', 12), 9)
    expect(finishYards - Number(carryTodayYards)).toBeCloseTo(8, 9)
  })

  it('ADV-17 is a chip to 25 yards and a bump-and-run to 40 with the 7- and 8-iron from fairway and fringe, on a clear way', () => {
    for (const lie of LIES) {
      for (let distanceYards = 5; distanceYards <= 60; distanceYards += 1) {
        const swings = swingsFrom({ lie, distanceYards })
        const chips = swings.filter(({ kind }) => kind === 'chip')
        const bumps = swings.filter(({ kind }) => kind === 'bump-and-run')
        expect(chips.length > 0).toBe(distanceYards <= 25 && lie !== 'bunker' && lie !== 'rough')
        expect(bumps.length > 0).toBe(distanceYards <= 40 && (lie === 'fairway' || lie === 'fringe'))
        expect(bumps.every(({ club }) => club === '7-iron' || club === '8-iron')).toBe(true)
        for (const hazard of FRONT)
          expect(swingsFrom({ lie, distanceYards, hazards: [hazard] }).filter(isRunning)).toEqual([])
      }
    }
    expect(RUNNING_WITHIN_YARDS).toEqual({ chip: 25, 'bump-and-run': 40 })
  })

  it('ADV-17 leaves pitches to clubs of 44° and more', () => {
    for (const lie of LIES) {
      for (let distanceYards = 5; distanceYards <= 110; distanceYards += 7) {
        for (const handicap of [2, 15, 30]) {
          const { recommended, alternatives } = advise({ lie, distanceYards }, handicap)
          const pitched = [recommended, ...alternatives].filter(({ kind }) => kind === 'pitch')
          const lofts = pitched.map(({ club }) => ADVISED_BAG.find((owned) => owned.club === club)?.loftDeg ?? 0)
          expect(Math.min(44, ...lofts)).toBe(44)
        }
      }
    }
  })

  it('is advised where it costs about as little as a pitch, and more often to golfers who miss more', () => {
    const runsTo = (handicap: number) => {
      const distances = Array.from({ length: 20 }, (_, index) => 21 + index)
      return distances.filter((distanceYards) => isRunning(advise({ distanceYards }, handicap).recommended)).length
    }
    expect(runsTo(2)).toBeLessThan(runsTo(10))
    expect(runsTo(10)).toBeLessThan(runsTo(20))
    expect(advise({ distanceYards: 24 }).reasons[0]?.code).toMatch(/runs-to-pin|fewest-strokes/)
  })

  it('is no shot from a divot or to a green well above or below the ball', () => {
    expect(swingsFrom({ lieDetail: 'divot' }).filter(isRunning)).toEqual([])
    expect(swingsFrom({ lieDetail: 'hardpan' }).filter(isRunning)).not.toEqual([])
    expect(swingsFrom({}, { targetElevationFeet: 12 }).filter(isRunning)).toEqual([])
    expect(swingsFrom({}, { targetElevationFeet: -12 }).filter(isRunning)).toEqual([])
    expect(swingsFrom({}, { targetElevationFeet: 2 }).filter(isRunning)).not.toEqual([])
  })

  it('hardly meets the wind: its number is the distance', () => {
    const into = { windSpeedMph: 25, windFromDeg: 0 }
    const advice = adviseShot(BAG, { handicap: 20 }, { ...FAIRWAY, distanceYards: 30 }, into)
    if ('problem' in advice || 'problem' in advice.playsLike) throw new Error('There is a number')
    expect(advice.recommended.kind).toBe('bump-and-run')
    expect(Math.abs(advice.playsLike.playsLikeYards - 30)).toBeLessThan(1)
  })
})
