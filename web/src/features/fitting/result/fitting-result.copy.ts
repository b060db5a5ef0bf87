import type { EquipmentTier, FittingGoal } from '@bagwise/golf/fitting/answers'
import { FITTING_PRICES } from '@bagwise/golf/fitting/spending-order'
import { pricesOf } from '#quantities/price-day.copy.ts'

export const loftLabel = 'Driver loft'
export const shaftLine = (shaft: string, flex: string) => `${shaft} shaft: ${flex}`
export const forSpeed = (speed: string) => `For ${speed}.`
export const estimatedBadge = '≈ Estimated'

export const spendingTitle = 'Where to begin'

const tiers = {
  budget: 'Value, under $800',
  medium: 'Mid-Range, $800-1500',
  premium: 'Premium, $1500+',
} as const satisfies Record<EquipmentTier, string>

export const spendingNote = ({ tier, goal }: { readonly tier: EquipmentTier; readonly goal: FittingGoal }) =>
  `${tiers[tier]}. For ${goal} the order is a rule of thumb. New clubs, ${pricesOf(FITTING_PRICES)}.`
/** 'Wedges: 48° wedge'. */
export const namedCategory = ({ title, clubs }: { readonly title: string; readonly clubs: readonly string[] }) =>
  clubs.length === 0 ? title : `${title}: ${clubs.join(', ')}`
export const aboutPrice = (price: string) => `about ${price}`
export const fromPrice = (price: string) => `from ${price}`
export const withinBudget = 'within'
export const laterOrUsed = 'later, or used'
export const spendingSum = (price: string) =>
  `What is within your budget comes to ${price} at the lowest prices. Keep what already fits. You don't need all of it now.`

export const rulesBadge = 'Rules'
export const reasons = 'Why'
export const inTheShop = 'In the shop'
export const inTheShopAnswer = 'Specs, alternatives'
export const alternatives = 'Alternatives'

export const ballTitle = 'Golf balls'
export const ballNote = 'The ball is in play on every stroke: match it to your speed and your goal.'
export const ballLink = 'Match my ball'

export const nextStepsTitle = 'Next Steps'
export const nextSteps = [
  { title: 'Visit a professional fitter', line: 'Half an hour on a launch monitor sees what no form can ask.' },
  { title: 'Try before you buy', line: 'Hit your own club beside the new one, with the ball you play.' },
  { title: 'Get fitted one category at a time', line: 'Then you know which change did it.' },
] as const

export const backToQuestions = 'Back to Questions'
export const startOver = 'Start Over'
export const aiTitle = 'AI’s view: clubs to look for'
