import { expect, it } from 'vitest'
import { GENERATED_BAGS } from '../../reference/generated-bags.ts'
import type { Recommendation } from '../recommendations/recommendation.ts'
import { RECOMMENDATION_PRIORITIES } from '../recommendations/recommendation.ts'
import { recommendEquipment } from '../recommendations/recommend-equipment.ts'
import { bagOf, golferWith, planFor, withSpeed } from '../testing/sample-golfer.ts'
import type { SampleGolfer } from '../testing/sample-golfer.ts'
import { TODO_CAUSES, causeOf, todo } from './todo.ts'

const listFor = (golfer: SampleGolfer) => todo(withSpeed(golfer), planFor(golfer))

/** The two clubs that an item is about. */
function pairOf(one: Recommendation): string | undefined {
  if (one.rule === 'normal-gap') return one.gap.id
  if (one.rule !== 'plan') return undefined
  if ('hole' in one.action) return one.action.hole.id
  return 'gap' in one.action ? one.action.gap?.id : undefined
}

const BAGS: readonly SampleGolfer[] = GENERATED_BAGS.map(({ clubs, handicap, speedMph }) => ({
  ...golferWith(Object.fromEntries(clubs.map(({ type, carryYards }) => [type, carryYards]))),
  distances: Object.fromEntries(
    clubs.map(({ type, carryYards, isEstimated }) => [
      type,
      { distance: carryYards, source: isEstimated ? 'estimated' : 'measured' },
    ]),
  ),
  handicap,
  swingSpeed: speedMph,
}))

it('names each gap once, orders from high to low and then by cause, and leaves out nothing else, for 500 bags', () => {
  let mergedCount = 0
  for (const golfer of BAGS) {
    const list = listFor(golfer)
    const pairs = list.flatMap((one) => pairOf(one) ?? [])
    expect(new Set(pairs).size).toBe(pairs.length)

    const ranks = list.map(
      (one) => RECOMMENDATION_PRIORITIES.indexOf(one.priority) * TODO_CAUSES.length + TODO_CAUSES.indexOf(causeOf(one)),
    )
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))

    const all = recommendEquipment(withSpeed(golfer), planFor(golfer))
    const left = all.filter(({ id }) => !list.some((one) => one.id === id))
    // What is left out is about a gap that is named already.
    expect(left.filter((one) => !pairs.includes(pairOf(one) ?? ''))).toEqual([])
    mergedCount += left.length
  }
  expect(mergedCount).toBeGreaterThan(0)
})

it('buys nothing for a gap that is to be measured first', () => {
  const list = listFor(golferWith({ '7-iron': 150, '9-iron': 120, pw: 108 }, { source: 'estimated' }))
  expect(list.map(causeOf)).toContain('measure')
  expect(
    list.filter((one) => one.rule === 'plan' && one.action.kind === 'buy' && one.action.reason === 'hole'),
  ).toEqual([])
})

it('lists the first clubs of an empty bag', () => {
  const golfer = { ...golferWith({}), bag: bagOf() }
  expect(new Set(listFor(golfer).map(causeOf))).toEqual(new Set(['first-bag']))
})
