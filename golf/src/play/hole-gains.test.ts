import { describe, expect, it } from 'vitest'
import { holeGains } from './hole-gains.ts'
import type { LoggedHole } from './logged-hole.ts'
import { expectedStrokesAt } from './spot.ts'
import type { Spot } from './spot.ts'
import { spotsOf } from './spots-of.ts'
import { holeOf, shotsOf } from './testing/logged-holes.ts'

function gainsOf(hole: LoggedHole, handicap: number | null = 0) {
  const found = spotsOf(hole)
  if ('problem' in found) throw new Error(found.problem)
  return holeGains(found, { handicap, par: hole.par })
}

const partsOf = (hole: LoggedHole) => gainsOf(hole).map(({ part }) => part)

describe('parts of the game', () => {
  it('RND-38 are tee, approach from beyond 50 yards, short game and putting; gaps have no place, penalties their shot', () => {
    const shots = shotsOf({ lie: 'tee' }, { lie: 'fairway', leftYards: 50.1 }, { lie: 'bunker', leftYards: 50 })
    const played = { shots, putts: 2, firstPuttFeet: 12, score: 5 }
    const usual = ['tee', 'approach', 'short-game', 'putting']
    expect(partsOf(holeOf({ ...played, par: 4 }))).toEqual(usual)
    expect(partsOf(holeOf({ ...played, par: 5, lengthYards: 500 }))).toEqual(usual)
    expect(partsOf(holeOf({ ...played, par: 3, lengthYards: 150 }))).toEqual(['approach', ...usual.slice(1)])
    expect(partsOf(holeOf({ ...played, par: 3, lengthYards: 45 }))).toEqual(['short-game', ...usual.slice(1)])

    const gap = shotsOf({ lie: 'tee' }, { lie: 'fairway', leftYards: 230 }, {}, { lie: 'rough', leftYards: 20 })
    const withGap = holeOf({ shots: gap, putts: 1, firstPuttFeet: 4, score: 5 })
    expect(gainsOf(withGap).map(({ part, playedStrokes }) => [part, playedStrokes])).toEqual([
      ['tee', 1],
      ['no-place', 2],
      ['short-game', 1],
      ['putting', 1],
    ])

    const lost = shotsOf(
      { lie: 'tee', penalty: 'area' },
      { lie: 'rough', leftYards: 200, penalty: 'unplayable' },
      { lie: 'rough', leftYards: 120, penalty: 'two-stroke' },
      { lie: 'fairway', leftYards: 30 },
    )
    const withPenalties = holeOf({ shots: lost, putts: 1, firstPuttFeet: 4, score: 9 })
    expect(gainsOf(withPenalties).map(({ part, penaltyStrokes }) => [part, penaltyStrokes])).toEqual([
      ['tee', 1],
      ['approach', 1],
      ['approach', 2],
      ['short-game', 0],
      ['putting', 0],
    ])
    const [drive] = gainsOf(withPenalties)
    const [dry] = gainsOf(
      holeOf({ shots: lost.map((shot) => ({ ...shot, penalty: 'none' })), score: 5, putts: 1, firstPuttFeet: 4 }),
    )
    expect(drive?.strokes).toBeCloseTo(Number(dry?.strokes) - 1, 12)
  })

  it('lose two strokes by stroke and distance, whatever the position says of the second ball', () => {
    const shots = shotsOf(
      { lie: 'tee', penalty: 'stroke-and-distance' },
      { lie: 'tee', leftYards: 391, leftSdYards: 6 },
      { lie: 'fairway', leftYards: 150 },
    )
    const [lost, again] = gainsOf(holeOf({ shots, putts: 2, firstPuttFeet: 20, score: 6 }))
    expect(lost).toMatchObject({ part: 'tee', strokes: -2, movedStrokes: 0 })
    expect(again).toMatchObject({ part: 'approach', from: { kind: 'tee', leftYards: 400 } })
  })

  it('count a ball holed from off the green in the short game, with the putter from the fringe as well', () => {
    const shots = shotsOf(
      { lie: 'tee' },
      { lie: 'fairway', leftYards: 150 },
      { lie: 'fringe', leftYards: 10, club: 'putter' },
    )
    const gains = gainsOf(holeOf({ shots, putts: 0, firstPuttFeet: null, score: 3 }))
    expect(gains.at(-1)).toMatchObject({ part: 'short-game', to: { kind: 'holed' } })
    expect(gains.at(-1)?.curveStrokes).toBeCloseTo(
      expectedStrokesAt({ kind: 'fringe', leftYards: 10 }, { handicap: 0 }) - 1,
      12,
    )
  })
})

/** The tour's table, the share beyond it and, on the green, the tour's putts from farther: docs/models/shot-advice.md. */
const BY_HAND: readonly (readonly [handicap: number, from: Spot, to: Spot, strokes: number, gained: number])[] = [
  [0, at('tee', 400), at('fairway', 140), 1, 0.1349],
  [0, at('tee', 400), at('rough', 160), 1, -0.1904],
  [0, at('tee', 420), at('trees', 180), 1, -0.7512],
  [0, at('tee', 500), at('fairway', 240), 1, 0.0118],
  [0, at('fairway', 240), at('fairway', 40), 1, -0.0696],
  [0, at('fairway', 140), green(10), 1, 0.3884],
  [0, at('rough', 160), at('bunker', 10), 1, -0.2054],
  [0, at('trees', 180), at('fairway', 100), 1, 0.0438],
  [0, at('tee', 160), green(20), 1, 0.2221],
  [0, at('tee', 160), at('rough', 20), 1, -0.5166],
  [0, at('bunker', 20), green(5), 1, 0.3914],
  [0, at('rough', 20), green(10), 1, -0.0197],
  [0, at('fringe', 10), { kind: 'holed' }, 1, 1.2067],
  [0, green(10), { kind: 'holed' }, 1, 0.6576],
  [0, green(20), { kind: 'holed' }, 2, -0.1008],
  [15, at('tee', 400), at('fairway', 180), 1, 0.1843],
  [15, at('rough', 180), at('rough', 30), 1, 0.1068],
  [15, at('fairway', 50), green(20), 1, 0.2163],
  [15, green(20), { kind: 'holed' }, 3, -1.0086],
  [15, at('tee', 360), at('rough', 140), 2, -0.9427],
  [15, at('cart-path', 60), at('bunker', 10), 1, -0.5901],
]

function at(kind: Exclude<Spot['kind'], 'green' | 'holed'>, leftYards: number): Spot {
  return { kind, leftYards }
}

function green(leftFeet: number): Spot {
  return { kind: 'green', leftFeet }
}

it.each(BY_HAND)('handicap %d from %o to %o in %d gains %d, as worked by hand from the tour’s table', (...shot) => {
  const [handicap, from, to, strokes, gained] = shot
  const leg = { strokes, penaltyStrokes: 0, isUnplaced: false, rest: null }
  const [gain] = holeGains({ spots: [from, to], strokes: [leg] }, { handicap, par: 4 })
  expect(gain?.curveStrokes).toBeCloseTo(gained, 4)
})
