import { expect, it } from 'vitest'
import { fittedIrons, IRON_PRICES } from './iron-rules.ts'

it('FIT-24 gives game improvement irons without a handicap or over 15, players distance over 8, else players', () => {
  expect([undefined, 54, 18, 16, 15.1].map(fittedIrons)).toEqual(Array(5).fill('game-improvement'))
  expect([15, 12, 9, 8.1].map(fittedIrons)).toEqual(Array(4).fill('players-distance'))
  expect([8, 4, 0, -4].map(fittedIrons)).toEqual(Array(4).fill('players'))
})

it('FIT-24 game improvement irons are $600-800, players irons $800-1200', () => {
  expect(IRON_PRICES['game-improvement']).toEqual({ fromDollars: 600, toDollars: 800 })
  expect(IRON_PRICES.players).toEqual({ fromDollars: 800, toDollars: 1200 })
})
