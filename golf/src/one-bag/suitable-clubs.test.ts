import { describe, expect, it } from 'vitest'
import { GENERATED_BAGS } from '../../reference/generated-bags.ts'
import { generatedGolfer } from '../../reference/planned-golfers.ts'
import type { ClubType } from '../club.ts'
import { planBag } from './plan-bag.ts'
import { purchasableClubs, wedgeOfLoft } from './suitable-clubs.ts'

const soldTo = (speedMph: number, handicap: number) => purchasableClubs({ speedMph, handicap }, [])
const sells = (type: ClubType, speedMph: number, handicap = 0) =>
  soldTo(speedMph, handicap).some((club) => club.type === type)

/** Each long club with the speeds on both sides of its limit, mph: the first is not sold to, the second is. */
const SPEED_LIMITS = [
  { type: '3-wood', never: 84.9, sold: 85 },
  { type: '5-wood', never: 69.9, sold: 70 },
  { type: '9-wood', never: 95, sold: 94.9 },
  { type: '11-wood', never: 75, sold: 74.9 },
  { type: '2-hybrid', never: 104.9, sold: 105 },
  { type: '3-hybrid', never: 84.9, sold: 85 },
  { type: '4-hybrid', never: 74.9, sold: 75 },
  { type: '5-hybrid', never: 100, sold: 99.9 },
  { type: '6-hybrid', never: 85, sold: 84.9 },
  { type: '7-hybrid', never: 75, sold: 74.9 },
  { type: '3-iron', never: 111.9, sold: 112 },
  { type: '4-iron', never: 99.9, sold: 100 },
  { type: '5-iron', never: 89.9, sold: 90 },
  { type: '6-iron', never: 74.9, sold: 75 },
] as const
const HANDICAP_LIMITS = [
  { type: '3-iron', never: 4 },
  { type: '4-iron', never: 10 },
  { type: '5-iron', never: 18 },
] as const

describe('what may be bought', () => {
  it('ONE-29 sells no long club outside its speeds and handicaps, and no wedge of 58° from handicap 18', () => {
    for (const { type, never, sold } of SPEED_LIMITS) {
      expect([type, sells(type, never), sells(type, sold)]).toEqual([type, false, true])
    }
    for (const { type, never } of HANDICAP_LIMITS) {
      expect([type, sells(type, 120, never), sells(type, 120, never - 0.1)]).toEqual([type, false, true])
    }
    const lofts = (handicap: number) =>
      soldTo(100, handicap).flatMap(({ kind, loftDeg }) => (kind === 'wedge' ? loftDeg : []))
    expect(lofts(17.9)).toEqual([46, 48, 50, 52, 54, 56, 58, 60])
    expect(lofts(18)).toEqual([46, 48, 50, 52, 54, 56])

    for (const bag of GENERATED_BAGS) {
      const golfer = generatedGolfer(bag)
      const allowed = purchasableClubs(golfer, [])
      const bought = planBag(golfer).actions.flatMap((action) =>
        action.kind === 'buy' || action.kind === 'later' ? action.club : [],
      )
      for (const club of bought) expect(allowed).toContainEqual(club)
    }
  })

  it('names a wedge by its loft', () => {
    expect([46, 53, 54, 57, 58, 60].map((loftDeg) => wedgeOfLoft(loftDeg).type)).toEqual([
      'gw',
      'gw',
      'sw',
      'sw',
      'lw',
      'lw',
    ])
  })
})
