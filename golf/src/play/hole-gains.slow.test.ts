import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holeGains } from './hole-gains.ts'
import { PENALTY_STROKES, countedShots } from './logged-hole.ts'
import { BRANCHES, HOLE_FINISHES, PLAYED_LIES, PENALTIES } from './played-record.ts'
import type { LoggedHole, LoggedShot } from './logged-hole.ts'
import { PARTS } from './parts.ts'
import { roundGains } from './round-gains.ts'
import { expectedStrokesAt } from './spot.ts'
import { spotsOf } from './spots-of.ts'
import { shotsOf } from './testing/logged-holes.ts'

const RUNS = { seed: 20_263, numRuns: 10_000 }

function gainsOf(hole: LoggedHole, handicap: number | null = 0) {
  const found = spotsOf(hole)
  if ('problem' in found) throw new Error(found.problem)
  return holeGains(found, { handicap, par: hole.par })
}

function totalOf(hole: LoggedHole, handicap: number): number {
  return gainsOf(hole, handicap).reduce((sum, { strokes }) => sum + strokes, 0)
}

const orNull = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null })

const anyShot: fc.Arbitrary<LoggedShot> = fc.record({
  order: fc.integer({ min: 0, max: 20_000 }),
  branch: fc.constantFrom(...BRANCHES, 'ball', 'ball', 'ball'),
  club: fc.constant(null),
  lie: orNull(fc.constantFrom(...PLAYED_LIES)),
  leftYards: orNull(fc.double({ min: 0, max: 800, noNaN: true })),
  leftSdYards: orNull(fc.double({ min: 0, max: 60, noNaN: true })),
  swing: fc.constant(null),
  penalty: fc.constantFrom(...PENALTIES, 'none', 'none', 'none'),
  rest: fc.constant(null),
  isLeftOut: fc.constantFrom(false, false, false, false, true),
})

/** Holes with a length and a score; of half of them all strokes were kept, the scores of the others are anything. */
const scoredHoles: fc.Arbitrary<LoggedHole & { readonly score: number; readonly lengthYards: number }> = fc
  .record({
    number: fc.integer({ min: 1, max: 18 }),
    par: fc.integer({ min: 3, max: 6 }),
    lengthYards: fc.integer({ min: 30, max: 800 }),
    anyScore: orNull(fc.integer({ min: 1, max: 30 })),
    finish: orNull(fc.constantFrom(...HOLE_FINISHES.filter((finish) => finish !== 'not-played'))),
    putts: orNull(fc.integer({ min: 0, max: 12 })),
    firstPuttFeet: orNull(fc.double({ min: 0, max: 200, noNaN: true })),
    shots: fc.array(anyShot, { maxLength: 8 }),
  })
  .map(({ anyScore, ...hole }) => ({ ...hole, score: anyScore ?? Math.max(1, keptStrokes(hole)) }))

/** From plus 5 to 54; curves are kept of fifty at most. */
const handicaps = fc.constantFrom(
  -5,
  -0.1,
  0,
  0.4,
  3.7,
  5,
  8.2,
  12.5,
  15,
  17.9,
  21.3,
  25,
  28.6,
  33.3,
  39.9,
  40,
  45.5,
  54,
)

function keptStrokes({ shots, putts }: Pick<LoggedHole, 'shots' | 'putts'>): number {
  return countedShots({ shots }).reduce((sum, { penalty }) => sum + 1 + PENALTY_STROKES[penalty], putts ?? 0)
}

describe('the gains of a hole', () => {
  it('RND-37 add up to the strokes from the tee less the score, by part as well, and no place more changes that', () => {
    fc.assert(
      fc.property(scoredHoles, handicaps, fc.nat(), (hole, handicap, at) => {
        const gained = expectedStrokesAt({ kind: 'tee', leftYards: hole.lengthYards }, { handicap }) - hole.score
        const { byPart, total } = roundGains([hole], { handicap, tees: null })
        const shots = hole.shots.map((shot, index) =>
          index === at % hole.shots.length ? { ...shot, lie: 'fairway' as const, leftYards: at % 800 } : shot,
        )
        const sums = [
          totalOf(hole, handicap),
          total.strokes,
          PARTS.reduce((sum, part) => sum + byPart[part].strokes, 0),
          PARTS.reduce((sum, part) => sum + byPart[part].strokes - byPart[part].movedStrokes, 0),
          totalOf({ ...hole, shots }, handicap),
          totalOf({ ...hole, firstPuttFeet: at % 200 }, handicap),
        ]
        expect(Math.max(...sums.map((sum) => Math.abs(sum - gained)))).toBeLessThan(1e-9)
      }),
      RUNS,
    )
  })

  it('are the same with a practice ball, a mulligan or a provisional that was picked up', () => {
    fc.assert(
      fc.property(scoredHoles, handicaps, fc.nat(), fc.boolean(), (hole, handicap, at, isProvisional) => {
        const [extra] = shotsOf({
          order: at % 20_000,
          lie: 'rough',
          leftYards: 100,
          penalty: 'stroke-and-distance',
          branch: isProvisional ? 'provisional' : 'ball',
          isLeftOut: !isProvisional,
        })
        expect(gainsOf({ ...hole, shots: [...hole.shots, extra as LoggedShot] }, handicap)).toEqual(
          gainsOf(hole, handicap),
        )
      }),
      RUNS,
    )
  })
})
