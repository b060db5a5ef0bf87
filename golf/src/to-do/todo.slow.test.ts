import { expect, it } from 'vitest'
import { GENERATED_BAGS } from '../../reference/generated-bags.ts'
import { MAX_CLUBS_IN_BAG } from '../bag.ts'
import { CLUB_TYPES } from '../club.ts'
import { knownOf, speedEvidenceOf } from '../distances/like-me-for-golfer.ts'
import { carryDoubts } from '../distances/number-doubts.ts'
import { RECOMMENDATION_PRIORITIES } from '../recommendations/recommendation.ts'
import { recommendEquipment } from '../recommendations/recommend-equipment.ts'
import { bagOf, golferWith, planFor, withSpeed } from '../testing/sample-golfer.ts'
import type { SampleGolfer } from '../testing/sample-golfer.ts'
import { followWish, gapOf, isPurchase, pairOf } from './todo-item.ts'
import type { TodoItem, Wish } from './todo-item.ts'
import { TODO_CAUSES, causeOf, todo } from './todo.ts'

function doubtsOf({ bag, distances, ...golfer }: SampleGolfer) {
  const evidence = speedEvidenceOf({ ...golfer, golfBag: bag }, distances)
  return carryDoubts({ golfBag: bag, distances, evidence })
}

const listFor = (golfer: SampleGolfer, wishes: readonly Wish[] = []) =>
  todo(withSpeed(golfer), planFor(golfer), { doubts: doubtsOf(golfer), wishes })

const rankOf = (item: TodoItem) =>
  RECOMMENDATION_PRIORITIES.indexOf(item.priority) * TODO_CAUSES.length + TODO_CAUSES.indexOf(causeOf(item))

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

const WISHES: readonly Wish[] = [
  { from: 'fitting', loftDeg: 12, shaftType: 'graphite', shaftFlex: 'senior' },
  { from: 'balls', name: 'Wilson Duo Soft', priceDollars: 23 },
  { from: 'starter-sets', name: 'Callaway Edge', priceDollars: 600 },
]

it('ACT-56 orders from high to low and then by cause, names each gap once, never two purchases for it, and leaves out nothing else, for 500 bags', () => {
  expect(TODO_CAUSES).toEqual(['doubt', 'measure', 'gap', 'overlap', 'fitting', 'ball', 'bag', 'first-bag'])
  let mergedCount = 0
  for (const golfer of BAGS) {
    const list = listFor(golfer, WISHES)
    const pairs = list.flatMap((item) => pairOf(item) ?? [])
    expect(new Set(pairs).size).toBe(pairs.length)
    const bought = list.flatMap((item) => (isPurchase(item) ? (gapOf(item)?.id ?? []) : []))
    expect(new Set(bought).size).toBe(bought.length)

    const ranks = list.map(rankOf)
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b))

    const all = recommendEquipment(withSpeed(golfer), planFor(golfer))
    const left = all.filter(({ id }) => !list.some((item) => item.id === id))
    // What is left out is about a gap that is named already.
    expect(left.filter((item) => !pairs.includes(pairOf(item) ?? ''))).toEqual([])
    mergedCount += left.length
    const wished = list.flatMap((item) => (item.rule === 'wish' ? item.wish : []))
    expect(wished).toEqual(WISHES)
  }
  expect(mergedCount).toBeGreaterThan(0)
})

it('ACT-56 has a cause of every kind, in this order where they matter alike', () => {
  const doubtful = listFor(golferWith({ driver: 150, '7-iron': 190, pw: 100 }))
  expect(doubtful[0]).toMatchObject({ rule: 'doubt', priority: 'high', doubt: { kind: 'carries' } })

  const lofts = bagOf('9-iron', 'pw', 'putter').map((club) => ({ ...club, loft: club.type === 'pw' ? 38 : 41 }))
  const doubtfulLofts = listFor({ ...golferWith({ '9-iron': 120, pw: 108 }), bag: lofts })
  expect(doubtfulLofts[0]).toMatchObject({ rule: 'doubt', doubt: { kind: 'lofts', pair: ['9-iron', 'pw'] } })

  const softer = golferWith(
    { '7-iron': 150, '8-iron': 147, '9-iron': 128 },
    { more: { ballFlight: 'slice', courseFrequency: 'monthly' } },
  )
  const causes = listFor(softer, WISHES).filter(({ priority }) => priority === 'medium')
  expect(causes.map(causeOf)).toEqual(expect.arrayContaining(['overlap', 'fitting', 'ball', 'first-bag']))
  expect(listFor(softer).at(-1)).toMatchObject({ rule: 'putter', clubType: 'putter' })
  expect(
    listFor({ ...softer, bag: bagOf('7-iron', '8-iron', '9-iron', 'putter') }).map(({ rule }) => rule),
  ).not.toContain('putter')
})

it('asks which clubs to leave at home: of a bag with carries by name, of any other by their number', () => {
  const types = CLUB_TYPES.slice(0, MAX_CLUBS_IN_BAG + 2)
  const unknown = { ...golferWith({}), bag: bagOf(...types) }
  expect(listFor(unknown)[0]).toMatchObject({ rule: 'too-many', surplusCount: 2, priority: 'high' })

  const known = golferWith(Object.fromEntries(types.map((type, index) => [type, 240 - 10 * index])))
  const named = listFor(known).filter((item) => item.rule === 'plan' && item.action.kind === 'leave-out')
  expect(named.length).toBeGreaterThanOrEqual(2)
  expect(listFor(known).map(({ rule }) => rule)).not.toContain('too-many')
})

it('buys nothing for a gap that is to be measured first', () => {
  const list = listFor(golferWith({ '7-iron': 150, '9-iron': 120, pw: 108 }, { source: 'estimated' }))
  expect(list.map(causeOf)).toContain('measure')
  expect(
    list.filter((item) => item.rule === 'plan' && item.action.kind === 'buy' && item.action.reason === 'hole'),
  ).toEqual([])
})

it('says of two clubs whose numbers contradict each other nothing else', () => {
  const golfer = golferWith({ '6-iron': 140, '7-iron': 141, '9-iron': 120 })
  const list = listFor(golfer)
  const pairs = list.map(pairOf)
  expect(list[0]).toMatchObject({ rule: 'doubt' })
  expect(planFor(golfer).actions.some((action) => 'gap' in action && action.gap?.verdict === 'too-close')).toBe(true)
  expect(pairs.filter((pair) => pair === pairs[0])).toHaveLength(1)
})

it('lists the first clubs of an empty bag', () => {
  const golfer = { ...golferWith({}), bag: bagOf() }
  expect(new Set(listFor(golfer).map(causeOf))).toEqual(new Set(['first-bag']))
})

it('takes a newer wish of the same tool for another item that has not been answered', () => {
  const [ball, other] = ['A', 'B'].map((name) => followWish({ from: 'balls', name, priceDollars: 30 }))
  expect(ball?.id).toBe(other?.id)
  expect(ball?.trigger).not.toBe(other?.trigger)
})

it('has the golfer’s numbers, not what was only said of them, for its doubts', () => {
  const golfer = golferWith({ driver: 240, '7-iron': 95 }, { more: { swingSpeed: 75 } })
  expect(knownOf({ ...golfer, golfBag: golfer.bag }).speed?.mph).toBe(75)
  const [first] = listFor(golfer)
  expect(first).toMatchObject({ rule: 'doubt', doubt: { kind: 'beyond', beyond: { club: 'driver' } } })
  expect(doubtsOf(golferWith({ driver: 240, '7-iron': 95 }, { source: 'estimated' }))).toEqual([])
})
