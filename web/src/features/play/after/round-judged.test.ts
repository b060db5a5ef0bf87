import { describe, expect, it } from 'vitest'
import { clarityOf } from '@bagwise/golf/play/gain-words'
import { comparedHandicap } from '@bagwise/golf/play/spot'
import type { PlayedHole, PlayedRound, PlayedShot } from '@bagwise/contract/play'
import type { PlayedWithRows } from '#features/play/round-card.ts'
import * as copy from './after.copy.ts'
import {
  costliestPart,
  differentialOf,
  endedRounds,
  expectedScore,
  gainsOf,
  roundsUpTo,
  targetHandicap,
} from './round-judged.ts'

const ROUND: PlayedRound = {
  id: 'a',
  date: '2026-11-21',
  course: 'Heather Links',
  courseId: null,
  tees: '',
  holeCount: 9,
  firstHole: 1,
  courseRating: 35.6,
  slopeRating: 128,
  playingConditions: null,
  handicapThen: 15,
  rules: 'casual',
  adviceFromHole: null,
  isCounting: true,
  state: 'finished',
}
const HOLE: PlayedHole = {
  round: 'a',
  number: 1,
  par: 4,
  strokeIndex: null,
  lengthYards: 400,
  score: 5,
  finish: 'holed',
  putts: 2,
  firstPuttFeet: 20,
  pin: null,
}
const SHOT: PlayedShot = {
  id: '',
  round: 'a',
  hole: 1,
  order: 1,
  branch: 'ball',
  club: null,
  lie: 'fairway',
  lieFrom: 'tap',
  leftYards: 150,
  leftSdYards: null,
  leftFrom: 'typed',
  swing: null,
  penalty: 'none',
  rest: null,
  air: null,
  at: null,
  isLeftOut: false,
}

function played(round: Partial<PlayedRound> = {}): PlayedWithRows {
  const holes = Array.from({ length: 9 }, (_, index) => ({ ...HOLE, number: index + 1 }))
  const shots = holes.flatMap(({ number }) => [
    { ...SHOT, id: `${number} a`, hole: number, lie: 'tee' as const, leftYards: 400 },
    { ...SHOT, id: `${number} b`, hole: number, order: 2 },
    { ...SHOT, id: `${number} c`, hole: number, order: 3, leftYards: 12, lie: 'rough' as const },
  ])
  return { round: { ...ROUND, ...round }, holes, shots, shotCount: shots.length, isUnsent: false, news: [] }
}

describe('a round that is over', () => {
  it('is judged once for each handicap, as long as its rows are the same', () => {
    const one = played()
    expect(gainsOf(one)).toBe(gainsOf(one))
    expect(gainsOf(one)).toBe(gainsOf({ ...one }))
    expect(gainsOf(one, 10)).not.toBe(gainsOf(one))
    expect(gainsOf({ ...one, holes: [...one.holes] })).not.toBe(gainsOf(one))
  })

  it('has parts and strokes expected that add up to its score', () => {
    const one = played()
    const gains = gainsOf(one)
    const { expected, score } = expectedScore(gains, one)
    expect(score).toBe(45)
    expect(expected - score).toBeCloseTo(gains.total.strokes, 9)
    const parts = Object.values(gains.byPart).reduce((sum, { strokes }) => sum + strokes, 0)
    expect(parts).toBeCloseTo(gains.total.strokes, 9)
    const { part, strokes } = costliestPart(gains)
    expect(strokes).toBe(
      Math.min(...['tee', 'approach', 'short-game', 'putting'].map((of) => gains.byPart[of as typeof part].strokes)),
    )
  })

  it('looks back at rounds that are over, up to its day, and is the last of them', () => {
    const of = (id: string, date: string, more: Partial<PlayedRound> = {}) => played({ id, date, ...more })
    const [later, playing, own, same, older] = [
      of('later', '2026-11-22'),
      of('playing', '2026-11-21', { state: 'playing' }),
      of('own', '2026-11-21'),
      of('same', '2026-11-21', { state: 'left' }),
      of('older', '2026-11-01'),
    ]
    const unread = { ...of('unread', '2026-10-01'), holes: undefined }
    const all = [later, playing, own, same, older, unread].filter((one) => one !== undefined)
    expect(endedRounds(all).map(({ round }) => round.id)).toEqual(['older', 'same', 'own', 'later'])
    expect(own && roundsUpTo(all, own).map(({ round }) => round.id)).toEqual(['older', 'same', 'own'])
  })

  it('has a differential, of nine holes only with an index', () => {
    const { handicapThen: _then, ...round } = ROUND
    const nine = { ...round, adjustedGrossScore: 45, courseRating: 35.5, slopeRating: 125, holeCount: 9 as const }
    expect(differentialOf({ ...nine, playingConditions: 0 }, 14)).toBe(17.1)
    expect(differentialOf(nine, null)).toBeUndefined()
    const eighteen = { ...nine, adjustedGrossScore: 90, courseRating: 71.3, slopeRating: 128, holeCount: 18 as const }
    expect(differentialOf(eighteen, null)).toBe(16.5)
  })

  it('is compared with golfers five strokes better, if there are any', () => {
    expect([15, 3.2, 0, -2, 47, null].map(targetHandicap)).toEqual([10, 0, undefined, undefined, 35, 13])
  })
})

it('RND-40 reads as usual under one standard error, a hint up to two, clear above; a part names its shots and its ±, and beyond the curve it is off scratch or off 40', () => {
  const facts = (strokes: number) =>
    copy.rowFacts('approach', {
      strokes,
      seStrokes: 2,
      clarity: clarityOf({ strokes, seStrokes: 2 }),
      movedStrokes: 0,
      shotCount: 23,
    })
  const words = (strokes: number) => facts(strokes).replaceAll('\u00A0', ' ')
  expect([-1.9, 1.9].map(words)).toEqual(Array.from({ length: 2 }, () => '23 shots · ±2.0 · as usual'))
  expect([-2, 2, -4, 4].map(words)).toEqual(Array.from({ length: 4 }, () => '23 shots · ±2.0 · a hint'))
  expect([-4.1, 4.1].map(words)).toEqual(Array.from({ length: 2 }, () => '23 shots · ±2.0 · clear'))
  expect([-3, 15.3, 40, 54].map((handicap) => copy.against(comparedHandicap(handicap)))).toEqual([
    'Against golfers off scratch',
    'Against golfers off 15.3',
    'Against golfers off 40',
    'Against golfers off 40',
  ])
})

describe('what five rounds say', () => {
  const cell = {
    cell: 'approach-100-to-150-yards',
    meanStrokes: -1.23,
    seStrokes: 0.5,
    shotCount: 20,
    roundCount: 5,
    missSide: 'short',
    need: 'short-of-target',
  } as const

  it('is one sentence with the side, in the units of the golfer, and a hint with fewer', () => {
    expect(copy.cellSentence(cell, 'yards')).toBe(
      'Over your last 5 rounds, shots from 100 to 150 yards cost most, about 1.2 strokes per 18 holes. Most misses end short.',
    )
    expect(copy.cellSentence({ ...cell, roundCount: 1, missSide: undefined }, 'metres')).toBe(
      'A hint, not yet proof: in this round, shots from 91 to 137 m cost most, about 1.2 strokes per 18 holes.',
    )
  })

  it('has a sign before what was gained, and none before nothing', () => {
    expect([0.94, -2.6, 0.04, -0.04, 0].map(copy.gainText)).toEqual(['+0.9', '−2.6', '0.0', '0.0', '0.0'])
  })
})
