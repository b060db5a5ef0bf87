import { expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { DEFAULT_BAG, newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { resultRows } from './result-rows.ts'

function golfer(clubs: readonly ClubType[], carries: Readonly<Partial<Record<ClubType, number>>>) {
  const bag = Object.fromEntries(
    clubs.map((type) => {
      const { type: _type, ...club } = newBagClub(type)
      return [type, club]
    }),
  )
  const distances = Object.fromEntries(
    Object.entries(carries).map(([club, distance]) => [club, { distance, source: 'manual' as const }]),
  )
  return projectProfile({ ...NEW_GOLFER, bag, distances })
}

it('CAL-09 has no row before there is a distance to show', () => {
  expect(resultRows(golfer([], {}), 'classic')).toEqual([])
  expect(resultRows(golfer(['driver', 'putter'], {}), 'classic')).toEqual([])
})

it('CAL-20 has the clubs of the bag without the putter, numbered from the longest, also those without a distance', () => {
  const rows = resultRows(golfer(['putter', 'pw', 'driver', '7-iron'], { driver: 204 }), 'classic')
  expect(rows.map(({ position, club, distance }) => [position, club, distance?.distance])).toEqual([
    [1, 'driver', 204],
    [2, '7-iron', undefined],
    [3, 'pw', undefined],
  ])
})

it('has the default bag’s clubs for a golfer with a distance and no bag', () => {
  expect(resultRows(golfer([], { driver: 204 }), 'classic').map(({ club }) => club)).toEqual(
    DEFAULT_BAG.map(({ type }) => type),
  )
})

it('names the next longer club that a shorter one outdoes, over clubs without a distance', () => {
  const rows = resultRows(
    golfer(['driver', '3-wood', '7-iron', '8-iron'], { driver: 160, '7-iron': 170, '8-iron': 170 }),
    'classic',
  )
  expect(rows.map(({ goesFartherThan }) => goesFartherThan)).toEqual([
    undefined,
    undefined,
    { club: 'driver', carryYards: 160 },
    undefined,
  ])
})

it('CAL-26 has a ± for every estimate of Like me, tells older estimates, and has none for the golfer’s own number', () => {
  const known = golfer(['driver', '3-wood', '7-iron'], { '7-iron': 145 })
  const profile = projectProfile({
    ...NEW_GOLFER,
    scalars: { ...NEW_GOLFER.scalars, handicap: null },
    bag: Object.fromEntries(known.golfBag.map(({ type }) => [type, stored(type)])),
    distances: {
      driver: { distance: 234, source: 'estimated' },
      '3-wood': { distance: 229, source: 'estimated' },
      '7-iron': { distance: 145, source: 'manual' },
    },
  })
  const rows = resultRows(profile, 'like-me')
  expect(rows.map(({ certainty }) => certainty?.plusMinusYards)).toEqual([18, 35, undefined])
  expect(rows.map(({ isOlder }) => isOlder)).toEqual([false, true, false])
  expect(rows.map(({ certainty }) => certainty?.isOwn)).toEqual([false, false, true])
})

it('has what Classic says where no swing of the golfer’s carries that, beside what is stored', () => {
  const known = golfer(['driver', '7-iron', 'lw'], { driver: 105 })
  const profile = projectProfile({
    ...NEW_GOLFER,
    bag: Object.fromEntries(known.golfBag.map(({ type }) => [type, stored(type)])),
    distances: {
      driver: { distance: 105, source: 'manual' },
      '7-iron': { distance: 26, source: 'estimated' },
      lw: { distance: 30, source: 'estimated' },
    },
  })
  const impossibleBy = (method: 'classic' | 'like-me') =>
    resultRows(profile, method).map(({ impossible }) => impossible)
  expect(impossibleBy('classic')).toEqual([undefined, { carryYards: 9, reason: 'too-short' }, undefined])
  expect(impossibleBy('like-me')).toEqual([undefined, undefined, undefined])
})

it('points at the golfer’s own numbers that do not fit each other', () => {
  const profile = golfer(['driver', '7-iron', 'pw'], { driver: 240, '7-iron': 185 })
  const rows = resultRows({ ...profile, handicap: null }, 'like-me')
  expect(rows.map(({ isSurprising }) => isSurprising)).toEqual([true, true, false])
})

function stored(club: ClubType) {
  const { type: _type, ...facts } = newBagClub(club)
  return facts
}
