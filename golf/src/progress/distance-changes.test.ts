import { expect, it } from 'vitest'
import type { ClubDistances } from '../distances/club-distance.ts'
import { distanceChanges } from './distance-changes.ts'

const BEFORE: ClubDistances = {
  driver: { distance: 220, source: 'estimated' },
  '7-iron': { distance: 140, source: 'estimated' },
  pw: { distance: 105, source: 'measured' },
}

it('names the clubs whose carry has changed, come or gone, from the longest down', () => {
  const now: ClubDistances = {
    '7-iron': { distance: 146, source: 'measured' },
    '5-iron': { distance: 160, source: 'manual' },
    driver: { distance: 220, source: 'measured' },
  }
  expect(distanceChanges({ before: BEFORE, now })).toEqual([
    { club: '5-iron', before: undefined, now: { distance: 160, source: 'manual' } },
    { club: '7-iron', before: { distance: 140, source: 'estimated' }, now: { distance: 146, source: 'measured' } },
    { club: 'pw', before: { distance: 105, source: 'measured' }, now: undefined },
  ])
})

it('names nothing between equal distances, whatever their source', () => {
  expect(distanceChanges({ before: BEFORE, now: BEFORE })).toEqual([])
  const now: ClubDistances = { ...BEFORE, driver: { distance: 220, source: 'manual' } }
  expect(distanceChanges({ before: BEFORE, now })).toEqual([])
})
