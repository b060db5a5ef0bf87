import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HOLE_FINISHES, LEFT_SOURCES, LIE_SOURCES, PENALTIES } from '@bagwise/golf/play/played-record'
import { mergeFields } from './merge-fields.ts'
import { isSamePlayed, mergePlayedHole, mergePlayedRound, mergePlayedShot } from './merge-play.ts'
import { PlayedHole, PlayedRound, PlayedShot } from './play.ts'

const ROUND_ID = '0b9f3a52-7f0c-4a55-8a0c-3d1f0b8f3f10'
const SHOT_ID = '7d0c6a52-98f1-4a36-a0a4-2c5d0f6f1b11'

/** Few values a field, so that rows often agree; none that contradict each other. */
const round: fc.Arbitrary<PlayedRound> = fc
  .record({
    id: fc.constant(ROUND_ID),
    date: fc.constantFrom('2026-11-19', '2026-11-20'),
    course: fc.constantFrom('Heather Links', 'Old Links'),
    courseId: fc.constantFrom(null, 'way/1'),
    tees: fc.constantFrom('', 'White'),
    rated: fc.constantFrom(
      { holeCount: 18, courseRating: 71.3 } as const,
      { holeCount: 9, courseRating: 35.6 } as const,
      { holeCount: 9, courseRating: null } as const,
    ),
    firstHole: fc.constantFrom(1, 10),
    slopeRating: fc.constantFrom(null, 128),
    playingConditions: fc.constantFrom(null, 0, 1),
    handicapThen: fc.constantFrom(null, 14.2),
    rules: fc.constantFrom('casual' as const, 'tournament' as const),
    adviceFromHole: fc.constantFrom(null, 9),
    isCounting: fc.boolean(),
    state: fc.constantFrom('playing' as const, 'finished' as const),
  })
  .map(({ rated, ...rest }) => ({ ...rest, ...rated }))

const anyHole: fc.Arbitrary<PlayedHole> = fc.record({
  round: fc.constant(ROUND_ID),
  number: fc.constant(7),
  par: fc.constantFrom(4, 5),
  strokeIndex: fc.constantFrom(null, 3),
  lengthYards: fc.constantFrom(null, 377.3),
  score: fc.constantFrom(null, 3, 4, 5),
  finish: fc.option(fc.constantFrom(...HOLE_FINISHES)),
  putts: fc.constantFrom(null, 0, 2, 4),
  firstPuttFeet: fc.constantFrom(null, 14.5),
  pin: fc.constantFrom(null, { alongYards: 380.5, acrossYards: 0 }),
})
const hole = anyHole.filter((one) => PlayedHole.safeParse(one).success)

const left = fc.constantFrom(
  { leftYards: null, leftSdYards: null, leftFrom: null },
  ...LEFT_SOURCES.map((leftFrom) => ({ leftYards: 152.5, leftSdYards: null, leftFrom })),
  { leftYards: 160, leftSdYards: 3.4, leftFrom: 'position' as const },
)
const shot: fc.Arbitrary<PlayedShot> = fc
  .record({
    id: fc.constant(SHOT_ID),
    round: fc.constant(ROUND_ID),
    hole: fc.constantFrom(7, 8),
    order: fc.constantFrom(512, 1_024),
    branch: fc.constantFrom('ball' as const, 'provisional' as const),
    club: fc.constantFrom(null, '7-iron' as const),
    lie: fc.constantFrom(null, 'rough' as const, 'trees' as const),
    lieFrom: fc.constantFrom(...LIE_SOURCES),
    left,
    swing: fc.constantFrom(null, 'full' as const),
    penalty: fc.constantFrom(...PENALTIES),
    rest: fc.constantFrom(null, { alongYards: 148, acrossYards: -6, sdYards: 5 }),
    air: fc.constantFrom(null, { headwindMph: 6, crosswindMph: -2, temperatureF: 61 }),
    at: fc.constantFrom(null, { alongYards: 151.5, acrossYards: -12 }),
    isLeftOut: fc.boolean(),
  })
  .map(({ left: distance, ...rest }) => ({ ...rest, ...distance }))

type Row = PlayedRound | PlayedHole | PlayedShot
type Kind<One extends Row> = {
  readonly rows: fc.Arbitrary<One>
  readonly merge: (change: { readonly stored: One | null; readonly base: One | null; readonly wanted: One }) => One
  readonly isRow: (row: unknown) => boolean
}

/** What holds for the merge of any kind of row. */
function holdsFor<One extends Row>({ rows, merge, isRow }: Kind<One>) {
  const runs = { seed: 91, numRuns: 300 }
  const maybe = fc.option(rows)

  it('changes nothing when the golfer changed nothing, and all they changed when nobody else did', () => {
    fc.assert(
      fc.property(rows, rows, (stored, wanted) => {
        expect(merge({ stored, base: wanted, wanted })).toEqual(stored)
        expect(merge({ stored, base: stored, wanted })).toEqual(wanted)
        expect(merge({ stored: null, base: stored, wanted })).toEqual(wanted)
        expect(merge({ stored: null, base: null, wanted })).toEqual(wanted)
      }),
      runs,
    )
  })

  it('is the same however often a change comes, and always a row that can be stored', () => {
    fc.assert(
      fc.property(rows, maybe, rows, (stored, base, wanted) => {
        const once = merge({ stored, base, wanted })
        expect(merge({ stored, base, wanted })).toEqual(once)
        expect(merge({ stored: once, base, wanted })).toEqual(once)
        expect(isRow(once)).toBe(true)
      }),
      runs,
    )
  })

  it('RND-35 does not depend on the order in which changes of different fields come', () => {
    const sides = fc.array(fc.boolean(), { minLength: 20, maxLength: 20 })
    fc.assert(
      fc.property(rows, rows, rows, sides, (base, one, other, isOfOne) => {
        const names = Object.keys(base)
        const isFirst = (name: string) => isOfOne[names.findIndex((another) => isOneFact(another, name))] === true
        const first = withFields(base, one, isFirst)
        const second = withFields(base, other, (name) => !isFirst(name))
        fc.pre(isRow(first) && isRow(second))
        const both = merge({ stored: merge({ stored: base, base, wanted: first }), base, wanted: second })
        expect(merge({ stored: merge({ stored: base, base, wanted: second }), base, wanted: first })).toEqual(both)
      }),
      runs,
    )
  })

  it('keeps what is stored where a row without a base leaves it open', () => {
    fc.assert(
      fc.property(rows, rows, (stored, wanted) => {
        const merged = merge({ stored, base: null, wanted })
        const names = Object.keys(wanted).filter((name) => !OUTCOME.includes(name))
        const isOpen = (name: string) =>
          names.every((other) => !isOneFact(name, other) || fieldOf(wanted, other) === null)
        const kept = names.filter(isOpen)
        expect(kept.map((name) => fieldOf(merged, name))).toEqual(kept.map((name) => fieldOf(stored, name)))
      }),
      runs,
    )
  })

  it('knows equal rows', () => {
    fc.assert(
      fc.property(maybe, maybe, (one, other) => {
        expect(isSamePlayed(one, other)).toBe(JSON.stringify(sorted(one)) === JSON.stringify(sorted(other)))
      }),
      runs,
    )
  })
}

const OUTCOME = ['score', 'finish', 'putts']
const FACTS = [
  ['leftYards', 'leftSdYards', 'leftFrom'],
  ['lie', 'lieFrom'],
  ['holeCount', 'courseRating'],
]

function withFields<One extends Row>(base: One, changed: One, takes: (name: string) => boolean): One {
  return { ...base, ...Object.fromEntries(Object.entries(changed).filter(([name]) => takes(name))) }
}

/** Whether a change of one field is a change of the other. */
function isOneFact(one: string, other: string): boolean {
  return one === other || FACTS.some((fact) => fact.includes(one) && fact.includes(other))
}

function fieldOf(row: object, name: string): unknown {
  return Reflect.get(row, name)
}

function sorted(row: object | null): unknown {
  return row && Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
}

describe('the merge of a played round', () => {
  holdsFor({ rows: round, merge: mergePlayedRound, isRow: (row) => PlayedRound.safeParse(row).success })
})

describe('the merge of a hole', () => {
  holdsFor({ rows: hole, merge: mergePlayedHole, isRow: (row) => PlayedHole.safeParse(row).success })

  it('never loses a score that was typed: it is the one of the later change of it', () => {
    fc.assert(
      fc.property(hole, fc.option(hole), hole, (stored, base, wanted) => {
        const { score } = mergePlayedHole({ stored, base, wanted })
        const isTyped = base === null ? wanted.score !== null : wanted.score !== base.score
        expect(score).toBe(isTyped ? wanted.score : stored.score)
      }),
      { seed: 92, numRuns: 1_000 },
    )
  })

  it('forgets the putts, or that it was not played, where another device’s score contradicts them', () => {
    const base = {
      round: ROUND_ID,
      number: 7,
      par: 4,
      strokeIndex: null,
      lengthYards: null,
      score: null,
      finish: null,
      putts: null,
      firstPuttFeet: null,
      pin: null,
    }
    const scored = { ...base, score: 3 }
    const putted = { ...base, putts: 4 }
    const skipped = { ...base, finish: 'not-played' as const }
    for (const wanted of [putted, skipped]) {
      expect(mergePlayedHole({ stored: scored, base, wanted })).toEqual(scored)
      expect(mergePlayedHole({ stored: wanted, base, wanted: scored })).toEqual(scored)
    }
  })
})

describe('the merge of a shot', () => {
  holdsFor({ rows: shot, merge: mergePlayedShot, isRow: (row) => PlayedShot.safeParse(row).success })

  it('keeps a distance together with how it is known, and a lie with who said it', () => {
    fc.assert(
      fc.property(shot, shot, shot, (stored, base, wanted) => {
        const merged = mergePlayedShot({ stored, base, wanted })
        const pick = ({ leftYards, leftSdYards, leftFrom }: PlayedShot) => ({ leftYards, leftSdYards, leftFrom })
        expect([pick(stored), pick(wanted)]).toContainEqual(pick(merged))
        expect([`${stored.lie} ${stored.lieFrom}`, `${wanted.lie} ${wanted.lieFrom}`]).toContain(
          `${merged.lie} ${merged.lieFrom}`,
        )
      }),
      { seed: 93 },
    )
  })
})

it('RND-35 merges any rows field by field, and fields that are one thing together', () => {
  type Point = { readonly x: number; readonly y: number; readonly note: string | null }
  const rowBy = (valueOf: <Field extends keyof Point>(field: Field) => Point[Field]): Point => ({
    x: valueOf('x'),
    y: valueOf('y'),
    note: valueOf('note'),
  })
  const base = { x: 1, y: 1, note: null }
  const stored = { x: 2, y: 2, note: 'seen' }
  const wanted = { x: 1, y: 3, note: null }
  expect(mergeFields(rowBy, { stored, base, wanted })).toEqual({ x: 2, y: 3, note: 'seen' })
  expect(mergeFields(rowBy, { stored, base, wanted }, [['x', 'y']])).toEqual({ x: 1, y: 3, note: 'seen' })
  expect(mergeFields(rowBy, { stored, base: null, wanted })).toEqual({ x: 1, y: 3, note: 'seen' })
})
