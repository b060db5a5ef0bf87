import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  ballShots,
  loggedScore,
  loggedStrokes,
  missingStrokes,
  provisionalShots,
  samePlacePairs,
  twinPairs,
} from './hole-log.ts'
import { afterTap, holeFrom, resumed, undoTap, withChanges } from './hole-taps.ts'
import type { HoleState, Stroke, Tap } from './hole-taps.ts'
import { ORDER_STEP, misfitOf } from './played-record.ts'
import type { PlayedHole, PlayedShot } from './played-rows.ts'
import { playedHole } from './testing/played-holes.ts'

const STROKE: Stroke = {
  club: '7-iron',
  lie: 'fairway',
  lieFrom: 'tap',
  leftYards: null,
  leftSdYards: null,
  leftFrom: null,
  swing: 'full',
  rest: null,
  air: null,
  at: null,
}

const start = (more: Partial<PlayedHole> = {}) => holeFrom(playedHole([], more))
const hit = (id: string, stroke: Partial<Stroke> = {}): Tap => ({ tap: 'hit', id, stroke: { ...STROKE, ...stroke } })
const penalty = (kind: 'area' | 'unplayable' | 'stroke-and-distance' | 'two-stroke'): Tap => ({
  tap: 'penalty',
  penalty: kind,
})
const HOLED: Tap = { tap: 'finish', finish: 'holed' }

function played(state: HoleState, ...taps: readonly Tap[]): HoleState {
  return taps.reduce((before, tap) => {
    const after = afterTap(before, tap)
    if ('problem' in after) throw new Error(`${tap.tap}: ${after.problem}`)
    return after
  }, state)
}

const problemOf = (state: HoleState, tap: Tap) => {
  const after = afterTap(state, tap)
  return 'problem' in after ? after.problem : undefined
}

describe('the taps of a hole', () => {
  it('RND-23 are four for a par 4 in two and two putts, and write the score 4', () => {
    const taps: readonly Tap[] = [hit('a'), hit('b'), { tap: 'putts', putts: 2 }, HOLED]
    const { log, phase } = played(start(), ...taps)
    expect(taps).toHaveLength(4)
    expect(log.hole).toMatchObject({ score: 4, finish: 'holed', putts: 2, firstPuttFeet: null })
    expect(phase).toBe('done')
    expect(ballShots(log).map(({ id, order }) => [id, order])).toEqual([
      ['a', ORDER_STEP],
      ['b', 2 * ORDER_STEP],
    ])
  })

  it('have a phase after each', () => {
    const phases: string[] = []
    let state = start()
    for (const tap of [
      hit('a'),
      { tap: 'on-green' },
      { tap: 'off-green' },
      hit('b'),
      { tap: 'putts', putts: 1 },
    ] as const) {
      state = played(state, tap)
      phases.push(state.phase)
    }
    expect(phases).toEqual(['walking', 'green', 'walking', 'walking', 'green'])
  })

  it('RND-16 count one stroke for a penalty area and an unplayable ball, one and the way back for a lost one, or two by the local rule, and none for a free drop or a ball that is not counted', () => {
    const score = (...taps: readonly Tap[]) => loggedScore(played(start(), hit('a'), ...taps).log)
    expect(score()).toBe(1)
    expect(score(penalty('area'))).toBe(2)
    expect(score(penalty('unplayable'))).toBe(2)
    expect(score(penalty('stroke-and-distance'), hit('b'))).toBe(3)
    expect(score(penalty('two-stroke'))).toBe(3)
    expect(score({ tap: 'free-drop' })).toBe(1)
    expect(score({ tap: 'not-counted' })).toBe(0)
    expect(score({ tap: 'not-counted' }, hit('b'))).toBe(1)
    expect(played(start(), hit('a'), { tap: 'not-counted' }).phase).toBe('ball')
  })

  it('give a penalty to the shot that caused it, of the ball that is being played', () => {
    const water = played(start(), hit('a'), hit('b'), penalty('area'), hit('c'))
    expect(ballShots(water.log).map((shot) => shot.penalty)).toEqual(['none', 'area', 'none'])
    const provisional = played(start(), hit('a'), { tap: 'provisional' }, hit('b'), penalty('area'))
    expect(provisionalShots(provisional.log).map((shot) => shot.penalty)).toEqual(['area'])
    expect(ballShots(provisional.log).map((shot) => shot.penalty)).toEqual(['none'])
  })

  it('drop a provisional once the first ball is found, or play on with it under penalty', () => {
    const provisional = played(start(), hit('a'), { tap: 'provisional' }, hit('b'))
    expect(loggedScore(provisional.log)).toBe(1)

    const found = played(provisional, { tap: 'found-first' }, hit('c'))
    expect(loggedScore(found.log)).toBe(2)
    expect(ballShots(found.log).map(({ id }) => id)).toEqual(['a', 'c'])
    expect(provisionalShots(found.log)).toEqual([])

    const lost = played(provisional, { tap: 'play-on' }, hit('c'))
    expect(loggedStrokes(lost.log)).toEqual({ shots: 3, penalties: 1, putts: 0 })
    expect(ballShots(lost.log).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('ask about a provisional before the hole is done', () => {
    const open = played(start(), hit('a'), { tap: 'provisional' }, hit('b'), { tap: 'putts', putts: 2 })
    expect(problemOf(open, HOLED)).toBe('provisional-open')
    expect(problemOf(open, { tap: 'finish', finish: 'conceded', score: 5 })).toBe('provisional-open')
    expect(played(open, { tap: 'play-on' }, HOLED).log.hole.score).toBe(5)
    expect(played(open, { tap: 'found-first' }, HOLED).log.hole.score).toBe(3)
  })

  it('change nothing where they say nothing', () => {
    const tee = start()
    expect(problemOf(tee, penalty('area'))).toBe('no-shot')
    expect(problemOf(tee, { tap: 'free-drop' })).toBe('no-shot')
    expect(problemOf(tee, { tap: 'not-counted' })).toBe('no-shot')
    expect(problemOf(tee, { tap: 'provisional' })).toBe('no-shot')
    expect(problemOf(tee, { tap: 'found-first' })).toBe('no-provisional')
    expect(problemOf(tee, { tap: 'play-on' })).toBe('no-provisional')
    expect(problemOf(tee, { tap: 'change-shot', id: 'a', stroke: {} })).toBe('no-such-shot')
    expect(problemOf(tee, HOLED)).toBe('no-score')
    expect(problemOf(played(tee, hit('a')), hit('a'))).toBe('shot-there-already')
    expect(problemOf(played(tee, hit('a'), { tap: 'provisional' }), { tap: 'play-on' })).toBe('no-provisional')
    expect(undoTap(tee)).toBeUndefined()
  })

  it('RND-23 leave a score that the golfer has set as it is', () => {
    const own = played(start(), hit('a'), { tap: 'score', score: 6 }, { tap: 'putts', putts: 2 }, HOLED)
    expect(own.log.hole.score).toBe(6)
    expect(missingStrokes(own.log)).toBe(3)
    const made = played(start(), hit('a'), penalty('area'), hit('b'), { tap: 'putts', putts: 2 }, HOLED)
    expect(made.log.hole.score).toBe(5)
    const picked = played(start(), hit('a'), { tap: 'finish', finish: 'picked-up', score: 7 })
    expect(picked.log.hole).toMatchObject({ score: 7, finish: 'picked-up' })
    const skipped = played(start(), { tap: 'finish', finish: 'not-played' })
    expect(skipped.log.hole).toMatchObject({ score: null, finish: 'not-played' })
  })

  it('never leave a hole whose score and putts contradict each other', () => {
    const two = played(start(), hit('a'), { tap: 'putts', putts: 2 })
    expect(played(two, { tap: 'score', score: 2 }).log.hole).toMatchObject({ score: 2, putts: null })
    expect(problemOf(played(start(), { tap: 'score', score: 2 }), { tap: 'putts', putts: 2 })).toBe('putts-over-score')
    expect(problemOf(two, { tap: 'finish', finish: 'holed', score: 2 })).toBe('putts-over-score')
    // Putts alone are no score.
    expect(problemOf(played(start(), { tap: 'putts', putts: 2 }), HOLED)).toBe('no-score')
    const skipped = played(start(), { tap: 'finish', finish: 'not-played' }, { tap: 'score', score: 5 })
    expect(skipped.log.hole).toMatchObject({ score: 5, finish: null })
  })

  it('are needed for no card: a score alone is a hole', () => {
    const card = played(start(), { tap: 'score', score: 5 }, HOLED)
    expect(card.log.hole).toMatchObject({ score: 5, finish: 'holed' })
    expect(missingStrokes(card.log)).toBe(0)
  })

  it('change a stroke that was noted and nothing else of it', () => {
    const state = played(start(), hit('a', { leftYards: 392 }), {
      tap: 'change-shot',
      id: 'a',
      stroke: { club: 'driver' },
    })
    expect(state.log.shots).toEqual([expect.objectContaining({ id: 'a', club: 'driver', leftYards: 392 })])
  })
})

describe('pairs of shots that may be one', () => {
  it('are those from one place, unless a penalty sent the ball back', () => {
    const twice = played(
      start(),
      hit('a', { leftYards: 392 }),
      hit('b', { leftYards: 160 }),
      hit('c', { leftYards: 158 }),
    )
    expect(samePlacePairs(twice.log).map((pair) => pair.map(({ id }) => id))).toEqual([['b', 'c']])
    const lost = played(
      start(),
      hit('a', { leftYards: 160 }),
      penalty('stroke-and-distance'),
      hit('b', { leftYards: 160 }),
    )
    expect(samePlacePairs(lost.log)).toEqual([])
    expect(samePlacePairs(played(start(), hit('a'), hit('b')).log)).toEqual([])
  })

  it('RND-35 are those that two devices added as the next one with the same club within 15 yards or with no distance', () => {
    const base = played(start(), hit('a', { leftYards: 392 }))
    const here = played(base, hit('b', { leftYards: 160 }))
    const there = played(base, hit('c', { leftYards: 175 }))
    const both = withChanges(
      here.log,
      there.noted.slice(-1).flatMap(({ changes }) => changes),
    )
    expect(twinPairs(both).map((pair) => pair.map(({ id }) => id))).toEqual([['b', 'c']])
    expect(twinPairs(here.log)).toEqual([])
    const other = (stroke: Partial<PlayedShot>) =>
      twinPairs({ ...both, shots: both.shots.map((shot) => (shot.id === 'c' ? { ...shot, ...stroke } : shot)) })
    expect(other({ leftYards: null })).toHaveLength(1)
    expect(other({ leftYards: 175.1 })).toEqual([])
    expect(other({ leftYards: 144.9 })).toEqual([])
    expect(other({ club: '8-iron' })).toEqual([])
    expect(other({ order: 2.5 * ORDER_STEP })).toEqual([])
    expect(other({ isLeftOut: true })).toEqual([])
  })
})

const id = fc.integer({ min: 0, max: 40 }).map((number) => `shot-${String(number).padStart(2, '0')}`)
const stroke = fc.record({
  club: fc.constantFrom('driver' as const, '7-iron' as const, null),
  lie: fc.constantFrom('tee' as const, 'rough' as const, null),
  leftYards: fc.option(fc.integer({ min: 0, max: 600 }), { nil: null }),
})
const tap: fc.Arbitrary<Tap> = fc.oneof(
  { weight: 5, arbitrary: fc.record({ id, stroke }).map((made) => hit(made.id, made.stroke)) },
  fc.record({ id, stroke }).map((made) => ({ tap: 'change-shot', ...made }) as const),
  fc
    .constantFrom('on-green', 'off-green', 'free-drop', 'not-counted', 'provisional', 'found-first', 'play-on')
    .map((name) => ({ tap: name }) as const),
  fc.constantFrom('area', 'unplayable', 'stroke-and-distance', 'two-stroke').map((kind) => penalty(kind)),
  fc.record({ tap: fc.constant('putts' as const), putts: fc.option(fc.integer({ min: 0, max: 12 }), { nil: null }) }),
  fc.record({ tap: fc.constant('first-putt' as const), feet: fc.integer({ min: 0, max: 200 }) }),
  fc.record({ tap: fc.constant('score' as const), score: fc.integer({ min: 1, max: 30 }) }),
  fc.record({ tap: fc.constant('par' as const), par: fc.integer({ min: 3, max: 6 }) }),
  fc.constantFrom<Tap>(
    HOLED,
    { tap: 'finish', finish: 'not-played' },
    { tap: 'finish', finish: 'picked-up', score: 8 },
  ),
)
/** A tap, or null for Undo. */
const taps = fc.array(fc.option(tap, { freq: 4, nil: null }), { maxLength: 40 })

describe('Undo', () => {
  it('leaves what the taps leave without the undone ones', () => {
    fc.assert(
      fc.property(taps, (list) => {
        let state = start()
        let counted: readonly Tap[] = []
        for (const one of list) {
          if (one === null) {
            state = undoTap(state)?.state ?? state
            counted = counted.slice(0, -1)
          } else {
            const after = afterTap(state, one)
            if ('problem' in after) continue
            state = after
            counted = [...counted, one]
          }
        }
        expect(state).toEqual(played(start(), ...counted))
      }),
      { seed: 71, numRuns: 500 },
    )
  })

  it('takes back no field that another device has set since', () => {
    const state = played(start(), hit('a', { club: 'driver' }), { tap: 'putts', putts: 2 })
    const elsewhere = withChanges(state.log, [
      { kind: 'hole', base: state.log.hole, row: { ...state.log.hole, par: 5 } },
    ])
    const undone = undoTap({ ...state, log: elsewhere })
    expect(undone?.state.log.hole).toMatchObject({ par: 5, putts: null })
  })
})

describe('Undo after a reload', () => {
  it('takes back no place that another device has marked since', () => {
    const rest = { alongYards: 150, acrossYards: 4, sdYards: 3 }
    const tapped = played(start(), hit('a', { rest }), { tap: 'change-shot', id: 'a', stroke: { club: 'driver' } })
    // Each copy of the rest is an object of its own now.
    const { log, noted }: HoleState = JSON.parse(JSON.stringify(tapped))
    const [shot] = log.shots
    if (!shot) throw new Error('The hole has a stroke')
    const marked = { ...shot, rest: { ...rest, acrossYards: -9 } }
    const undone = undoTap(resumed(withChanges(log, [{ kind: 'shot', base: shot, row: marked }]), noted))
    expect(undone?.state.log.shots).toEqual([{ ...marked, club: '7-iron' }])
  })
})

describe('every hole that taps leave', () => {
  it('is one that fits together', () => {
    fc.assert(
      fc.property(taps, (list) => {
        let state = start()
        for (const one of list) {
          const after = one === null ? (undoTap(state)?.state ?? state) : afterTap(state, one)
          if ('problem' in after) continue
          state = after
          expect(misfitOf(state.log.hole)).toBeUndefined()
        }
      }),
      { seed: 76, numRuns: 300 },
    )
  })
})

describe('a device that was closed in mid-hole', () => {
  it('goes on where it was, with all that can be taken back', () => {
    fc.assert(
      fc.property(taps, (list) => {
        let state = start()
        for (const one of list) {
          const after = one === null ? (undoTap(state)?.state ?? state) : afterTap(state, one)
          if (!('problem' in after)) state = after
        }
        const stored: HoleState = JSON.parse(JSON.stringify(state))
        expect(resumed(stored.log, stored.noted)).toEqual(state)
      }),
      { seed: 72, numRuns: 300 },
    )
  })
})
