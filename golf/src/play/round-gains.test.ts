import { describe, expect, it } from 'vitest'
import { clarityOf, comparisonOf } from './gain-words.ts'
import type { LoggedHole } from './logged-hole.ts'
import { roundGains } from './round-gains.ts'
import { expectedStrokesAt, strokesSdAt } from './spot.ts'
import { holeOf, shotsOf } from './testing/logged-holes.ts'

const LENGTHS_YARDS = [380, 155, 510, 402, 365, 178, 342, 395, 488, 371, 166, 420, 350, 505, 387, 145, 410, 376]

/** Each hole in tee shot, approach and two putts from 24 feet. */
const ROUND: readonly LoggedHole[] = LENGTHS_YARDS.map((lengthYards, index) => {
  const par = lengthYards < 200 ? 3 : lengthYards > 470 ? 5 : 4
  const shots =
    par === 3
      ? shotsOf({ lie: 'tee' })
      : shotsOf({ lie: 'tee' }, { lie: 'fairway', leftYards: lengthYards - 225 }, { lie: 'rough', leftYards: 20 })
  return holeOf({ number: index + 1, par, lengthYards, shots, putts: 2, firstPuttFeet: 24, score: shots.length + 2 })
})
const fromTees = (holes: readonly LoggedHole[], handicap: number) =>
  holes.reduce(
    (sum, { lengthYards }) => sum + expectedStrokesAt({ kind: 'tee', leftYards: lengthYards ?? 0 }, { handicap }),
    0,
  )

describe('the gains of a round', () => {
  it('are those of its holes, by part with the shots that were played in it', () => {
    const { byPart, total, holes, missingHoles } = roundGains(ROUND, { handicap: 15, tees: null })
    expect(holes.map(({ number }) => number)).toEqual(ROUND.map(({ number }) => number))
    expect(missingHoles).toEqual([])
    expect(Object.entries(byPart).map(([part, { shotCount }]) => [part, shotCount])).toEqual([
      ['tee', 14],
      ['approach', 18],
      ['short-game', 14],
      ['putting', 36],
      ['no-place', 0],
    ])
    const gains = holes.flatMap((hole) => hole.gains)
    const drives = gains.filter(({ part }) => part === 'tee').reduce((sum, { strokes }) => sum + strokes, 0)
    expect(byPart.tee.strokes).toBeCloseTo(drives, 12)
    expect(total.strokes).toBeCloseTo(fromTees(ROUND, 15) - ROUND.reduce((sum, { score }) => sum + (score ?? 0), 0), 9)
  })

  it('leave out holes without a score or a length, and name them', () => {
    const unknown: readonly LoggedHole[] = [
      holeOf({ number: 3, score: null }),
      holeOf({ number: 4, finish: 'not-played' }),
      holeOf({ number: 5, lengthYards: null }),
    ]
    const { holes, missingHoles, total } = roundGains(unknown, { handicap: 15, tees: null })
    expect(holes).toEqual([])
    expect(missingHoles).toEqual([
      { number: 3, problem: 'no-score' },
      { number: 4, problem: 'no-score' },
      { number: 5, problem: 'no-length' },
    ])
    expect(total).toEqual({ strokes: 0, seStrokes: 0, clarity: 'as-usual' })
  })

  it('RND-39 have the course’s own line on rated tees, rating + slope / 113 × (1.04 × index + 2.4) − ΣE(tee), in no part', () => {
    const tees = { courseRating: 70.3, slopeRating: 127, holeCount: 18 }
    const rated = roundGains(ROUND, { handicap: 14.2, tees })
    const unrated = roundGains(ROUND, { handicap: 14.2, tees: null })
    const expected = 70.3 + (127 / 113) * (1.04 * 14.2 + 2.4) - fromTees(ROUND, 14.2)
    expect(rated.courseStrokes).toBeCloseTo(expected, 9)
    expect(unrated.courseStrokes).toBeUndefined()
    expect({ ...rated, courseStrokes: undefined }).toEqual(unrated)
  })

  it('have half the expected differential in the line of a rated nine', () => {
    const nine = ROUND.slice(0, 9)
    const tees = { courseRating: 35.4, slopeRating: 131, holeCount: 9 }
    const { courseStrokes } = roundGains(nine, { handicap: 20, tees })
    expect(courseStrokes).toBeCloseTo(35.4 + (131 / 113) * (0.52 * 20 + 1.2) - fromTees(nine, 20), 9)
  })

  it('have no line of the course without every hole and its length, and off scratch one off scratch', () => {
    const tees = { courseRating: 70.3, slopeRating: 127, holeCount: 18 }
    const lineOf = (holes: readonly LoggedHole[], handicap = 15) => roundGains(holes, { handicap, tees }).courseStrokes
    expect(lineOf(ROUND.slice(0, 17))).toBeUndefined()
    expect(lineOf(ROUND.map((hole, index) => (index === 7 ? { ...hole, lengthYards: null } : hole)))).toBeUndefined()
    expect(lineOf(ROUND.map((hole, index) => (index === 7 ? { ...hole, score: null } : hole)))).toBeDefined()
    expect(lineOf(ROUND, -3)).toBe(lineOf(ROUND, 0))
  })
})

describe('what one round can tell', () => {
  it('has as its error the typical one of a shot, shrunk towards the golfer’s own', () => {
    const one = roundGains(ROUND.slice(0, 1), { handicap: 15, tees: null }).byPart
    expect([one.tee, one.approach, one['short-game'], one.putting].map(({ seStrokes }) => seStrokes)).toEqual(
      [0.34, 0.48, 0.38, 0.46].map((sd): unknown => expect.closeTo(sd, 12)),
    )
    // The same 14 putts again and again: 20 typical ones against 17 that say nothing scatters.
    const same = roundGains(ROUND, { handicap: 15, tees: null }).byPart.putting
    expect(same.seStrokes).toBeCloseTo(Math.sqrt((18 * 20 * 0.46 ** 2) / 37), 12)
  })

  it('is less where a distance is unsure, in the two parts that meet there, and not in all of them together', () => {
    const at = (leftSdYards: number) =>
      shotsOf(
        { lie: 'tee' },
        { lie: 'fairway', leftYards: 150, leftSdYards },
        { lie: 'rough', leftYards: 90, leftSdYards },
      )
    const judged = (leftSdYards: number) =>
      roundGains([holeOf({ shots: at(leftSdYards), putts: 1, firstPuttFeet: 5 })], { handicap: 15, tees: null })
    const [sure, unsure] = [judged(0), judged(12)]
    const sd = strokesSdAt({ kind: 'fairway', leftYards: 150, leftSdYards: 12 }, { handicap: 15 })
    for (const part of ['tee', 'approach'] as const) {
      const more = unsure.byPart[part].seStrokes ** 2 - sure.byPart[part].seStrokes ** 2
      expect(more).toBeCloseTo(sd ** 2, 12)
    }
    expect(unsure.byPart.putting).toEqual(sure.byPart.putting)
    expect(unsure.total).toEqual(sure.total)
  })

  it('is nothing under one standard error, a hint up to two and clear above, for gains as for losses', () => {
    for (const sign of [-1, 1]) {
      const sizes = [0, 0.99, 1, 2, 2.01].map((size) => clarityOf({ strokes: sign * size * 1.5, seStrokes: 1.5 }))
      expect(sizes).toEqual(['as-usual', 'as-usual', 'hint', 'hint', 'clear'])
    }
    expect(clarityOf({ strokes: 0, seStrokes: 0 })).toBe('as-usual')
  })

  it('is against the own handicap, off scratch below it and off 40 above', () => {
    expect([-0.1, 0, 17.3, 40, 40.1, null].map(comparisonOf)).toEqual([
      'off-scratch',
      'own-handicap',
      'own-handicap',
      'own-handicap',
      'off-40',
      'off-18',
    ])
    expect(roundGains(ROUND, { handicap: 47, tees: null }).comparison).toBe('off-40')
  })
})
