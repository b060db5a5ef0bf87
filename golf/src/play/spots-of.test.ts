import { describe, expect, it } from 'vitest'
import { spotsOf } from './spots-of.ts'
import type { LoggedHole } from './logged-hole.ts'
import { holeOf, shotsOf } from './testing/logged-holes.ts'

const TEE = { kind: 'tee', leftYards: 400 }
const HOLED = { kind: 'holed' }
const GREEN = { kind: 'green', leftFeet: 20 }
const IN_TWO = shotsOf({ lie: 'tee' }, { lie: 'fairway', leftYards: 150, leftSdYards: 4 })

/** Places, and the strokes from each to the next one with those of penalties. */
function walkOf(hole: Partial<LoggedHole>) {
  const found = spotsOf(holeOf(hole))
  if ('problem' in found) return found
  const strokes = found.strokes.map((leg) => [leg.strokes, leg.penaltyStrokes, leg.isUnplaced ? 'unplaced' : 'placed'])
  return { spots: found.spots, strokes }
}

describe('the places of a hole', () => {
  it('are the tee, where each shot was played from, the first putt and the hole', () => {
    expect(walkOf({ shots: IN_TWO, putts: 2, firstPuttFeet: 20, score: 4 })).toEqual({
      spots: [TEE, { kind: 'fairway', leftYards: 150, leftSdYards: 4 }, GREEN, HOLED],
      strokes: [
        [1, 0, 'placed'],
        [1, 0, 'placed'],
        [2, 0, 'placed'],
      ],
    })
  })

  it('follow the order of the shots, not that of the list', () => {
    const [first, second] = IN_TWO
    const swapped = [second, first].flatMap((shot) => shot ?? [])
    const hole = { putts: 2, firstPuttFeet: 20, score: 4 }
    expect(walkOf({ ...hole, shots: swapped })).toEqual(walkOf({ ...hole, shots: IN_TWO }))
  })

  it('leave the green out where nobody knows how long the first putt was', () => {
    expect(walkOf({ shots: IN_TWO, putts: 2, firstPuttFeet: null, score: 4 })).toMatchObject({
      spots: [TEE, { kind: 'fairway' }, HOLED],
      strokes: [
        [1, 0, 'placed'],
        [3, 0, 'placed'],
      ],
    })
  })

  it('give a shot without lie or distance to the one before', () => {
    const shots = shotsOf({ lie: 'tee' }, { lie: 'rough' }, { leftYards: 60 }, { lie: 'fairway', leftYards: 30 })
    expect(walkOf({ shots, putts: 1, firstPuttFeet: 20, score: 5 })).toMatchObject({
      spots: [TEE, { kind: 'fairway' }, GREEN, HOLED],
      strokes: [
        [3, 0, 'placed'],
        [1, 0, 'placed'],
        [1, 0, 'placed'],
      ],
    })
  })

  it('are tee and green alone where a stroke was never tapped: it may have been played anywhere between', () => {
    expect(walkOf({ shots: IN_TWO, putts: 2, firstPuttFeet: 20, score: 5 })).toEqual({
      spots: [TEE, GREEN, HOLED],
      strokes: [
        [3, 0, 'placed'],
        [2, 0, 'placed'],
      ],
    })
  })

  it('keep the shots where the putts were not counted', () => {
    expect(walkOf({ shots: IN_TWO, putts: null, score: 5 })).toMatchObject({
      spots: [TEE, { kind: 'fairway' }, HOLED],
      strokes: [
        [1, 0, 'placed'],
        [4, 0, 'placed'],
      ],
    })
  })

  it('are tee and hole alone where more strokes were kept than the score has', () => {
    expect(walkOf({ shots: IN_TWO, putts: 2, firstPuttFeet: 20, score: 3 })).toEqual({
      spots: [TEE, HOLED],
      strokes: [[3, 0, 'unplaced']],
    })
  })

  it('go back to where the ball was after stroke and distance', () => {
    const shots = shotsOf(
      { lie: 'tee' },
      { lie: 'rough', leftYards: 180, penalty: 'stroke-and-distance' },
      { lie: 'fairway', leftYards: 172 },
    )
    expect(walkOf({ shots, putts: 2, firstPuttFeet: 20, score: 6 })).toMatchObject({
      spots: [TEE, { kind: 'rough', leftYards: 180 }, { kind: 'rough', leftYards: 180 }, GREEN, HOLED],
      strokes: [
        [1, 0, 'placed'],
        [2, 1, 'placed'],
        [1, 0, 'placed'],
        [2, 0, 'placed'],
      ],
    })
  })

  it('have the strokes of a hole that was picked up, played or not, in no part', () => {
    expect(walkOf({ shots: IN_TWO, putts: null, finish: 'picked-up', score: 6 })).toMatchObject({
      strokes: [
        [1, 0, 'placed'],
        [5, 0, 'unplaced'],
      ],
    })
    expect(walkOf({ shots: IN_TWO, putts: 1, firstPuttFeet: 20, finish: 'conceded', score: 4 })).toMatchObject({
      spots: [TEE, { kind: 'fairway' }, GREEN, HOLED],
      strokes: [
        [1, 0, 'placed'],
        [1, 0, 'placed'],
        [2, 0, 'unplaced'],
      ],
    })
    // Net double bogey is less than what was played.
    expect(walkOf({ shots: shotsOf(...Array.from({ length: 9 }, () => ({}))), finish: 'picked-up', score: 7 })).toEqual(
      {
        spots: [TEE, HOLED],
        strokes: [[7, 0, 'unplaced']],
      },
    )
  })

  it('begin at the typed distance on a hole without a length', () => {
    const shots = shotsOf({ lie: 'tee', leftYards: 147 })
    expect(walkOf({ lengthYards: null, shots, putts: 2, firstPuttFeet: 20, score: 3 })).toMatchObject({
      spots: [{ kind: 'tee', leftYards: 147 }, GREEN, HOLED],
    })
  })

  it('are not known without a score or a length', () => {
    expect(spotsOf(holeOf({ score: null }))).toEqual({ problem: 'no-score' })
    expect(spotsOf(holeOf({ finish: 'not-played' }))).toEqual({ problem: 'no-score' })
    expect(spotsOf(holeOf({ lengthYards: null }))).toEqual({ problem: 'no-length' })
    expect(spotsOf(holeOf({ lengthYards: null, shots: shotsOf({ lie: 'fairway', leftYards: 90 }) }))).toEqual({
      problem: 'no-length',
    })
  })

  it('say where a ball came to rest only of a single shot', () => {
    const rest = { alongYards: 240, acrossYards: 12, sdYards: 4 }
    const shots = shotsOf({ lie: 'tee', rest }, { lie: 'fairway', leftYards: 150, rest }, { rest })
    const found = spotsOf(holeOf({ shots, putts: 1, firstPuttFeet: 20, score: 4 }))
    expect('problem' in found ? found : found.strokes.map((leg) => leg.rest)).toEqual([rest, null, null])
  })
})
