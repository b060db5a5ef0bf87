import { describe, expect, it } from 'vitest'
import type { ClubDistances } from '../distances/club-distance.ts'
import { planBag } from './plan-bag.ts'
import type { PlanningGolfer } from './planning-golfer.ts'
import { planningGolfer } from './planning-golfer.ts'

const club = (type: PlanningGolfer['golfBag'][number]['type'], loft: number | null = null, isInBag = true) => ({
  type,
  loft,
  isInBag,
})
const measured = (distance: number) => ({ distance, source: 'measured' }) as const
const NOBODY = { known: {}, isBeginner: false, isSerious: false } as const

describe('the golfer for whom a bag is planned', () => {
  it('has the usual loft where none was told, and says so', () => {
    const { clubs } = planningGolfer({ ...NOBODY, golfBag: [club('pw'), club('7-iron', 27)], distances: {} })
    expect(clubs.map(({ type, loftDeg, isLoftAssumed }) => [type, loftDeg, isLoftAssumed])).toEqual([
      ['7-iron', 27, false],
      ['pw', 46, true],
    ])
  })

  it('takes no loft of two that contradict each other', () => {
    const golfBag = [club('6-iron', 34), club('7-iron', 30), club('8-iron', 35)]
    const { clubs } = planningGolfer({ ...NOBODY, golfBag, distances: {} })
    expect(clubs.map(({ loftDeg, isLoftAssumed }) => [loftDeg, isLoftAssumed])).toEqual([
      [28, true],
      [32, true],
      [35, false],
    ])
  })

  it('leaves the putter out and keeps clubs of the shelf apart', () => {
    const golfBag = [club('putter'), club('7-iron'), club('5-iron', null, false)]
    const { clubs } = planningGolfer({ ...NOBODY, golfBag, distances: { '5-iron': measured(150) } })
    expect(clubs.map(({ type, isInBag, carry }) => [type, isInBag, carry?.carryYards])).toEqual([
      ['5-iron', false, 150],
      ['7-iron', true, undefined],
    ])
  })

  it('swings as the own numbers say, and as the one nearest the 7-iron where these contradict each other', () => {
    const swing = (distances: ClubDistances) => {
      const golfer = planningGolfer({ ...NOBODY, golfBag: [club('driver'), club('7-iron'), club('pw')], distances })
      return [golfer.sevenIronCarryYards, golfer.speedMph]
    }
    expect(swing({ '7-iron': measured(145) })).toEqual([145, 102])
    expect(swing({ driver: measured(120), '7-iron': measured(145) })).toEqual([145, 102])
    expect(swing({})[0]).toBe(125)
  })

  it('knows an estimate as one', () => {
    const golfer = planningGolfer({
      ...NOBODY,
      golfBag: [club('7-iron'), club('pw')],
      distances: { '7-iron': measured(145), pw: { distance: 110, source: 'estimated' } },
    })
    const known = planBag(golfer).clubs.map(({ isEstimated, plusMinusYards }) => [isEstimated, plusMinusYards])
    expect(known).toEqual([
      [false, 0],
      [true, 8],
    ])
  })
})
