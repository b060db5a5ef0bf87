import { expect, it } from 'vitest'
import { withinTurn } from './wind-direction.ts'
import { windFact, windFromWords } from './wind.copy.ts'

it('says where the wind comes from, at any number of turns', () => {
  expect([0, 45, 90, 135, 180, 225, 270, 315].map(windFromWords)).toEqual([
    'into',
    'into and from the right',
    'from the right',
    'helping and from the right',
    'helping',
    'helping and from the left',
    'from the left',
    'into and from the left',
  ])
  expect([350, -10, 360, 720].map(windFromWords)).toEqual(['into', 'into', 'into', 'into'])
  expect([-90, 270, 630].map(withinTurn)).toEqual([270, 270, 270])
})

it('says how strong it is, and when there is none', () => {
  expect(windFact({ windSpeedMph: 11.4, windFromDeg: 90 }, 'yards')).toBe('11 mph, from the right')
  expect([windFact({}, 'yards'), windFact({ windSpeedMph: 0, windFromDeg: 90 }, 'yards')]).toEqual([
    'no wind',
    'no wind',
  ])
})
