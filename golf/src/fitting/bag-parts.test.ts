import { expect, it } from 'vitest'
import { longClubPart, wedgePart } from './bag-parts.ts'
import type { FittedClub } from './request.ts'

const BAG: readonly FittedClub[] = [
  { type: 'sw', loftDeg: 56 },
  { type: 'pw', loftDeg: 46 },
  { type: '7-iron', loftDeg: 32 },
  { type: '4-hybrid', loftDeg: 22 },
  { type: '5-wood', loftDeg: 18 },
]
const BOUGHT = [
  { type: '7-wood', kind: 'wood', loftDeg: 21 },
  { type: 'gw', kind: 'wedge', loftDeg: 51 },
] as const

it('has the clubs of the bag, longest first, and of the purchases of the plan those of its part', () => {
  const long = longClubPart({ clubs: BAG, toBuy: BOUGHT })
  expect(long.owned.map(({ type }) => type)).toEqual(['5-wood', '4-hybrid'])
  expect(long).toMatchObject({ toBuy: [{ type: '7-wood' }], priceDollars: 250, basis: 'plan' })
  const wedges = wedgePart({ clubs: BAG, toBuy: BOUGHT }, 'players')
  expect(wedges.owned.map(({ type }) => type)).toEqual(['pw', 'sw'])
  expect(wedges).toMatchObject({ toBuy: [{ type: 'gw', loftDeg: 51 }], priceDollars: 120, basis: 'plan' })
})

it('adds nothing of its own: what the plan does not buy is not to be bought', () => {
  expect(longClubPart({ clubs: [], toBuy: [] })).toMatchObject({ toBuy: [], priceDollars: 0, basis: 'plan' })
  expect(wedgePart({ clubs: [], toBuy: [] }, 'players')).toMatchObject({ toBuy: [], priceDollars: 0 })
})

it('begins with the pitching wedge of the bag, and names that of the irons advised where it is stronger', () => {
  expect(wedgePart({ clubs: BAG, toBuy: [] }, 'players')).toMatchObject({
    pitchingDeg: 46,
    strongerPitchingDeg: undefined,
  })
  expect(wedgePart({ clubs: BAG, toBuy: [] }, 'game-improvement')).toMatchObject({
    pitchingDeg: 46,
    strongerPitchingDeg: 43,
  })
  expect(wedgePart({ clubs: [], toBuy: undefined }, 'game-improvement').pitchingDeg).toBe(43)
})

it('begins a first bag with one hybrid and one sand wedge, and buys nothing for a bag with too few carries', () => {
  const none = { clubs: [{ type: 'putter', loftDeg: 3 }], toBuy: undefined } as const
  expect(longClubPart(none)).toMatchObject({ toBuy: [{ type: '5-hybrid', loftDeg: 25 }], basis: 'first-bag' })
  expect(wedgePart(none, 'game-improvement')).toMatchObject({
    toBuy: [{ type: 'sw', loftDeg: 56 }],
    basis: 'first-bag',
  })
  const one = { clubs: [{ type: '7-iron', loftDeg: 32 }], toBuy: undefined } as const
  expect(longClubPart(one)).toMatchObject({ toBuy: [], basis: 'too-few-carries' })
  const samples = { clubs: BAG.map((club) => ({ ...club, isSample: true })), toBuy: undefined }
  expect(longClubPart(samples)).toMatchObject({ owned: [], toBuy: [], basis: 'too-few-carries' })
  expect(wedgePart(samples, 'game-improvement')).toMatchObject({ pitchingDeg: 43, strongerPitchingDeg: undefined })
  expect(wedgePart(one, 'players')).toMatchObject({ toBuy: [], basis: 'too-few-carries' })
})
