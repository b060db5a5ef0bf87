import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { datedDifferentials, rateRounds } from './dated-differentials.ts'
import { estimateIndex } from './estimated-index.ts'
import type { DatedDifferential } from './estimated-index.ts'
import { expectedNineDifferential, nineHoleDifferential } from './expected-differential.ts'
import type { HoleCount } from './round.ts'
import { scoreDifferential } from './score-differential.ts'

/** Day of 2026, from 0. */
const day = (dayCount: number) => new Date(Date.UTC(2026, 0, 1 + dayCount)).toISOString().slice(0, '2026-11-21'.length)

/** On a standard course of rating 72, of which nine holes have 36. */
function played(dayCount: number, holeCount: HoleCount, adjustedGrossScore: number, id = `${dayCount}`) {
  const courseRating = holeCount === 9 ? 36 : 72
  const course = { courseRating, slopeRating: 113, playingConditions: null }
  return { id, date: day(dayCount), holeCount, adjustedGrossScore, ...course }
}

const nines = (count: number, strokes = 45) => Array.from({ length: count }, (_, at) => played(at, 9, strokes))
const eighteens = (count: number, strokes = 90) => Array.from({ length: count }, (_, at) => played(at, 18, strokes))

function differentialOf(differentials: readonly DatedDifferential[], id: string): number | undefined {
  return differentials.find((each) => each.id === id)?.differential
}

function indexOf(differentials: readonly DatedDifferential[]): number | undefined {
  const estimate = estimateIndex(differentials)
  return estimate.kind === 'known' ? estimate.index : undefined
}

describe('nine holes', () => {
  it('HCP-10 have 113 / slope × (adjusted - rating - 0.5 × conditions) + 0.52 × index + 1.2, wait for 54 holes, and stay two scores a day', () => {
    const nine = { adjustedGrossScore: 45, courseRating: 35.5, slopeRating: 125, playingConditions: 0, index: 14 }
    expect(expectedNineDifferential(14)).toBeCloseTo(8.48, 10)
    expect(nineHoleDifferential(nine)).toBe(17.1)
    // 113 / 125 × (9.5 - 1) + 8.48 = 16.164.
    expect(nineHoleDifferential({ ...nine, playingConditions: 2 })).toBe(16.2)

    expect(datedDifferentials(nines(5))).toEqual({ differentials: [], waitingIds: ['0', '1', '2', '3', '4'] })
    const six = datedDifferentials(nines(6))
    expect(six.waitingIds).toEqual([])
    expect(six.differentials.map(({ id, date }) => [id, date])).toEqual(nines(6).map(({ id, date }) => [id, date]))

    // Three rounds of 18 above the rating are an index of 16, with which nine holes are expected at 9.52.
    const rounds = [...eighteens(3), played(3, 9, 45, 'morning'), played(3, 9, 48, 'evening')]
    const { differentials } = datedDifferentials(rounds)
    expect(differentials).toHaveLength(5)
    expect(differentialOf(differentials, 'morning')).toBe(18.5)
    expect(differentialOf(differentials, 'evening')).toBe(21.5)
    const estimate = estimateIndex(differentials)
    expect(estimate.kind === 'known' && estimate.scores).toHaveLength(5)
  })

  it('HCP-12 (handicap at the start) are ruled by the handicap with which they began, whatever the index of that day is, and do not wait with one', () => {
    const begun = { ...played(3, 9, 45, 'begun'), handicapThen: 14 }
    // 9 + 0.52 × 14 + 1.2, where the index of these rounds is 16.
    expect(differentialOf(datedDifferentials([...eighteens(3), begun]).differentials, 'begun')).toBe(17.5)
    expect(differentialOf(datedDifferentials([...eighteens(3), played(3, 9, 45)]).differentials, '3')).toBe(18.5)
    // That of a plus golfer, and later rounds change nothing of it.
    const plus = { ...begun, handicapThen: -2.1 }
    const later = [...eighteens(3), plus, played(4, 18, 75), played(5, 18, 75)]
    expect(differentialOf(datedDifferentials(later).differentials, 'begun')).toBe(9.1)

    expect(datedDifferentials([begun, played(4, 9, 45, 'waits')])).toEqual({
      differentials: [{ id: 'begun', date: day(3), differential: 17.5, holeCount: 9 }],
      waitingIds: ['waits'],
    })
    const six = nines(6).map((nine) => ({ ...nine, handicapThen: 20 }))
    expect(datedDifferentials(six).differentials.map(({ differential }) => differential)).toEqual(six.map(() => 20.6))
    // Six scores: the lowest two less 1.
    expect(indexOf(datedDifferentials(six).differentials)).toBe(19.6)
  })

  it('count with those of a known handicap to 54 holes, and then by the first index', () => {
    const known = nines(4).map((nine) => ({ ...nine, handicapThen: 20 }))
    const [fifth, sixth] = [played(4, 9, 45, 'fifth'), played(5, 9, 45, 'sixth')]
    expect(datedDifferentials([...known, fifth]).waitingIds).toEqual(['fifth'])
    const { differentials, waitingIds } = datedDifferentials([...known, fifth, sixth])
    expect(waitingIds).toEqual([])
    // Four have 20.6; of six scores the lowest two less 1 are 9 + 0.52 × 19.2 + 1.2 - 1.
    expect(indexOf(differentials)).toBe(19.2)
    expect(['0', 'fifth', 'sixth'].map((id) => differentialOf(differentials, id))).toEqual([20.6, 20.2, 20.2])
  })

  it('take the index in effect before their day', () => {
    const rounds = [
      ...eighteens(3),
      played(3, 18, 80, 'better'),
      played(3, 9, 45, 'same day'),
      played(4, 9, 45, 'next'),
    ]
    const { differentials } = datedDifferentials(rounds)
    expect(differentialOf(differentials, 'same day')).toBe(18.5)
    const before = indexOf(differentials.filter(({ id }) => id !== 'next'))
    // The 8 was exceptional: five scores, the lowest 8 - 1.
    expect(before).toBe(7)
    expect(differentialOf(differentials, 'next')).toBe(13.8)
  })

  it('count with eighteen holes to 54, and then by the index of that day', () => {
    const rounds = [played(0, 9, 45), played(1, 9, 46), played(2, 18, 92)]
    expect(datedDifferentials(rounds).waitingIds).toEqual(['0', '1'])
    expect(datedDifferentials(rounds).differentials.map(({ id }) => id)).toEqual(['2'])

    const { differentials, waitingIds } = datedDifferentials([...rounds, played(3, 18, 91, 'last')])
    expect(waitingIds).toEqual([])
    // Of four scores the lowest less 1 is 19 - 1; by that index the nine holes have 9 + 0.52 × 18 + 1.2 and one more.
    expect(indexOf(differentials)).toBe(18)
    expect(differentialOf(differentials, '0')).toBe(19.6)
    expect(differentialOf(differentials, '1')).toBe(20.6)
    expect(differentialOf(differentials, 'last')).toBe(19)
  })

  it('give an index before which no score is exceptional', () => {
    // Scores for an index are there from the third day on, 54 holes only on the last.
    const rounds = [played(0, 9, 50), played(1, 9, 50), played(2, 9, 50), played(3, 9, 50), played(4, 18, 75, 'best')]
    const estimate = estimateIndex(datedDifferentials(rounds).differentials)
    expect(estimate.kind === 'known' && estimate.scores.some(({ isExceptional }) => isExceptional)).toBe(false)
  })

  it('of a beginner are completed by at most 54', () => {
    const { differentials } = datedDifferentials(nines(6, 80))
    expect(indexOf(differentials)).toBe(54)
    // 44 + 0.52 × 54 + 1.2.
    expect(differentials.map(({ differential }) => differential)).toEqual(nines(6).map(() => 73.3))
  })

  it('are all of one day if they must be, more than an index counts', () => {
    const many = Array.from({ length: 500 }, (_, at) => played(0, 9, 40 + (at % 20), `${at}`))
    const { differentials, waitingIds } = datedDifferentials(many)
    expect(waitingIds).toEqual([])
    expect(new Set(differentials.map(({ id }) => id)).size).toBe(500)
  })
})

describe('rounds of eighteen holes', () => {
  it('have their differentials, as they come', () => {
    const [first, second] = [played(3, 18, 90, 'a'), played(1, 18, 80, 'b')]
    const { holeCount: _, ...withoutCount } = second
    expect(datedDifferentials([first, withoutCount])).toEqual({
      differentials: [
        { id: 'a', date: day(3), differential: 18 },
        { id: 'b', date: day(1), differential: 8 },
      ],
      waitingIds: [],
    })
    expect(datedDifferentials([])).toEqual({ differentials: [], waitingIds: [] })
  })
})

describe('an index', () => {
  it('is missing the holes up to 54, those of nines that wait among them', () => {
    const ofNines = (count: number) =>
      nines(count).map(({ id, date }): DatedDifferential => ({ id, date, differential: 20, holeCount: 9 }))
    expect(estimateIndex([])).toEqual({ kind: 'too-few', missingHoles: 54 })
    expect(estimateIndex(ofNines(2))).toEqual({ kind: 'too-few', missingHoles: 36 })
    expect(estimateIndex(ofNines(5))).toEqual({ kind: 'too-few', missingHoles: 9 })
    // Six scores: the lowest two less 1.
    expect(estimateIndex(ofNines(6))).toMatchObject({ kind: 'known', index: 19 })

    expect(rateRounds([]).estimate).toEqual({ kind: 'too-few', missingHoles: 54 })
    for (let count = 1; count <= 5; count += 1) {
      const { estimate, waitingIds } = rateRounds(nines(count))
      expect([estimate, waitingIds.length]).toEqual([{ kind: 'too-few', missingHoles: 54 - 9 * count }, count])
    }
    expect(rateRounds(nines(6))).toMatchObject({ estimate: { kind: 'known' }, waitingIds: [] })
    expect(rateRounds([...eighteens(2), played(5, 9, 45)]).estimate).toEqual({ kind: 'too-few', missingHoles: 9 })
    expect(rateRounds(eighteens(2)).estimate).toEqual({ kind: 'too-few', missingHoles: 18 })
    // One with a handicap of its own does not wait, and is counted once.
    const known = { ...played(6, 9, 45), handicapThen: 20 }
    expect(rateRounds([...nines(2), known])).toMatchObject({
      estimate: { kind: 'too-few', missingHoles: 27 },
      waitingIds: ['0', '1'],
    })
  })
})

describe('every list of rounds', () => {
  const round = fc
    .record({
      dayCount: fc.nat({ max: 40 }),
      holeCount: fc.constantFrom<HoleCount>(9, 18),
      slopeRating: fc.integer({ min: 55, max: 155 }),
      over: fc.integer({ min: -5, max: 40 }),
      handicapThen: fc.option(
        fc.integer({ min: -100, max: 540 }).map((tenths) => tenths / 10),
        { nil: undefined, freq: 2 },
      ),
    })
    .map(({ dayCount, holeCount, slopeRating, over, handicapThen }) => {
      const strokes = holeCount === 9 ? 36 + Math.round(over / 2) : 72 + over
      return { ...played(dayCount, holeCount, strokes), slopeRating, handicapThen }
    })
  const rounds = fc.array(round, { maxLength: 40 }).map((list) => list.map((each, at) => ({ ...each, id: `${at}` })))
  const holesOf = (list: readonly { readonly holeCount: HoleCount }[]) =>
    list.reduce((sum, { holeCount }) => sum + holeCount, 0)

  it('has an index from 54 holes on, and no nine holes wait any more', () => {
    fc.assert(
      fc.property(rounds, (list) => {
        const { differentials, waitingIds } = datedDifferentials(list)
        const isEnough = holesOf(list) >= 54
        expect(indexOf(differentials) !== undefined).toBe(isEnough)
        const { estimate } = rateRounds(list)
        expect(estimate.kind === 'known' || estimate.missingHoles).toBe(isEnough || 54 - holesOf(list))
        const unknown = list.filter(({ holeCount, handicapThen }) => holeCount === 9 && handicapThen === undefined)
        expect(waitingIds).toHaveLength(isEnough ? 0 : unknown.length)
        const ids = [...differentials.map(({ id }) => id), ...waitingIds]
        expect(ids.toSorted()).toEqual(list.map(({ id }) => id).toSorted())
      }),
      { seed: 42 },
    )
  })

  it('has one answer, in whatever order it comes', () => {
    const withShuffled = rounds.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    )
    const sorted = (list: Parameters<typeof datedDifferentials>[0]) => {
      const { differentials, waitingIds } = datedDifferentials(list)
      return {
        differentials: differentials.toSorted((a, b) => a.id.localeCompare(b.id)),
        waiting: waitingIds.toSorted(),
      }
    }
    fc.assert(
      fc.property(withShuffled, ([list, shuffled]) => {
        expect(sorted(shuffled)).toEqual(sorted(list))
      }),
      { seed: 43 },
    )
  })

  it('gives each nine holes their own handicap, else the index of the days before, and those before the first index that one', () => {
    fc.assert(
      fc.property(rounds, (list) => {
        const { differentials } = datedDifferentials(list)
        const days = [...new Set(list.map(({ date }) => date))].toSorted()
        const until = (date: string) => indexOf(differentials.filter((each) => each.date <= date))
        const first = days.map(until).find((each) => each !== undefined)
        for (const each of list) {
          const before = days.filter((date) => date < each.date).at(-1)
          const index = each.handicapThen ?? (before === undefined ? undefined : until(before)) ?? first
          if (index === undefined) continue
          const expected =
            each.holeCount === 9
              ? nineHoleDifferential({ ...each, index })
              : scoreDifferential({ ...each, holeCount: 18 })
          expect(differentialOf(differentials, each.id)).toBe(expected)
        }
      }),
      { seed: 44 },
    )
  })
})
