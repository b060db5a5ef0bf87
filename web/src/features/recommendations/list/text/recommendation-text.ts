import type { AdviceProse, AdviceTopic } from '@bagwise/content/recommendations/recommendation-prose'
import { ADVICE_PROSE } from '@bagwise/content/recommendations/advice.prose'
import { ESSENTIAL_PROSE } from '@bagwise/content/recommendations/essentials.prose'
import { SHAFT_FLEXES } from '@bagwise/golf/bag'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { BagAction, JoinBag } from '@bagwise/golf/one-bag/bag-action'
import type { ChangeShafts, Recommendation } from '@bagwise/golf/recommendations/recommendation'
import type { TodoItem } from '@bagwise/golf/to-do/todo-item'
import { clubName } from '#charts/gap-text.ts'
import * as copy from '#features/recommendations/golfer-advice.copy.ts'
import { toDoText } from '#profile-parts/to-do/to-do.copy.ts'
import * as moreCopy from './more-items.copy.ts'
import * as ruleCopy from './rule.copy.ts'
import * as planCopy from './plan.copy.ts'

/** One line of how a recommendation came about. */
export type Fact = { readonly name: string; readonly text: string }

/** A recommendation as the golfer reads it, in the golfer's units. */
export type RecommendationText = {
  readonly title: string
  readonly description: string
  /** What the description says beyond the reason. */
  readonly more: string
  readonly reasoning: string
  /** How it was worked out, and what would make the card go away. */
  readonly facts: readonly Fact[]
  readonly benefits: readonly string[]
  readonly shopHint: string
  /** Says why there is nothing to specify. */
  readonly withoutSpecifications: string
}

/** Of an item that is no recommendation. */
export type ShortText = Pick<RecommendationText, 'facts' | 'more'>

/** The part that the golfer's own numbers decide. */
export type OwnText = Pick<RecommendationText, 'title' | 'description' | 'facts'> & {
  /** Absent where all of the description is. */
  readonly more?: string
  /** The first sentences of the reasoning. */
  readonly because: string
}

/** What stands behind an item; only a recommendation has more than the rule. */
export function itemText(item: TodoItem, units: PreferredUnits): RecommendationText | ShortText {
  switch (item.rule) {
    case 'doubt':
    case 'putter':
    case 'too-many':
    case 'wish':
      return { facts: moreCopy.factsOf(item), more: moreCopy.moreText(item, units) }
    default:
      return recommendationText(item, units)
  }
}

export function recommendationText(recommendation: Recommendation, units: PreferredUnits): RecommendationText {
  const { benefits, shopHint, why } = proseOf(topicOf(recommendation))
  const { because, ...own } = ownText(recommendation, units)
  return {
    more: own.description,
    ...own,
    // Of an essential club its own reason says enough.
    reasoning: [because, why].filter((part) => part !== '').join(' '),
    benefits,
    shopHint,
    withoutSpecifications: withoutSpecifications(recommendation),
  }
}

/** The short name of the thing the item is about. */
export function chipText(item: TodoItem): string {
  switch (item.rule) {
    case 'easier-irons':
      return copy.ironsChip
    case 'too-many':
      return moreCopy.wholeBagChip
    case 'wish':
      return moreCopy.wishChips[item.wish.from]
    default:
      return clubName(item.clubType)
  }
}

function ownText(recommendation: Recommendation, units: PreferredUnits): OwnText {
  switch (recommendation.rule) {
    case 'plan':
      return planCopy.planText(recommendation, units)
    case 'normal-gap':
      return planCopy.normalText(recommendation, units)
    case 'anti-slice-driver':
      return ruleCopy.driverText(recommendation)
    case 'easier-irons':
      return ruleCopy.easierIronsText(recommendation)
    case 'shaft-flex':
      return ruleCopy.shaftText(recommendation, units)
    case 'essential': {
      const { description, why } = found(
        ESSENTIAL_PROSE.find(({ clubType }) => clubType === recommendation.clubType),
        recommendation.clubType,
      )
      return {
        title: toDoText(recommendation, units).title,
        description,
        because: why,
        facts: ruleCopy.ruleFacts(copy.essentialRule, copy.essentialGoesAway),
      }
    }
  }
}

function topicOf(recommendation: Recommendation): AdviceTopic {
  switch (recommendation.rule) {
    case 'plan':
      return topicOfAction(recommendation.action)
    case 'shaft-flex':
      return shaftTopic(recommendation)
    default:
      return recommendation.rule
  }
}

function topicOfAction(action: BagAction): AdviceTopic {
  switch (action.kind) {
    case 'buy':
    case 'later':
    case 'put-back':
      return topicOfJoining(action)
    case 'measure':
      return action.gap.verdict === 'too-close' ? 'overlap-measure-first' : 'measure-first'
    case 'normal':
      return 'normal-gap'
    case 'grip-down':
    case 'part-swing':
      return 'live-with-hole'
    case 'leave-out':
      return action.reason
    case 'bend':
    case 'keep-both':
      return 'keep-pair'
  }
}

function topicOfJoining({ kind, reason, need }: JoinBag): AdviceTopic {
  if (reason === 'easier' || need === 'first-hybrid') return 'hybrids'
  if (reason === 'sand') return 'sand-wedge'
  if (need === 'few-wedges') return 'wedges'
  return kind === 'put-back' ? 'put-back' : 'add-club'
}

/** By what most of the shafts are now. */
function shaftTopic({ flex, speed, misfits }: ChangeShafts): AdviceTopic {
  if (speed.from === 'answers') return 'unknown-speed'
  const stifferCount = misfits.filter((misfit) => SHAFT_FLEXES.indexOf(misfit.flex) > SHAFT_FLEXES.indexOf(flex)).length
  return stifferCount * 2 >= misfits.length ? 'softer-shafts' : 'stiffer-shafts'
}

function withoutSpecifications(recommendation: Recommendation): string {
  const isGuess = recommendation.rule === 'plan' && recommendation.action.kind === 'measure'
  return isGuess || recommendation.rule === 'shaft-flex' ? copy.measureBeforeBuying : copy.nothingToBuy
}

function proseOf(topic: AdviceTopic): AdviceProse {
  return found(
    ADVICE_PROSE.find((prose) => prose.topic === topic),
    topic,
  )
}

function found<One>(one: One | undefined, name: string): One {
  if (!one) throw new Error(`There are no words for ${name}`)
  return one
}
