import { describe, expect, it } from 'vitest'
import { adviseShot } from './advise.ts'
import type { Advice } from './advise.ts'
import type { Shot } from './shot.ts'
import { CLUBS } from '../club.ts'
import { STANDARD_BAG } from '../distances/standard-carry.ts'
import type { Air } from '../flight/physics/air.ts'
import { simulateFlight } from '../flight/trajectory.ts'
import { flownChoices } from './flown-choices.ts'

const clubs = STANDARD_BAG.map((carried) => ({ ...carried, loftDeg: CLUBS[carried.club].loftDeg }))
const FAIRWAY: Shot = { distanceYards: 150, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const AIR: Air = { windSpeedMph: 12, windFromDeg: 30, targetElevationFeet: 18 }

function advise(shot: Shot, air: Air): Advice {
  const advice = adviseShot(clubs, { handicap: 15 }, shot, air)
  if ('problem' in advice) throw new Error(advice.problem)
  return advice
}

describe('the flights of an advice', () => {
  it.each([
    ['from the fairway', FAIRWAY],
    ['from rough', { ...FAIRWAY, lie: 'rough', slope: 'uphill' }],
    ['with part of a swing', { ...FAIRWAY, distanceYards: 60 }],
  ] as const)(
    'carry the very yards of the advice and come down on the ground that rises to the target %s',
    (_, shot) => {
      const advice = advise(shot, AIR)
      const air = { ...AIR, targetDistanceYards: shot.distanceYards }
      const flown = flownChoices(advice, { clubs, air, trajectory: undefined })
      const choices = [advice.recommended, ...advice.alternatives.slice(0, 2)]
      expect(flown.map(({ club }) => club)).toEqual(choices.map(({ club }) => club))
      for (const [index, { carryYards, apexYards, path }] of flown.entries()) {
        expect(carryYards).toBe(choices[index]?.carryTodayYards)
        const end = path.at(-1)
        expect(end?.downrangeYards).toBeCloseTo(carryYards, 6)
        expect(Math.abs(Number(end?.heightYards) - 6 * Math.min(1, carryYards / shot.distanceYards))).toBeLessThan(0.3)
        const highestYards = Math.max(...path.map(({ heightYards }) => heightYards))
        expect(apexYards).toBeGreaterThanOrEqual(highestYards - 1e-9)
        expect(apexYards - highestYards).toBeLessThan(0.2)
      }
    },
  )

  it('fly lower from a lie that takes carry', () => {
    const apexFrom = (shot: Shot) =>
      flownChoices(
        { recommended: { ...advise(FAIRWAY, {}).recommended, carryTodayYards: shot.distanceYards }, alternatives: [] },
        { clubs, air: {}, trajectory: undefined },
      )[0]?.apexYards ?? NaN
    expect(apexFrom({ ...FAIRWAY, distanceYards: 135 })).toBeLessThan(apexFrom(FAIRWAY))
  })

  it('are the pitch’s own, lower than a part of a full swing at its launch', () => {
    const air: Air = { windSpeedMph: 20, windFromDeg: 0 }
    const advice = advise({ ...FAIRWAY, distanceYards: 45 }, air)
    const { recommended } = advice
    if (!recommended.launch) throw new Error('A pitch flies')
    const own = simulateFlight(recommended.launch, air)
    if ('problem' in own) throw new Error(own.problem)
    const [pitch] = flownChoices(advice, { clubs, air, trajectory: undefined })
    expect(recommended.kind).toBe('pitch')
    expect(pitch?.apexYards).toBe(own.apexYards)
    expect(pitch?.landingDeg).toBe(own.landingDeg)
  })

  it('do not exist for a chip', () => {
    const chip = advise({ ...FAIRWAY, distanceYards: 12 }, {})
    expect(chip.recommended.kind).toBe('chip')
    expect(flownChoices(chip, { clubs, air: {}, trajectory: undefined })).toEqual([])
  })
})
