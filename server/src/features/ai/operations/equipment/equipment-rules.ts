import type { AdvisedClub, EquipmentAdvice, EquipmentQuestion } from '@bagwise/contract/ai/equipment-recommendations'
import { CLUBS } from '@bagwise/golf/club'
import { fitEquipment } from '@bagwise/golf/fitting/fit'
import type { Fitting } from '@bagwise/golf/fitting/fit'
import type { BagPart } from '@bagwise/golf/fitting/bag-parts'
import type { FittingRequest } from '@bagwise/golf/fitting/request'
import { CATEGORY_NAMES, priceOf, spendingOrder } from '@bagwise/golf/fitting/spending-order'
import type { FittingCategory } from '@bagwise/golf/fitting/spending-order'
import { requestOf, tierOf } from './equipment-request.ts'
import { priceText, specsByRules, specTexts } from './equipment-text.ts'

/** Brand of advice that holds for any maker. */
const ANY_MAKER = 'Any maker'

/** The rules' fitting in the form of an answer: clubs to buy, the most useful for the goal first. */
export function equipmentByRules(question: EquipmentQuestion): EquipmentAdvice {
  const request = requestOf(question)
  const fitting = fitEquipment(request)
  const [goal = 'distance'] = request.priorities
  return spendingOrder(fitting, { goal, tier: tierOf(question) }).order.flatMap((category) => {
    const price = priceOf(category, fitting)
    if (price.fromDollars === 0) return []
    const club: AdvisedClub = {
      brand: ANY_MAKER,
      ...wordsOf(category, fitting, request),
      specs: specTexts(specsByRules(fitting, category)),
      rulesSay: {},
      priceRange: priceText(price),
      alternatives: ['The same, used'],
    }
    return [{ category, title: CATEGORY_NAMES[category], recommendations: [club] }]
  })
}

function wordsOf(
  category: FittingCategory,
  { longClubs, irons, wedges, grip }: Fitting,
  { userProfile: { speed, handicap } }: FittingRequest,
): Pick<AdvisedClub, 'model' | 'reasoning'> {
  switch (category) {
    case 'driver':
      return { model: 'A forgiving driver', reasoning: `The rule for ${speed.mph} mph with the driver.` }
    case 'long-clubs':
      return {
        model: longClubs.toBuy.map(({ type }) => CLUBS[type].displayName).join(', '),
        reasoning: boughtBy(longClubs),
      }
    case 'irons':
      return { model: `${irons.replace('-', ' ')} irons`, reasoning: `The rule for a handicap of ${handicap}.` }
    case 'wedges':
      return {
        model: wedges.toBuy.map(({ loftDeg }) => `${loftDeg}°`).join(', '),
        reasoning: boughtBy(wedges),
      }
    case 'putter':
      return { model: 'A putter of your length', reasoning: 'The length for your height.' }
    case 'grips':
      return { model: `${grip.size} grips`, reasoning: 'The size for your hand.' }
  }
}

function boughtBy({ basis }: BagPart): string {
  return basis === 'first-bag'
    ? 'What a first bag begins with.'
    : 'The plan for the bag: it fills a hole in the carries.'
}
