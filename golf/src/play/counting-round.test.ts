import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { scoreDifferential } from '../handicap/score-differential.ts'
import { strokesReceived } from '../handicap/strokes-received.ts'
import { countingRound } from './counting-round.ts'
import type { CountingRound, FinishedCard } from './counting-round.ts'
import type { CardHole } from './card.ts'

type Counting = Extract<CountingRound, { kind: 'counts' }>

const PARS = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 4, 3, 5, 4, 4, 3, 4, 5]
const COUNTED = { isRatingCounted: true }

/** Hole n has stroke index n and one more stroke than its par; `change` says what is different. */
function holesOf(count: number, change: (hole: CardHole) => Partial<CardHole> = () => ({})): readonly CardHole[] {
  return PARS.slice(0, count).map((par, place) => {
    const hole: CardHole = {
      number: place + 1,
      par,
      strokeIndex: place + 1,
      lengthYards: null,
      score: par + 1,
      finish: 'holed',
    }
    return { ...hole, ...change(hole) }
  })
}

const CARD: FinishedCard = {
  id: 'a',
  date: '2026-11-21',
  course: 'Old Links',
  tees: 'Yellow',
  holeCount: 18,
  courseRating: 71.3,
  slopeRating: 125,
  playingConditions: null,
  handicapThen: 14.2,
  holes: holesOf(18),
}
/** Half of 14.2 gives 7.1 × 120 / 113 - 0.5 = 7.04 strokes. */
const NINE: FinishedCard = { ...CARD, holeCount: 9, courseRating: 35.5, slopeRating: 120, holes: holesOf(9) }

function counting(card: FinishedCard): Counting {
  const found = countingRound(card, COUNTED)
  if (found.kind !== 'counts') throw new Error(found.kind)
  return found
}

/** The first holes of the card are played. */
function playedTo(last: number, card = CARD): FinishedCard {
  const holes = card.holes.map((hole) => (hole.number > last ? { ...hole, finish: 'not-played' as const } : hole))
  return { ...card, holes }
}

describe('a finished card', () => {
  it('gives the index its adjusted gross score, with the holes that were cut', () => {
    // 14.2 × 125 / 113 - 0.7 is 15.008: a stroke on 1 to 15.
    const holes = holesOf(18, ({ number }) => (number === 1 ? { score: 11 } : number === 16 ? { score: 6 } : {}))
    expect(counting({ ...CARD, holes })).toEqual({
      kind: 'counts',
      round: {
        id: 'a',
        date: '2026-11-21',
        course: 'Old Links',
        tees: 'Yellow',
        holeCount: 18,
        courseRating: 71.3,
        slopeRating: 125,
        playingConditions: null,
        // 90, two more than a bogey on the first, one more on the 16th.
        adjustedGrossScore: 90 + 2 + 1,
      },
      cutHoles: [1, 16],
      expectedHoles: [],
      assumedParHoles: [],
    })
  })

  it('leaves out rating - par where the country does', () => {
    // 14.2 × 125 / 113 is 15.71, so that the 16th has a stroke as well.
    const holes = holesOf(18, ({ number }) => (number === 16 ? { score: 6 } : {}))
    expect(countingRound({ ...CARD, holes }, { isRatingCounted: false })).toMatchObject({ cutHoles: [] })
    expect(counting({ ...CARD, holes })).toMatchObject({ cutHoles: [16] })
  })

  it('counts at most par + 5 before there is an index', () => {
    const holes = holesOf(18, ({ number }) => (number === 1 ? { score: 11 } : {}))
    expect(counting({ ...CARD, handicapThen: null, holes })).toMatchObject({
      round: { adjustedGrossScore: 90 + 4 },
      cutHoles: [1],
    })
  })

  it('gives nine holes as nine, by half the index', () => {
    const holes = holesOf(9, ({ number }) => (number > 6 ? { score: 9 } : {}))
    const { round, cutHoles, expectedHoles } = counting({ ...NINE, holes })
    expect(round).toMatchObject({ holeCount: 9, courseRating: 35.5, slopeRating: 120 })
    // Bogeys to the sixth; par 3, 4 and 5 with a stroke on the seventh only.
    expect(round.adjustedGrossScore).toBe(24 + 6 + 6 + 6 + 7)
    expect({ cutHoles, expectedHoles }).toEqual({ cutHoles: [7, 8, 9], expectedHoles: [] })
    expect(counting({ ...NINE, handicapThen: null }).round).toMatchObject({ holeCount: 9, adjustedGrossScore: 45 })
  })

  it('keeps the handicap at the start with nine holes, which are completed by it, and not with eighteen, whose score has it', () => {
    expect(counting(NINE).round.handicapThen).toBe(14.2)
    expect(counting({ ...NINE, handicapThen: -2 }).round.handicapThen).toBe(-2)
    expect('handicapThen' in counting({ ...NINE, handicapThen: null }).round).toBe(false)
    expect('handicapThen' in counting(CARD).round).toBe(false)
  })

  it('HCP-11 of 10 to 17 of 18 holes counts net par + (0.04 × index + 2.4) × slope / 113 / 18 for the others, of fewer nothing', () => {
    // Bogeys to the 13th are 65; the others have par 20, strokes on 14 and 15, and 2.968 × 125 / 113 / 18 = 0.1824 each.
    const { round, expectedHoles } = counting(playedTo(13))
    expect(round).toMatchObject({ adjustedGrossScore: 87.91, holeCount: 18 })
    expect(scoreDifferential({ ...round, holeCount: 18 })).toBe(15)
    expect(expectedHoles).toEqual([14, 15, 16, 17, 18])

    for (let last = 0; last <= 9; last += 1) {
      expect(countingRound(playedTo(last), COUNTED)).toEqual({ kind: 'too-few-holes', missingCount: 10 - last })
    }
    for (let last = 10; last <= 17; last += 1) {
      const unplayed = PARS.map((par, place) => ({ par, received: place < 15 ? 1 : 0 })).slice(last)
      const netPar = unplayed.reduce((sum, { par, received }) => sum + par + received, 0)
      const playedStrokes = PARS.slice(0, last).reduce((sum, par) => sum + par + 1, 0)
      const exact =
        (113 / 125) * (playedStrokes + netPar + ((unplayed.length * (0.04 * 14.2 + 2.4)) / 18) * (125 / 113) - 71.3)
      const differential = scoreDifferential({ ...counting(playedTo(last)).round, holeCount: 18 })
      expect(differential).toBe(Math.floor(exact * 10 + 0.5) / 10)
    }
    for (let last = 0; last <= 8; last += 1) {
      expect(countingRound(playedTo(last, NINE), COUNTED)).toEqual({ kind: 'too-few-holes', missingCount: 9 - last })
    }
    expect(countingRound(playedTo(9, NINE), COUNTED)).toMatchObject({ kind: 'counts' })
  })

  it('expects nothing of holes that were not played without an index', () => {
    expect(countingRound({ ...playedTo(17), handicapThen: null }, COUNTED)).toEqual({ kind: 'no-index-yet' })
    expect(countingRound({ ...playedTo(9), handicapThen: null }, COUNTED)).toMatchObject({ kind: 'too-few-holes' })
  })

  it.each([{ courseRating: null }, { slopeRating: null }, { courseRating: null, slopeRating: null }])(
    'gives none with %j',
    (missing) => {
      expect(countingRound({ ...CARD, ...missing }, COUNTED)).toEqual({ kind: 'no-rating' })
    },
  )

  it.each([
    { card: { ...CARD, courseRating: 35.5 }, field: 'courseRating' },
    { card: { ...CARD, courseRating: Number.NaN }, field: 'courseRating' },
    { card: { ...NINE, courseRating: 43.1 }, field: 'courseRating' },
    { card: { ...NINE, courseRating: 26.9 }, field: 'courseRating' },
    { card: { ...CARD, slopeRating: 54 }, field: 'slopeRating' },
    { card: { ...NINE, slopeRating: 156 }, field: 'slopeRating' },
    { card: { ...CARD, playingConditions: 4 }, field: 'playingConditions' },
    { card: { ...NINE, holes: holesOf(9, () => ({ score: 2 })) }, field: 'adjustedGrossScore' },
    { card: { ...CARD, holes: holesOf(18, () => ({ score: 2 })) }, field: 'adjustedGrossScore' },
  ] as const)('gives none that could not be kept: $field', ({ card, field }) => {
    expect(countingRound(card, COUNTED)).toEqual({ kind: 'out-of-range', field })
  })

  it('gives one from the lowest to the highest rating of nine holes', () => {
    for (const courseRating of [27, 43])
      expect(counting({ ...NINE, courseRating }).round.courseRating).toBe(courseRating)
  })

  it.each([0, 1, 9, 17, 19])('of eighteen holes gives none with %i on it', (count) => {
    const holes = [...holesOf(18), ...holesOf(1)].slice(0, count)
    expect(countingRound({ ...CARD, holes }, COUNTED)).toEqual({ kind: 'incomplete-card' })
  })
})

describe('holes that lack something', () => {
  it('without a par count as par 4, and are named', () => {
    const holes = holesOf(18, ({ number }) => (number === 3 ? { par: null, score: 20 } : {}))
    // Par 73: the 1.008 strokes fewer leave 14 holes with one.
    expect(counting({ ...CARD, holes })).toMatchObject({
      assumedParHoles: [3],
      cutHoles: [3],
      round: { adjustedGrossScore: 90 - 4 + 7 },
    })
  })

  it('without a score were not played; picked up or conceded without one they have net double bogey', () => {
    const holes = holesOf(18, ({ number }) => (number === 18 ? { score: null, finish: null } : {}))
    expect(counting({ ...CARD, holes }).expectedHoles).toEqual([18])
    for (const finish of ['picked-up', 'conceded'] as const) {
      const ended = holesOf(18, ({ number }) => (number === 18 ? { score: null, finish } : {}))
      expect(counting({ ...CARD, holes: ended })).toMatchObject({
        round: { adjustedGrossScore: 90 + 1 },
        expectedHoles: [],
        cutHoles: [],
      })
    }
  })

  it('with a stroke index twice receive strokes by length, else by their order', () => {
    const twice = (hole: CardHole) => ({ strokeIndex: hole.number === 18 ? 1 : hole.strokeIndex })
    const long = holesOf(18, (hole) => ({ ...twice(hole), lengthYards: 300 + hole.number, score: 8 }))
    // The longest fifteen are 4 to 18: net double bogey is 7 on a par 4 with a stroke, 6 on one without.
    expect(counting({ ...CARD, holes: long }).cutHoles).not.toContain(4)
    expect(counting({ ...CARD, holes: long }).cutHoles).toContain(1)
    const unknown = holesOf(18, (hole) => ({ ...twice(hole), score: 7 }))
    expect(counting({ ...CARD, holes: unknown }).cutHoles).toEqual([3, 7, 12, 16, 17])
  })
})

describe('the index of the golfer', () => {
  it('of 54 gives three strokes and more, that of plus 5 takes them', () => {
    const holes = holesOf(18, () => ({ score: 12 }))
    // 54 × 125 / 113 - 0.7 is 59.03: three on each hole and four on the first five.
    expect(counting({ ...CARD, holes, handicapThen: 54 }).round.adjustedGrossScore).toBe(72 + 36 + 59)
    // -5.53 - 0.7 is -6.23.
    expect(counting({ ...CARD, holes, handicapThen: -5 }).round.adjustedGrossScore).toBe(72 + 36 - 6)
  })

  const anyCard = fc.record({
    handicapTenths: fc.integer({ min: -50, max: 540 }),
    slopeRating: fc.integer({ min: 55, max: 155 }),
    ratingTenths: fc.integer({ min: 650, max: 780 }),
    scores: fc.array(fc.integer({ min: 3, max: 12 }), { minLength: 18, maxLength: 18 }),
    order: fc.shuffledSubarray(
      PARS.map((_, place) => place + 1),
      { minLength: 18 },
    ),
    playedCount: fc.integer({ min: 10, max: 18 }),
  })

  function cardOf({ handicapTenths, slopeRating, ratingTenths, scores, order, playedCount }: AnyCard): FinishedCard {
    const holes = holesOf(18, ({ number }) => ({
      strokeIndex: order[number - 1] ?? null,
      score: scores[number - 1] ?? null,
      finish: number > playedCount ? 'not-played' : 'holed',
    }))
    const courseRating = ratingTenths / 10
    return { ...CARD, slopeRating, courseRating, handicapThen: handicapTenths / 10, holes }
  }
  type AnyCard = typeof anyCard extends fc.Arbitrary<infer Any> ? Any : never

  it('never lowers the differential when it rises, nor does a higher score', () => {
    fc.assert(
      fc.property(anyCard, fc.nat({ max: 200 }), fc.nat({ max: 17 }), (card, moreTenths, at) => {
        const differentialOf = (each: AnyCard) => scoreDifferential({ ...counting(cardOf(each)).round, holeCount: 18 })
        const higher = { ...card, handicapTenths: Math.min(540, card.handicapTenths + moreTenths) }
        expect(differentialOf(higher)).toBeGreaterThanOrEqual(differentialOf(card))
        const worse = { ...card, scores: card.scores.map((each, place) => (place === at ? each + 1 : each)) }
        expect(differentialOf(worse)).toBeGreaterThanOrEqual(differentialOf(card))
      }),
      { seed: 46, numRuns: 300 },
    )
  })

  it('leaves the adjusted score of eighteen holes at or below the score, and a cut hole makes the difference', () => {
    fc.assert(
      fc.property(anyCard, (any) => {
        const card = cardOf({ ...any, playedCount: 18 })
        const { round, cutHoles } = counting(card)
        const gross = any.scores.reduce((sum, each) => sum + each, 0)
        expect(round.adjustedGrossScore).toBeLessThanOrEqual(gross)
        expect(cutHoles.length > 0).toBe(round.adjustedGrossScore < gross)
        expect(Number.isInteger(round.adjustedGrossScore)).toBe(true)
      }),
      { seed: 47 },
    )
  })

  it('completes a card so that its differential is that of the formula', () => {
    fc.assert(
      fc.property(anyCard, (any) => {
        const card = cardOf({ ...any, playedCount: Math.min(17, any.playedCount) })
        const [index, courseRating] = [any.handicapTenths / 10, any.ratingTenths / 10]
        const exactStrokes = (index * any.slopeRating) / 113 + courseRating - 72
        // A half may come out on either side of it in binary decimals.
        fc.pre(Math.abs(exactStrokes - Math.floor(exactStrokes) - 0.5) > 1e-9)
        const { strokes } = strokesReceived({ courseHandicap: Math.round(exactStrokes), holes: card.holes })
        const sum = card.holes.reduce((total, { finish, score, par }, place) => {
          const netPar = (par ?? 4) + (strokes[place] ?? 0)
          const expected = netPar + ((0.04 * index + 2.4) * any.slopeRating) / 113 / 18
          return total + (finish === 'holed' ? Math.min(score ?? 0, netPar + 2) : expected)
        }, 0)
        const differential = scoreDifferential({ ...counting(card).round, holeCount: 18 })
        const exact = (113 / any.slopeRating) * (sum - courseRating)
        expect(Math.abs(differential - exact)).toBeLessThanOrEqual(0.05 + 1e-9)
      }),
      { seed: 48, numRuns: 300 },
    )
  })
})
