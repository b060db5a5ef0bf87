import { describe, expect, it } from 'vitest'
import { projectProfile } from '@bagwise/contract/profile-document'
import { newBagClub } from '@bagwise/golf/bag'
import { FITTING_DEFAULTS } from '@bagwise/golf/fitting/answers'
import { fittingRequest } from '@bagwise/golf/fitting/request'
import type { BagAction, JoinBag } from '@bagwise/golf/one-bag/bag-action'
import { changesOf, plannedCoverage } from '@bagwise/golf/one-bag/planned-coverage'
import { planBag, purchasesOf } from '@bagwise/golf/one-bag/plan-bag'
import { recommendEquipment } from '@bagwise/golf/recommendations/recommend-equipment'
import { fittedGolfer } from '#features/fitting/fitting-answers.ts'
import { withPurchases } from '#features/fitting/result/planned-request.ts'
import { recommend } from '#features/fitting/result/recommend.ts'
import { bagDistances } from '#features/gapping/clubs/bag-distances.ts'
import { judgedBag } from '@bagwise/golf/one-bag/judged-bag'
import { nextItem } from '#features/home/golfer/next-item.ts'
import { recommendationText } from '#features/recommendations/list/text/recommendation-text.ts'
import { recommendedGolfer } from '#profile-parts/to-do/recommended-golfer.ts'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import { toDoList } from '#profile-parts/to-do/use-to-do.ts'
import { buyingOrderOf, setInHands } from '#features/starter-sets/results/buying-order-of.ts'
import { actionText, clubToBuy, joinSentence, nothingToBuy } from '#profile-parts/bag-plan/bag-action.copy.ts'
import { bagPlanOf, plannedPurchases, purchasesAsked } from '#profile-parts/bag-plan/bag-plan.ts'
import { NEW_GOLFER } from '#testing/sample-profile.ts'
import { GENERATED_BAGS } from '../../golf/reference/generated-bags.ts'
import type { GeneratedBag } from '../../golf/reference/generated-bags.ts'

/** The bag of a golfer who told every loft, and the profile it is in. */
function profileOf({ handicap, clubs }: GeneratedBag) {
  const bag = clubs.map(({ type, loftDeg }) => {
    const { type: _type, ...club } = newBagClub(type)
    return [type, { ...club, brand: 'Own', loft: loftDeg }] as const
  })
  const distances = clubs.map(({ type, carryYards, isEstimated }) => [
    type,
    { distance: carryYards, source: isEstimated ? ('estimated' as const) : ('measured' as const) },
  ])
  return projectProfile({
    ...NEW_GOLFER,
    scalars: { ...NEW_GOLFER.scalars, handicap },
    bag: Object.fromEntries(bag),
    distances: Object.fromEntries(distances),
  })
}

/** '48° wedge 112 ± 6': club, loft and carry of a purchase. */
const bought = ({ club, expectedCarryYards, plusMinusYards }: JoinBag) =>
  `${club.type} ${club.loftDeg}° ${expectedCarryYards} ± ${plusMinusYards}`
const buying = (actions: readonly BagAction[]) =>
  actions.filter((action): action is JoinBag => action.kind === 'buy').map(bought)

/** What each screen names of this bag, by the functions that the screen calls. */

function namedBy(bag: GeneratedBag) {
  const profile = profileOf(bag)
  const plan = bagPlanOf(profile)
  const home = nextItem(profile, { plan, open: toDoList(profile, plan), setAside: [] })
  const distances = judgedBag('swing', bagDistances(profile), plan)
  const advice = recommendEquipment(recommendedGolfer(profile), bagPlanOf(profile))
  const followed = advice.flatMap((one) => (one.rule === 'plan' ? [one] : []))
  const { clubs, evidence } = fittedGolfer(profile)
  const request = withPurchases(fittingRequest({ ...FITTING_DEFAULTS, handicap: bag.handicap }, { clubs }), plan)
  const fitted = request.userProfile.toBuy
  const fitting = recommend(request, { goal: 'distance', tier: 'medium', units: 'yards', plan })
  const set = bag.clubs.map(({ type, loftDeg }) => ({
    type,
    loft: loftDeg,
    brand: '',
    model: '',
    description: '',
    whyIncluded: '',
  }))
  return { profile, plan, home, distances, advice, followed, fitting, fitted, evidence, set }
}

it('ONE-28 names the same holes, purchases, lofts and carries on home, Distances, recommendations, better bag, fitting and starter sets, for 500 bags', () => {
  expect(GENERATED_BAGS).toHaveLength(500)
  let purchaseCount = 0
  let holeCount = 0
  for (const bag of GENERATED_BAGS) {
    const { profile, plan, home, distances, advice, followed, fitting, fitted, set } = namedBy(bag)
    const purchases = purchasesOf(plan)
    const list = purchases.map(bought)
    purchaseCount += list.length
    holeCount += plan.holes.length

    // Purchases, with loft and carry.
    const inHands = planBag(setInHands(set, profile))
    const lists = {
      recommendations: buying(followed.map(({ action }) => action)),
      betterBag: buying(changesOf(plan)),
      starterSets: purchasesOf(inHands).map(bought),
    }
    const sorted = list.toSorted()
    expect([bag.name, Object.values(lists).map((one) => one.toSorted())]).toEqual([bag.name, [sorted, sorted, sorted]])
    expect(fitted).toEqual(purchases.map(({ club }) => club))
    expect(purchasesAsked(plan).purchases).toEqual(purchases.map(({ club: { type, loftDeg } }) => ({ type, loftDeg })))
    const [first] = toDoList(profile, plan)
    expect([bag.name, home?.title]).toEqual([bag.name, first ? toDoText(first, 'yards').title : nothingToBuy])

    // The words of each purchase.
    const cards = fitting.recommendations.filter(({ category }) => category === 'long-clubs' || category === 'wedges')
    const fittingWords = cards.flatMap(({ recommendations }) => recommendations)
    const toBuy = fittingWords
      .flatMap(({ specs }) => specs['To buy']?.split(', ') ?? [])
      .filter((one) => one !== 'Nothing')
    expect([bag.name, toBuy.toSorted()]).toEqual([bag.name, purchases.map(({ club }) => clubToBuy(club)).toSorted()])
    const sentences = fittingWords.flatMap(({ reasoning }) => reasoning.map(({ sentence }) => sentence))
    for (const purchase of purchases) {
      expect(sentences).toContain(joinSentence(purchase, 'yards'))
      const { title, reason, detail } = actionText(purchase, 'yards')
      const recommended = followed.find(({ action }) => action.kind === 'buy' && bought(action) === bought(purchase))
      expect(recommended && recommendationText(recommended, 'yards')).toMatchObject({
        title,
        description: `${reason} ${detail}`,
      })
    }
    const price = purchases.reduce((sum, { priceDollars }) => sum + priceDollars, 0)
    expect([bag.name, plannedCoverage(plan)?.priceDollars]).toEqual([bag.name, price])
    const { longClubs, wedges } = fitting.ruled?.fitting ?? {}
    expect((longClubs?.priceDollars ?? 0) + (wedges?.priceDollars ?? 0)).toBe(price)

    // Holes and carries.
    const wide = distances.gaps.filter(({ verdict }) => verdict === 'too-large')
    const holes = plan.holes
      .filter(({ id }) => !plan.normalHoleIds.includes(id))
      .map(({ id }) => id)
      .toSorted()
    expect([bag.name, wide.map(({ longer, shorter }) => `${longer.club}>${shorter.club}`).toSorted()]).toEqual([
      bag.name,
      holes,
    ])
    const toldOf = (one: BagAction) => ('hole' in one ? [one.hole.id] : 'gap' in one && one.gap ? [one.gap.id] : [])
    const inAdvice = new Set(followed.flatMap(({ action }) => toldOf(action)))
    expect([bag.name, plan.holes.filter(({ id }) => !inAdvice.has(id))]).toEqual([bag.name, []])
    expect(inHands.holes.map(({ id, gapYards }) => `${id} ${gapYards}`)).toEqual(
      plan.holes.map(({ id, gapYards }) => `${id} ${gapYards}`),
    )
    const carryOf = new Map(bag.clubs.map(({ type, carryYards }) => [type, carryYards]))
    for (const { longer, shorter } of buyingOrderOf({ clubs: set }, profile).next) {
      expect([longer.carryYards, shorter.carryYards]).toEqual([carryOf.get(longer.type), carryOf.get(shorter.type)])
    }
    for (const { longer, shorter } of [...plan.gaps, ...advice.flatMap((one) => ('gap' in one ? [one.gap] : []))]) {
      expect([longer.carryYards, shorter.carryYards]).toEqual([carryOf.get(longer.type), carryOf.get(shorter.type)])
    }
  }
  expect(purchaseCount).toBeGreaterThan(100)
  expect(holeCount).toBeGreaterThan(300)
})

describe('a bag that says too little', () => {
  const SEVEN_IRON = { type: '7-iron', loftDeg: 32, carryYards: 140, isEstimated: false } as const
  const bagOf = (name: string, clubs: GeneratedBag['clubs']) => ({ name, speedMph: 98, handicap: 12, clubs })
  const FULL = GENERATED_BAGS.map(({ clubs }) => clubs).find(({ length }) => length > 8) ?? []
  const cases = [
    { name: 'no club', profile: profileOf(bagOf('no club', [])) },
    { name: 'one club', profile: profileOf(bagOf('one club', [SEVEN_IRON])) },
    { name: 'no numbers', profile: { ...profileOf(bagOf('no numbers', FULL)), clubDistances: [] } },
  ]

  it.each(cases)(
    'ONE-45 of $name names nothing to buy on home, Distances, recommendations and fitting',
    ({ profile }) => {
      const plan = bagPlanOf(profile)
      expect(purchasesOf(plan)).toEqual([])
      expect(nextItem(profile, { plan, open: [], setAside: [] })).toBeUndefined()
      expect(judgedBag('swing', bagDistances(profile), plan).gaps).toEqual([])
      const advice = recommendEquipment(recommendedGolfer(profile), plan)
      expect(buying(advice.flatMap((one) => (one.rule === 'plan' ? [one.action] : [])))).toEqual([])
      expect(plannedPurchases(plan) ?? []).toEqual([])
      // Without clubs the fitting answers as it does a visitor, who has no plan.
      const { clubs } = fittedGolfer(profile)
      const request = withPurchases(fittingRequest(FITTING_DEFAULTS, { clubs }), plan)
      const fitting = recommend(request, { goal: 'distance', tier: 'medium', units: 'yards', plan })
      const specs = fitting.recommendations.flatMap((one) => one.recommendations.map((shown) => shown.specs['To buy']))
      const isNamed = (toBuy: string | undefined) =>
        toBuy !== undefined && !['Nothing', 'Not known yet'].includes(toBuy)
      expect(clubs.length > 0 ? specs.filter(isNamed) : []).toEqual([])
    },
  )
})
