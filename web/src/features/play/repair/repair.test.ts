import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PlayedHole, PlayedShot } from '@bagwise/contract/play'
import { holeGains } from '@bagwise/golf/play/hole-gains'
import { PLAYED_SHOT_RANGES } from '@bagwise/golf/play/played-record'
import { spotsOf } from '@bagwise/golf/play/spots-of'
import { shownDistance } from '#quantities/distance.ts'
import { draftAfter } from './missed-stroke.tsx'
import { lacksText, strokeFacts, sumText } from './repair.copy.ts'
import { gainsOfStrokes } from './shots-with-gains.ts'
import { STEP_SHOWN, feetOfShown, shownFeet, snapped, steppedYards, yardsOfShown } from './shown-yards.ts'

const UNITS = ['yards', 'metres'] as const
const SHOT: PlayedShot = {
  id: 'a',
  round: 'r',
  hole: 7,
  order: 1,
  branch: 'ball',
  club: 'driver',
  lie: 'tee',
  lieFrom: 'tap',
  leftYards: 400,
  leftSdYards: null,
  leftFrom: 'typed',
  swing: null,
  penalty: 'none',
  rest: null,
  air: null,
  at: null,
  isLeftOut: false,
}
const HOLE: PlayedHole = {
  round: 'r',
  number: 7,
  par: 4,
  strokeIndex: null,
  lengthYards: 400,
  score: 5,
  finish: 'holed',
  putts: 2,
  firstPuttFeet: 20,
  pin: null,
}
const shot = (id: string, more: Partial<PlayedShot>): PlayedShot => ({
  ...SHOT,
  id,
  order: id.codePointAt(0) ?? 0,
  ...more,
})

describe('a place on the picture', () => {
  it('RND-22 is in steps of five of what the golfer reads, to a tenth of a yard, and never out of range', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 800, noNaN: true }), fc.constantFrom(...UNITS), (yards, units) => {
        const { lowest, highest } = PLAYED_SHOT_RANGES.leftYards
        for (const placed of [snapped(yards, units), steppedYards(yards, 1, units), steppedYards(yards, -1, units)]) {
          expect(placed).toBeGreaterThanOrEqual(lowest)
          expect(placed).toBeLessThanOrEqual(highest)
        }
        const placed = snapped(Math.min(yards, 700), units)
        expect(shownDistance(placed, units) % STEP_SHOWN).toBe(0)
        expect(Math.round(placed * 10) / 10).toBe(placed)
        const farther = steppedYards(Math.min(yards, 700), 1, units)
        expect(shownDistance(farther, units) % STEP_SHOWN).toBe(0)
        expect(farther).toBeGreaterThan(Math.min(yards, 700) - 1)
      }),
    )
    expect([steppedYards(152, -1, 'yards'), steppedYards(152, 1, 'yards'), steppedYards(0, -1, 'yards')]).toEqual([
      150, 155, 0,
    ])
  })

  it('RND-50 is stored in yards to a tenth, and in feet, whatever was typed', () => {
    expect(yardsOfShown(139, 'metres')).toBe(152)
    expect(yardsOfShown(365, 'metres')).toBe(399.2)
    expect(yardsOfShown(801, 'yards')).toBeUndefined()
    expect(feetOfShown(7.3, 'metres')).toBe(24)
    expect(shownFeet(24, 'metres')).toBe(7.3)
    expect(feetOfShown(-1, 'yards')).toBeUndefined()
  })
})

describe('a stroke that was missed', () => {
  const shots = [shot('a', { leftYards: 400 }), shot('b', { leftYards: 190 }), shot('c', { leftYards: null })]

  it('most likely follows the last one from farther away, and never comes before the tee', () => {
    expect(draftAfter(shots, 100)).toBe('b')
    expect(draftAfter(shots, 250)).toBe('a')
    expect(draftAfter(shots, 600)).toBe('a')
    expect(draftAfter(shots, undefined)).toBe('c')
    expect(draftAfter([], 100)).toBeUndefined()
  })
})

describe('what strokes gained', () => {
  const gainsFor = (log: { readonly hole: PlayedHole; readonly shots: readonly PlayedShot[] }) => {
    const spots = spotsOf({ ...log.hole, shots: log.shots })
    return gainsOfStrokes(log, 'problem' in spots ? [] : holeGains(spots, { handicap: 15, par: log.hole.par }))
  }

  it('stands with the stroke that a leg begins with, and the putts', () => {
    const shots = [
      shot('a', {}),
      shot('b', { leftYards: 150, lie: 'fairway' }),
      shot('c', { leftYards: 15, lie: 'rough' }),
    ]
    const { byShot, putts, hole } = gainsFor({ hole: HOLE, shots })
    expect([...byShot.keys()]).toEqual(['a', 'b', 'c'])
    expect([...byShot.values(), putts ?? 0].reduce((sum, one) => sum + one, 0)).toBeCloseTo(hole, 9)
  })

  it('is not said of strokes without a place', () => {
    const shots = [shot('a', {}), shot('b', { leftYards: null, lie: null }), shot('c', { leftYards: 15, lie: 'rough' })]
    expect([...gainsFor({ hole: HOLE, shots }).byShot.keys()]).toEqual(['c'])
    const untapped = gainsFor({ hole: { ...HOLE, score: 6 }, shots: [shot('a', {})] })
    expect([...untapped.byShot.keys()]).toEqual([])
    expect(untapped.putts).toBeDefined()
  })
})

describe('words', () => {
  it('name what a hole lacks', () => {
    const lacks = { untappedCount: 0, unplaced: [], isPuttMissing: false, isOverCard: false }
    expect(lacksText({ ...lacks, untappedCount: 1 })).toBe('1 stroke has no place')
    expect(lacksText({ ...lacks, untappedCount: 1, unplaced: [SHOT], isPuttMissing: true })).toBe(
      '2 strokes have no place, first putt has no length',
    )
    expect(lacksText({ ...lacks, isOverCard: true })).toBe('More strokes than the card')
  })

  it('add strokes up against the card', () => {
    expect(sumText({ shots: 4, penalties: 0, putts: 2 }, 6)).toBe('4 shots + 2 putts = 6, card says 6.')
    expect(sumText({ shots: 1, penalties: 1, putts: 1 }, null)).toBe('1 shot + 1 penalty + 1 putt = 3, no score yet.')
  })

  it('tell of a stroke where it lay and what it cost', () => {
    expect(strokeFacts({ ...SHOT, penalty: 'area', isLeftOut: true }, 'metres')).toBe(
      'tee · 366 m left · penalty area, +1 · not counted',
    )
    expect(strokeFacts({ ...SHOT, lie: null, leftYards: null, branch: 'provisional' }, 'yards')).toBe(
      'no lie · no place · provisional',
    )
  })
})
