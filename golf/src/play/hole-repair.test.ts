import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { holeLacks, disagreement, unplacedCount } from './hole-lacks.ts'
import { ballShots, inOrder, loggedScore, missingStrokes } from './hole-log.ts'
import type { HoleLog } from './hole-log.ts'
import {
  correctedShot,
  firstPuttFrom,
  insertedShot,
  oneStroke,
  pairsToAsk,
  puttToChip,
  swappedClubs,
  twoStrokes,
  withoutShot,
} from './hole-repair.ts'
import type { Repair } from './hole-repair.ts'
import { afterTap, holeFrom, undoTap, withChanges } from './hole-taps.ts'
import { ORDER_STEP, misfitOf } from './played-record.ts'
import type { PlayedShot } from './played-rows.ts'
import { playedHole } from './testing/played-holes.ts'

const REST = { alongYards: 150, acrossYards: 8, sdYards: 4 }
const placed = (leftYards: number, more: Partial<PlayedShot> = {}): Partial<PlayedShot> => ({
  leftYards,
  leftFrom: 'position',
  leftSdYards: 4,
  ...more,
})
const HOLE = { lengthYards: 400, score: 6, finish: 'holed', putts: 2, firstPuttFeet: 24 } as const
/** Four strokes and two putts; the third has no place. */
const log = playedHole(
  [
    placed(400, { club: 'driver', lie: 'tee', rest: REST }),
    placed(210, { club: '5-wood', rest: REST }),
    {},
    placed(12, { club: 'sw', lie: 'rough' }),
  ],
  HOLE,
)
const idsOf = (changed: HoleLog) => ballShots(changed).map(({ id }) => id)
const sorted = (of: HoleLog | undefined) => of && { ...of, shots: inOrder(of.shots) }
const repaired = (before: HoleLog, repair: Repair) => withChanges(before, repair)

describe('a place that is remembered', () => {
  it('is put to its stroke as one from after the hole, and what was measured to it and from it is forgotten', () => {
    const after = repaired(log, correctedShot(log, 'c', { leftYards: 60, lie: 'rough' }))
    expect(ballShots(after)[2]).toMatchObject({ leftYards: 60, leftFrom: 'later', leftSdYards: 5, lie: 'rough' })
    expect(ballShots(after).map(({ rest }) => rest)).toEqual([REST, null, null, null])
  })

  it('leaves what is not named as it was, to the last digit', () => {
    const after = repaired(log, correctedShot(log, 'b', { club: '3-wood' }))
    expect(ballShots(after)[1]).toEqual({ ...ballShots(log)[1], club: '3-wood' })
  })

  it('can be taken away again', () => {
    const after = repaired(log, correctedShot(log, 'b', { leftYards: null }))
    expect(ballShots(after)[1]).toMatchObject({ leftYards: null, leftFrom: null, leftSdYards: null, rest: null })
  })
})

describe('a stroke', () => {
  it('that was never tapped comes between two others, also where there is no room between them', () => {
    const between = repaired(log, insertedShot(log, { id: 'x', after: 'b', leftYards: 80 }))
    expect(idsOf(between)).toEqual(['a', 'b', 'x', 'c', 'd'])
    const tight = playedHole([{ order: 0 }, { order: 1 }, { order: 2 }], HOLE)
    const spread = repaired(tight, insertedShot(tight, { id: 'x', after: 'a' }))
    expect(idsOf(spread)).toEqual(['a', 'x', 'b', 'c'])
    expect(idsOf(repaired(log, insertedShot(log, { id: 'x', after: undefined })))).toEqual(['x', 'a', 'b', 'c', 'd'])
    expect(idsOf(repaired(log, insertedShot(log, { id: 'x', after: 'd' })))).toEqual(['a', 'b', 'c', 'd', 'x'])
  })

  it('that was none goes, and the one before ended elsewhere', () => {
    const after = repaired(log, withoutShot(log, 'c'))
    expect(idsOf(after)).toEqual(['a', 'b', 'd'])
    expect(ballShots(after)[1]?.rest).toBeNull()
    expect(missingStrokes(after)).toBe(1)
  })

  it('swaps its club with another one', () => {
    const [one, other] = ballShots(log)
    if (!one || !other) throw new Error('There are four')
    const after = repaired(log, swappedClubs(log, [one, other]))
    expect(ballShots(after).map(({ club }) => club)).toEqual(['5-wood', 'driver', '7-iron', 'sw'])
  })

  it('was the first putt: a chip from there, and a putt fewer', () => {
    const after = repaired(log, puttToChip(log, 'x'))
    expect(after.hole).toMatchObject({ putts: 1, firstPuttFeet: null, score: 6 })
    expect(ballShots(after).at(-1)).toMatchObject({ id: 'x', swing: 'chip', leftYards: 8, leftFrom: 'later' })
    expect(loggedScore(after)).toBe(loggedScore(log))
    expect(puttToChip(playedHole([{}], { ...HOLE, putts: 0 }), 'x')).toEqual([])
  })
})

describe('what a hole lacks', () => {
  it('is a stroke without a place, one that was never tapped, or the length of the putts', () => {
    const lacks = holeLacks(log)
    expect(lacks?.unplaced.map(({ id }) => id)).toEqual(['c'])
    expect(lacks).toMatchObject({ untappedCount: 0, isPuttMissing: false, isOverCard: false })
    const short = holeLacks({ ...log, hole: { ...log.hole, score: 8, firstPuttFeet: null } })
    expect(short).toMatchObject({ untappedCount: 2, isPuttMissing: true })
    expect(short && unplacedCount(short)).toBe(3)
    expect(holeLacks({ ...log, hole: { ...log.hole, score: 5 } })).toMatchObject({ isOverCard: true })
  })

  it('is nothing on a whole hole, on a card without shots, and on one that was not holed', () => {
    const whole = repaired(log, correctedShot(log, 'c', { leftYards: 60 }))
    expect(holeLacks(whole)).toBeUndefined()
    expect(holeLacks(playedHole([], HOLE))).toBeUndefined()
    expect(holeLacks({ ...log, hole: { ...log.hole, finish: 'picked-up' } })).toBeUndefined()
    const again = playedHole([placed(400, { lie: 'tee', penalty: 'stroke-and-distance' }), {}, placed(150)], HOLE)
    expect(holeLacks(again)).toBeUndefined()
  })

  it('RND-23 is a score that disagrees with the strokes', () => {
    expect(disagreement(log)).toBeUndefined()
    expect(disagreement({ ...log, hole: { ...log.hole, score: 7 } })).toEqual({ score: 7, logged: 6 })
    expect(disagreement({ ...log, hole: { ...log.hole, score: null } })).toBeUndefined()
    // A repair may be what it disagrees with.
    expect(disagreement(repaired(log, withoutShot(log, 'd')))).toEqual({ score: 6, logged: 5 })
    expect(disagreement(repaired(log, insertedShot(log, { id: 'x', after: 'b' })))).toEqual({ score: 6, logged: 7 })
  })
})

describe('two taps that may be one stroke', () => {
  const samePlace = playedHole([placed(400, { lie: 'tee' }), placed(150), placed(151)], HOLE)
  const twins = playedHole(
    [placed(400, { lie: 'tee' }), placed(150, { order: 2 * ORDER_STEP }), placed(144, { order: 2 * ORDER_STEP })],
    HOLE,
  )

  it.each([samePlace, twins])('RND-35 are asked about once: until they are answered', (asked) => {
    const [pair] = pairsToAsk(asked)
    if (!pair) throw new Error('They are a pair')
    expect(pair.map(({ id }) => id)).toEqual(['b', 'c'])
    const two = repaired(asked, twoStrokes(asked, pair))
    expect(pairsToAsk(two)).toEqual([])
    expect(idsOf(two)).toEqual(['a', 'b', 'c'])
    const one = repaired(asked, oneStroke(asked, pair))
    expect(pairsToAsk(one)).toEqual([])
    expect(idsOf(one)).toEqual(['a', 'b'])
  })

  it('RND-35 are asked about one pair after the other where two devices added two strokes each', () => {
    const noted = ['phone', 'tablet'].flatMap((device) => [
      placed(150, { id: `${device} 2`, order: 2 * ORDER_STEP }),
      placed(20, { id: `${device} 3`, order: 3 * ORDER_STEP, club: 'sw' }),
    ])
    const both = playedHole([placed(400, { id: 'tee', lie: 'tee' }), ...noted], HOLE)
    const [first, second] = pairsToAsk(both)
    if (!first || !second) throw new Error('They are two pairs')
    const two = repaired(both, twoStrokes(both, first))
    expect(idsOf(two)).toEqual(['tee', 'phone 2', 'tablet 2', 'phone 3', 'tablet 3'])
    expect(pairsToAsk(two)).toEqual([second])
    const one = repaired(two, oneStroke(two, second))
    expect(idsOf(one)).toEqual(['tee', 'phone 2', 'tablet 2', 'phone 3'])
    expect(pairsToAsk(one)).toEqual([])
  })

  it('are one pair, whatever makes them one', () => {
    const both = playedHole([placed(150, { order: ORDER_STEP }), placed(151, { order: ORDER_STEP })], HOLE)
    expect(pairsToAsk(both)).toHaveLength(1)
  })
})

const shot = fc.record({
  leftYards: fc.option(fc.integer({ min: 0, max: 400 })),
  order: fc.integer({ min: 0, max: 4 }),
  rest: fc.constantFrom(null, REST),
})
const anyLog = fc
  .tuple(
    fc.array(shot, { minLength: 1, maxLength: 6 }),
    fc.integer({ min: 4, max: 12 }),
    fc.integer({ min: 0, max: 3 }),
  )
  .map(([shots, score, putts]) =>
    playedHole(
      shots.map(({ leftYards, ...more }) => ({ ...more, leftYards, leftFrom: leftYards === null ? null : 'typed' })),
      { ...HOLE, score, putts },
    ),
  )
const REPAIRS: readonly ((log: HoleLog, at: number, newId: string) => Repair)[] = [
  (of, at) =>
    correctedShot(of, ballShots(of)[at % ballShots(of).length]?.id ?? '', { leftYards: 10 * at, lie: 'rough' }),
  (of, at, id) => insertedShot(of, { id, after: ballShots(of)[at]?.id }),
  (of, at) => withoutShot(of, ballShots(of)[at]?.id ?? ''),
  (of, _, id) => puttToChip(of, id),
  (of, at) => firstPuttFrom(of, at),
  (of) =>
    pairsToAsk(of)
      .flatMap((pair) => oneStroke(of, pair))
      .slice(0, 1),
  (of) =>
    pairsToAsk(of)
      .slice(0, 1)
      .flatMap((pair) => twoStrokes(of, pair)),
]

it('RND-22 never changes a score, keeps what is stored in range, and is one tap that Undo takes back', () => {
  fc.assert(
    fc.property(
      anyLog,
      fc.array(fc.tuple(fc.nat({ max: REPAIRS.length - 1 }), fc.nat({ max: 6 })), { maxLength: 8 }),
      (before, steps) => {
        let state = holeFrom(before)
        for (const [step, [which, at]] of steps.entries()) {
          const changes = REPAIRS[which]?.(state.log, at, `new ${step}`) ?? []
          const after = afterTap(state, { tap: 'repair', changes })
          if ('problem' in after) throw new Error(after.problem)
          expect(sorted(undoTap(after)?.state.log)).toEqual(sorted(state.log))
          state = after
        }
        expect(state.log.hole.score).toBe(before.hole.score)
        expect(misfitOf(state.log.hole)).toBeUndefined()
        for (const { leftYards, leftFrom, leftSdYards, order } of state.log.shots) {
          expect(leftYards === null).toBe(leftFrom === null)
          expect(leftYards === null && leftSdYards !== null).toBe(false)
          expect(order).toBeGreaterThanOrEqual(0)
        }
      },
    ),
  )
})
