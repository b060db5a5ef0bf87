import { describe, expect, it } from 'vitest'
import { parOf, strokesOn, withStrokesReceived } from './card.ts'
import { HOLE_FINISHES } from './played-record.ts'
import type { CardHole, HoleWithStrokes } from './card.ts'

const HOLE: CardHole = { number: 1, par: 4, strokeIndex: null, lengthYards: null, score: null, finish: null }

function played(score: number | null, finish: CardHole['finish'], received: number | undefined = 1): HoleWithStrokes {
  return { ...HOLE, score, finish, received }
}

describe('the strokes of a card', () => {
  it("HCP-06 go by the holes' rank in length where it has no stroke indexes, and the card says so", () => {
    const lengths = [350, 410, 160, 520, 380, 170, 400, 430, 500]
    const holes = lengths.map((lengthYards, place) => ({ ...HOLE, number: place + 1, lengthYards }))
    const card = withStrokesReceived(holes, 4)
    expect(card.rankedBy).toBe('length')
    expect(card.holes.map(({ received }) => received)).toEqual([0, 1, 0, 1, 0, 0, 0, 1, 1])
    expect(withStrokesReceived(holes, -2).holes.map(({ received }) => received)).toEqual([0, 0, -1, 0, 0, -1, 0, 0, 0])
    // One stroke index is enough to know nothing of the others.
    const almost = holes.map((hole, place) => ({ ...hole, strokeIndex: place === 0 ? null : place }))
    expect(withStrokesReceived(almost, 4)).toEqual({
      rankedBy: 'length',
      holes: almost.map((hole, place) => ({ ...hole, received: card.holes[place]?.received })),
    })
  })

  it('go by stroke index where every hole has its own', () => {
    const holes = [5, 11, 2].map((strokeIndex, place) => ({ ...HOLE, number: place + 1, strokeIndex }))
    const { rankedBy, holes: withStrokes } = withStrokesReceived(holes, 1)
    expect(rankedBy).toBe('stroke-index')
    expect(withStrokes.map(({ received }) => received)).toEqual([0, 0, 1])
  })

  it('are not known without a course handicap', () => {
    expect(withStrokesReceived([HOLE], undefined)).toEqual({
      holes: [{ ...HOLE, received: undefined }],
      rankedBy: undefined,
    })
  })
})

describe('a hole', () => {
  it('without a par counts as par 4', () => {
    expect([null, 3, 4, 5, 6].map((par) => parOf({ par }))).toEqual([4, 3, 4, 5, 6])
  })

  it('that was holed has its score, however high', () => {
    expect(strokesOn(played(3, 'holed'))).toBe(3)
    expect(strokesOn(played(12, 'holed'))).toBe(12)
    expect(strokesOn(played(5, null))).toBe(5)
  })

  it('has no strokes before it has a score, or when it was not played', () => {
    expect(strokesOn(played(null, null))).toBeUndefined()
    expect(strokesOn(played(null, 'holed'))).toBeUndefined()
    expect(strokesOn(played(null, 'not-played'))).toBeUndefined()
    expect(strokesOn(played(4, 'not-played'))).toBeUndefined()
  })

  it.each(['picked-up', 'conceded'] as const)('that was %s never has more than net double bogey', (finish) => {
    expect(strokesOn(played(5, finish))).toBe(5)
    expect(strokesOn(played(9, finish))).toBe(7)
    expect(strokesOn(played(9, finish, -1))).toBe(5)
    expect(strokesOn(played(null, finish))).toBe(7)
    expect(strokesOn({ ...played(20, finish), received: undefined })).toBe(9)
    expect(strokesOn({ ...played(20, finish), par: null })).toBe(7)
  })

  it('ends in one of four ways', () => {
    expect(HOLE_FINISHES).toEqual(['holed', 'picked-up', 'conceded', 'not-played'])
  })
})
