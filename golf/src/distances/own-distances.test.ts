import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ClubType } from '../club.ts'
import { CLUB_TYPES } from '../club.ts'
import type { ClubDistance, ClubDistances } from './club-distance.ts'
import { DISTANCE_SOURCES, isEstimated } from './club-distance.ts'
import { ESTIMATE_METHODS, estimatorOf } from './estimate-method.ts'
import { recordOwnDistances } from './own-distances.ts'
import type { DistanceEntry } from './recalculate.ts'
import { recalculateEstimates } from './recalculate.ts'

const GOLFER = { handicap: null, swingSpeed: null, swingSpeedRange: null, golfBag: [] }
const LIKE_ME = estimatorOf('like-me', GOLFER)
const IRONS: readonly ClubType[] = ['6-iron', '7-iron', '8-iron', '9-iron']

const measured = (distance: number): ClubDistance => ({ distance, source: 'measured' })
const estimated = (distance: number): ClubDistance => ({ distance, source: 'estimated' })

function withWritten(stored: ClubDistances, changes: readonly DistanceEntry[]): ClubDistances {
  return { ...stored, ...Object.fromEntries(changes.map(({ club, ...distance }) => [club, distance])) }
}

it('ONE-16 works every estimated club out again from a typed distance, on the shelf too, and moves no own number', () => {
  const stored = { '6-iron': estimated(160), '7-iron': measured(145), '8-iron': estimated(140), '4-iron': estimated(9) }
  const { changes, movedCount } = recordOwnDistances({
    own: [{ club: '9-iron', ...measured(118) }],
    clubs: IRONS,
    onShelf: ['4-iron'],
    stored,
    estimate: LIKE_ME,
  })
  expect(changes.map(({ club, distance, source }) => [club, distance, source])).toEqual([
    ['9-iron', 118, 'measured'],
    ['4-iron', 174, 'estimated'],
    ['6-iron', 155, 'estimated'],
    ['8-iron', 131, 'estimated'],
  ])
  expect(movedCount).toBe(3)
})

it('gives no club its first estimate', () => {
  const own = [{ club: '9-iron', ...measured(118) }] as const
  expect(recordOwnDistances({ own, clubs: IRONS, onShelf: [], stored: {}, estimate: LIKE_ME })).toEqual({
    changes: own,
    movedCount: 0,
    contradiction: undefined,
  })
})

it('ONE-10 stores a number that contradicts another one, names both and moves no estimate', () => {
  const own = [{ club: '9-iron', ...measured(150) }] as const
  const stored = { '6-iron': estimated(160), '7-iron': measured(145), '8-iron': estimated(100) }
  for (const method of ESTIMATE_METHODS) {
    const estimate = estimatorOf(method, GOLFER)
    expect(recordOwnDistances({ own, clubs: IRONS, onShelf: [], stored, estimate })).toEqual({
      changes: own,
      movedCount: 0,
      contradiction: ['7-iron', '9-iron'],
    })
  }
})

it('ONE-16 leaves nothing to recalculate, by whatever method, and never touches another own number', () => {
  const anyClub = fc.constantFrom(...CLUB_TYPES.filter((club) => club !== 'putter'))
  const anyStored = fc.dictionary(
    anyClub,
    fc.record({ distance: fc.integer({ min: 5, max: 300 }), source: fc.constantFrom(...DISTANCE_SOURCES) }),
    { maxKeys: 12 },
  )
  const anyInput = fc.record({
    stored: anyStored,
    club: anyClub,
    yards: fc.integer({ min: 5, max: 300 }),
    shelf: fc.subarray([...CLUB_TYPES]),
    method: fc.constantFrom(...ESTIMATE_METHODS),
  })
  fc.assert(
    fc.property(anyInput, ({ stored, club, yards, shelf, method }) => {
      // A number that is only confirmed moves nothing.
      fc.pre(isEstimated(stored[club] ?? estimated(yards)) || stored[club]?.distance !== yards)
      const onShelf = shelf.filter((one) => one !== club)
      const clubs = CLUB_TYPES.filter((one) => !onShelf.includes(one) && (stored[one] ?? one === club))
      const estimate = estimatorOf(method, GOLFER)
      const { changes, contradiction } = recordOwnDistances({
        own: [{ club, ...measured(yards) }],
        clubs,
        onShelf,
        stored,
        estimate,
      })
      const others = changes.filter((change) => change.club !== club)
      expect(others.every((change) => isEstimated(stored[change.club] ?? measured(0)))).toBe(true)
      expect(others.every(isEstimated)).toBe(true)
      const again = recalculateEstimates({ clubs, onShelf, stored: withWritten(stored, changes), estimate })
      expect(again).toEqual(contradiction ? { contradiction } : { changes: [] })
    }),
    { numRuns: 300 },
  )
})

it('MEM-19 keeps the estimate that imported shots replace, and the typed number', () => {
  const known = { ownShare: 0.9, plusMinusYards: 3 }
  const own = [
    { club: '7-iron', distance: 148, source: 'measured', shots: { count: 9, known } },
    { club: '8-iron', distance: 137, source: 'measured', shots: { count: 4, known } },
  ] as const
  const stored: ClubDistances = { '7-iron': { ...estimated(150) }, '8-iron': { distance: 141, source: 'manual' } }
  const { changes } = recordOwnDistances({ own, clubs: ['7-iron', '8-iron'], onShelf: [], stored, estimate: LIKE_ME })
  expect(changes.map(({ before }) => before)).toEqual([
    { distance: 150, source: 'estimated' },
    { distance: 141, source: 'manual' },
  ])
})
