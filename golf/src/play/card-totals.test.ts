import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cardTotals, stablefordPoints } from './card-totals.ts'
import { withStrokesReceived } from './card.ts'
import { HOLE_FINISHES } from './played-record.ts'
import type { CardHole, HoleWithStrokes } from './card.ts'

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
const NONE = { throughCount: 0, score: 0, overPar: 0, net: 0, points: 0 }

/** Hole n has stroke index n; null is not played. */
function card(scores: readonly (number | null)[], courseHandicap: number | undefined): readonly HoleWithStrokes[] {
  const holes = scores.map((score, place): CardHole => ({
    number: place + 1,
    par: PARS[place] ?? null,
    strokeIndex: place + 1,
    lengthYards: null,
    score,
    finish: score === null ? 'not-played' : 'holed',
  }))
  return withStrokesReceived(holes, courseHandicap).holes
}

const bogeys = PARS.map((par) => par + 1)

describe('the totals of a card', () => {
  it('are out, in and all, with net, points and strokes over par', () => {
    // A stroke on holes 1 to 12: a bogey is worth 2 points there, else 1.
    expect(cardTotals(card(bogeys, 12))).toEqual({
      out: { throughCount: 9, score: 45, overPar: 9, net: 36, points: 18 },
      in: { throughCount: 9, score: 45, overPar: 9, net: 42, points: 12 },
      total: { throughCount: 18, score: 90, overPar: 18, net: 78, points: 30 },
    })
  })

  it('are of the holes played only', () => {
    const scores = bogeys.map((score, place) => (place < 6 ? score : null))
    const { out, in: back, total } = cardTotals(card(scores, 18))
    expect(total).toEqual({ throughCount: 6, score: 30, overPar: 6, net: 24, points: 12 })
    expect(out).toEqual(total)
    expect(back).toEqual(NONE)
  })

  it('are through six holes after a shotgun start on the 16th too', () => {
    const played = new Set([16, 17, 18, 1, 2, 3])
    const holes = card(
      bogeys.map((score, place) => (played.has(place + 1) ? score : null)),
      18,
    )
    const inPlayingOrder = [...holes.slice(15), ...holes.slice(0, 15)]
    expect(cardTotals(inPlayingOrder)).toEqual(cardTotals(holes))
    expect(cardTotals(holes)).toMatchObject({
      out: { throughCount: 3, score: 14, overPar: 3 },
      in: { throughCount: 3, score: 15, overPar: 3 },
      total: { throughCount: 6, score: 29, overPar: 6, net: 23 },
    })
  })

  it('have no net and no points without strokes received', () => {
    expect(cardTotals(card(bogeys, undefined)).total).toEqual({
      throughCount: 18,
      score: 90,
      overPar: 18,
      net: undefined,
      points: undefined,
    })
  })

  it('are above the score for a plus golfer, and below par with birdies', () => {
    const birdies = PARS.map((par) => par - 1)
    expect(cardTotals(card(birdies, -5)).total).toEqual({
      throughCount: 18,
      score: 54,
      overPar: -18,
      net: 59,
      // Three each, and two on the five holes where a stroke is given.
      points: 13 * 3 + 5 * 2,
    })
  })

  it('are empty for a card without holes', () => {
    expect(cardTotals([])).toEqual({ out: NONE, in: NONE, total: NONE })
  })

  it('are the sums of out and in, of any card', () => {
    const hole = fc.record({
      par: fc.option(fc.integer({ min: 3, max: 6 })),
      strokeIndex: fc.option(fc.integer({ min: 1, max: 18 })),
      lengthYards: fc.option(fc.integer({ min: 30, max: 800 })),
      score: fc.option(fc.integer({ min: 1, max: 30 })),
      finish: fc.option(fc.constantFrom(...HOLE_FINISHES)),
    })
    fc.assert(
      fc.property(fc.array(hole, { maxLength: 18 }), fc.integer({ min: -10, max: 60 }), (list, courseHandicap) => {
        const numbered = list.map((each, place) => ({ ...each, number: place + 1 }))
        const { out, in: back, total } = cardTotals(withStrokesReceived(numbered, courseHandicap).holes)
        for (const of of ['throughCount', 'score', 'overPar', 'net', 'points'] as const) {
          expect(total[of]).toBe((out[of] ?? Number.NaN) + (back[of] ?? Number.NaN))
        }
        expect(total.points).toBeGreaterThanOrEqual(0)
        expect(total.throughCount).toBeLessThanOrEqual(list.filter(({ finish }) => finish !== 'not-played').length)
      }),
      { seed: 45 },
    )
  })
})

describe('Stableford points', () => {
  const hole: HoleWithStrokes = {
    number: 1,
    par: 4,
    strokeIndex: 1,
    lengthYards: null,
    score: 4,
    finish: 'holed',
    received: 1,
  }

  it.each([
    { score: 1, points: 6 },
    { score: 3, points: 4 },
    { score: 4, points: 3 },
    { score: 5, points: 2 },
    { score: 6, points: 1 },
    { score: 7, points: 0 },
    { score: 12, points: 0 },
  ])('of $score on a par 4 with a stroke are $points', ({ score, points }) => {
    expect(stablefordPoints({ ...hole, score })).toBe(points)
  })

  it('are none on a hole that was picked up, whatever it counts for the index', () => {
    expect(stablefordPoints({ ...hole, score: 5, finish: 'picked-up' })).toBe(0)
    expect(stablefordPoints({ ...hole, score: 5, finish: 'conceded' })).toBe(2)
  })

  it('are not known without a score or strokes received', () => {
    expect(stablefordPoints({ ...hole, score: null })).toBeUndefined()
    expect(stablefordPoints({ ...hole, received: undefined })).toBeUndefined()
    expect(stablefordPoints({ ...hole, finish: 'not-played' })).toBeUndefined()
  })
})
