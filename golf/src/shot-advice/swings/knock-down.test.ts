import { describe, expect, it } from 'vitest'
import { ADVISED_BAG } from '../../../reference/advised-bag.ts'
import { inSiUnits } from '../../flight/physics/air.ts'
import type { Air } from '../../flight/physics/air.ts'
import { flyBall } from '../../flight/physics/fly.ts'
import { adviseShot } from '../advise.ts'
import type { Shot } from '../shot.ts'
import { flyClubs } from './flown-clubs.ts'
import { swingWind } from './swing.ts'
import type { Swing } from './swing.ts'
import { swingsFor } from './swings.ts'

const SHOT: Shot = { distanceYards: 130, lie: 'fairway', slope: 'flat', pin: 'middle', hazards: [] }
const CLUBS = ['5-iron', '6-iron', '7-iron', '8-iron', '9-iron', 'pw']
const DISTANCES_YARDS = Array.from({ length: 15 }, (_, index) => 60 + 8 * index)

function swingsFrom(from: Partial<Shot>, air: Air): readonly Swing[] {
  const shot = { ...SHOT, ...from }
  const flown = flyClubs(ADVISED_BAG, { shot, air: inSiUnits(air), trajectory: undefined, isLeftHanded: false })
  if ('problem' in flown) throw new Error(flown.problem)
  return swingsFor(flown, { shot, handicap: 12, ...swingWind(air) })
}

const isLow = ({ kind }: Pick<Swing, 'kind'>) => kind === 'knock-down'
const wind = (windSpeedMph: number, windFromDeg: number): Air => ({ windSpeedMph, windFromDeg })
const lowFrom = (from: Partial<Shot>, air: Air) => swingsFrom(from, air).filter(isLow)

describe('a knock-down', () => {
  it('ADV-19 is offered into 12 mph, across 18 mph or under branches, with PW to 5-iron and 90 % of a carry at most', () => {
    expect(lowFrom({}, wind(11.9, 0))).toEqual([])
    expect(lowFrom({}, wind(17.9, 90))).toEqual([])
    expect(lowFrom({}, wind(30, 180))).toEqual([])
    for (const [from, air] of [
      [{}, wind(12, 0)],
      [{}, wind(18, 90)],
      [{}, wind(18, 270)],
      [{ isUnderLimbs: true }, {}],
    ] as const) {
      const low = DISTANCES_YARDS.flatMap((distanceYards) => lowFrom({ ...from, distanceYards }, air))
      expect(new Set(low.map(({ club }) => club))).toEqual(new Set(CLUBS))
      expect(Math.max(...low.map(({ swingFraction }) => swingFraction))).toBeLessThanOrEqual(0.9 + 1e-9)
    }
  })

  it('ADV-19 flies at most three quarters as high as the full swing', () => {
    for (const air of [wind(12, 0), wind(30, 0), wind(20, 90)]) {
      const flown = flyClubs(ADVISED_BAG, {
        shot: SHOT,
        air: inSiUnits(air),
        trajectory: undefined,
        isLeftHanded: false,
      })
      if ('problem' in flown) throw new Error(flown.problem)
      for (const distanceYards of DISTANCES_YARDS) {
        for (const { club, launch } of lowFrom({ distanceYards }, air)) {
          const full = flown.find((one) => one.club === club)
          if (!launch || !full) throw new Error('It flies')
          const apexM = flyBall({ launch, air: inSiUnits(air) }).apexM
          expect(apexM / flyBall({ launch: full.launch, air: inSiUnits(air) }).apexM, club).toBeLessThanOrEqual(0.75)
        }
      }
    }
  })

  it('stops within a yard of where it is meant to, as far as nine tenths of a swing go', () => {
    for (const distanceYards of DISTANCES_YARDS) {
      for (const { finishYards, swingFraction } of lowFrom({ distanceYards }, wind(15, 0))) {
        const offYards = Math.min(...[-4, 0, 4].map((past) => Math.abs(finishYards - distanceYards - past)))
        expect(offYards < 1 || swingFraction > 0.9 - 1e-9).toBe(true)
      }
    }
  })

  it('is preferred into a gale where no full swing fits, and says why and how', () => {
    const told = Array.from({ length: 70 }, (_, index) => 60 + index).flatMap((distanceYards) => {
      const advice = adviseShot(ADVISED_BAG, { handicap: 4 }, { ...SHOT, distanceYards }, wind(28, 0))
      return 'problem' in advice ? [] : [advice]
    })
    const low = told.filter(({ recommended }) => recommended.kind === 'knock-down')
    expect(low.length).toBeGreaterThan(5)
    for (const { recommended, adjustments, reasons } of low) {
      expect(reasons).toContainEqual({ code: 'lower-flight' })
      expect(recommended.launch).toBeDefined()
      expect(adjustments.ballPosition).toEqual(['back-for-low-ball'])
      expect(adjustments.swing).toContain('short-finish')
    }
  })

  it('is all that branches over the line leave, next to a ball that runs: the longest one to a pin out of its reach', () => {
    for (const distanceYards of [22, 35, 60, 100, 140, 220, 400]) {
      const swings = swingsFrom({ distanceYards, isUnderLimbs: true }, {})
      expect(swings.filter(({ kind }) => !['knock-down', 'chip', 'bump-and-run'].includes(kind))).toEqual([])
      const advice = adviseShot(ADVISED_BAG, { handicap: 20 }, { ...SHOT, distanceYards, isUnderLimbs: true })
      if ('problem' in advice) throw new Error(advice.problem)
      expect(advice.reasons).toContainEqual({ code: 'low-under-limbs' })
    }
    const far = swingsFrom({ distanceYards: 400, isUnderLimbs: true }, {})
    expect(far.every(({ swingFraction }) => Math.abs(swingFraction - 0.9) < 1e-9)).toBe(true)
  })
})
