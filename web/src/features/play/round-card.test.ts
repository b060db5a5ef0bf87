import { describe, expect, it } from 'vitest'
import type { PlayedHole, PlayedRound } from '@bagwise/contract/play'
import { finishMarks, holeSentence, overPar, scoreName } from './card/card.copy.ts'
import { indexRoundOf, openHoles, roundCard } from './round-card.ts'
import { markOf, scoreWords } from './card/score-mark.tsx'

const ID = '11111111-1111-4111-8111-111111111111'
const ROUND: PlayedRound = {
  id: ID,
  date: '2026-11-21',
  course: 'Heather Links',
  courseId: null,
  tees: 'white',
  holeCount: 18,
  firstHole: 1,
  courseRating: 71.3,
  slopeRating: 128,
  playingConditions: null,
  handicapThen: 15,
  rules: 'casual',
  adviceFromHole: null,
  isCounting: true,
  state: 'playing',
}

function played(round: Partial<PlayedRound> = {}, holeOf: (number: number) => Partial<PlayedHole> = () => ({})) {
  const holes = Array.from({ length: 18 }, (_, index): PlayedHole => ({
    round: ID,
    number: index + 1,
    par: 4,
    strokeIndex: index + 1,
    lengthYards: 400 - index,
    score: 5,
    finish: 'holed',
    putts: null,
    firstPuttFeet: null,
    pin: null,
    ...holeOf(index + 1),
  }))
  return { round: { ...ROUND, ...round }, holes }
}
const onHole = (number: number, hole: Partial<PlayedHole>) => (at: number) => (at === number ? hole : {})

describe('the card of a round', () => {
  it('has strokes received by the handicap at the start, net scores and points', () => {
    const { holes, totals, courseHandicap, rankedBy } = roundCard(played())
    expect([courseHandicap, rankedBy]).toEqual([16, 'stroke-index'])
    expect(holes[0]).toMatchObject({ strokes: 5, received: 1, net: 4, points: 2 })
    expect(holes[17]).toMatchObject({ received: 0, net: 5, points: 1 })
    expect(totals.total).toEqual({ throughCount: 18, score: 90, overPar: 18, net: 74, points: 34 })
  })

  it.each([{ handicapThen: null }, { courseRating: null }, { slopeRating: null }])(
    'has no strokes received without an index or a rating: %o',
    (without) => {
      const { holes, courseHandicap, rankedBy } = roundCard(played(without))
      expect([courseHandicap, rankedBy, holes[0]?.net, holes[0]?.points]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
    },
  )

  it('has none as long as holes are missing, since they rank among all of them', () => {
    const { round, holes } = played()
    expect(roundCard({ round, holes: holes.slice(0, 1) }).courseHandicap).toBeUndefined()
  })

  it('shows the most likely score of a hole that was picked up, but not while a tournament is played', () => {
    const pickedUp = onHole(3, { finish: 'picked-up', score: 6 })
    const third = (round: Partial<PlayedRound>) => roundCard(played(round, pickedUp)).holes[2]
    expect(third({})).toMatchObject({ strokes: 6, finish: 'picked-up' })
    for (const rules of ['tournament', 'no-devices'] as const) {
      expect(third({ rules })).toMatchObject({ strokes: undefined, points: undefined, finish: 'picked-up' })
      expect(roundCard(played({ rules }, pickedUp)).totals.total.throughCount).toBe(17)
      expect(third({ rules, state: 'finished' })).toMatchObject({ strokes: 6 })
    }
  })

  it('names the holes that have no score and were not left out', () => {
    const open = (number: number) => ({ score: null, finish: number === 7 ? ('not-played' as const) : null })
    expect(openHoles(played({}, (number) => ([4, 7, 9].includes(number) ? open(number) : {})))).toEqual([4, 9])
  })

  it('gives a round of the index where it is to count', () => {
    expect(indexRoundOf(played())).toMatchObject({ kind: 'counts', round: { id: ID, adjustedGrossScore: 90 } })
    expect(indexRoundOf(played({ isCounting: false }))).toBeUndefined()
    expect(indexRoundOf(played({ courseRating: null }))).toEqual({ kind: 'no-rating' })
  })
})

describe('the marks of a score', () => {
  const hole = (strokes: number | undefined, finish?: 'picked-up' | 'not-played') => ({ strokes, par: 4, finish })

  it('are circles under par and squares over it, doubled from two on, with the name in words', () => {
    const marks = [2, 3, 4, 5, 6, 9].map((strokes) => [markOf(hole(strokes)), scoreWords(hole(strokes))])
    expect(marks).toEqual([
      ['circles', '2, eagle'],
      ['circle', '3, birdie'],
      [undefined, '4, par'],
      ['square', '5, bogey'],
      ['squares', '6, double bogey'],
      ['squares', '9, 5 over par'],
    ])
    expect(scoreName(1, 3)).toBe('hole in one')
    expect(scoreName(2, 5)).toBe('albatross')
  })

  it('say what became of a hole that was not holed', () => {
    expect(scoreWords(hole(undefined))).toBe('no score')
    expect(scoreWords(hole(7, 'picked-up'))).toBe('picked up, 7')
    expect(scoreWords(hole(undefined, 'not-played'))).toBe('not played')
    expect(finishMarks['picked-up']).toBe('PU')
  })

  it('come with net and points', () => {
    const shown = { number: 1, par: 4, strokeIndex: 1, lengthYards: 400, received: 1, finish: undefined }
    expect(holeSentence({ ...shown, strokes: 5, net: 4, points: 2 })).toBe('Bogey · net 4 · 2 points')
    expect(holeSentence({ ...shown, strokes: 6, net: 5, points: 1 })).toBe('Double bogey · net 5 · 1 point')
    expect(holeSentence({ ...shown, strokes: undefined, net: undefined, points: undefined })).toBe('No score yet.')
    expect([-2, 0, 19].map(overPar)).toEqual(['2 under', 'even par', '19 over'])
  })
})
