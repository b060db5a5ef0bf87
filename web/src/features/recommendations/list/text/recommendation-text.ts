import type { AdviceProse, AdviceTopic } from '@bagwise/content/recommendations/recommendation-prose'
import { ADVICE_PROSE } from '@bagwise/content/recommendations/advice.prose'
import { ESSENTIAL_PROSE } from '@bagwise/content/recommendations/essentials.prose'
import { SHAFT_FLEXES } from '@bagwise/golf/bag'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ChangeShafts, Recommendation } from '@bagwise/golf/recommendations/recommendation'
import { clubName } from '#charts/gap-text.ts'
import * as copy from '#features/recommendations/golfer-advice.copy.ts'
import * as ruleCopy from './rule.copy.ts'
import * as gapCopy from './gap.copy.ts'

/** A recommendation as the golfer reads it, in the golfer's units. */
export type RecommendationText = {
  readonly title: string
  readonly description: string
  readonly reasoning: string
  /** Which rule fired, and what would make the card go away. */
  readonly rule: string
  readonly goesAway: string
  readonly benefits: readonly string[]
  readonly shopHint: string
  /** Says why there is nothing to specify. */
  readonly withoutSpecifications: string
}

/** The part that the golfer's own numbers decide. */
export type OwnText = Pick<RecommendationText, 'title' | 'description' | 'rule' | 'goesAway'> & {
  /** The first sentences of the reasoning. */
  readonly because: string
}

export function recommendationText(recommendation: Recommendation, units: PreferredUnits): RecommendationText {
  const { benefits, shopHint, why } = proseOf(topicOf(recommendation))
  const { because, ...own } = ownText(recommendation, units)
  return {
    ...own,
    // Of an essential club its own reason says enough.
    reasoning: `${because} ${why}`,
    benefits,
    shopHint,
    withoutSpecifications: withoutSpecifications(recommendation),
  }
}

/** The short name of the thing the advice is about. */
export function chipText({ rule, clubType }: Recommendation): string {
  return rule === 'easier-irons' ? copy.ironsChip : clubName(clubType)
}

function ownText(recommendation: Recommendation, units: PreferredUnits): OwnText {
  switch (recommendation.rule) {
    case 'gap':
      return gapCopy.gapText(recommendation, units)
    case 'overlap':
      return ruleCopy.overlapText(recommendation, units)
    case 'hybrids':
      return ruleCopy.hybridText(recommendation)
    case 'anti-slice-driver':
      return ruleCopy.driverText(recommendation)
    case 'wedges':
      return ruleCopy.wedgesText(recommendation)
    case 'easier-irons':
      return ruleCopy.easierIronsText(recommendation)
    case 'shaft-flex':
      return ruleCopy.shaftText(recommendation)
    case 'essential': {
      const { title, description, why } = found(
        ESSENTIAL_PROSE.find(({ clubType }) => clubType === recommendation.clubType),
        recommendation.clubType,
      )
      return {
        title,
        description,
        because: why,
        rule: copy.essentialRule,
        goesAway: copy.essentialGoesAway,
      }
    }
  }
}

function topicOf(recommendation: Recommendation): AdviceTopic {
  switch (recommendation.rule) {
    case 'gap':
      return recommendation.advice.kind
    case 'overlap':
      return recommendation.measureFirst.length > 0 ? 'overlap-measure-first' : 'overlap'
    case 'shaft-flex':
      return shaftTopic(recommendation)
    default:
      return recommendation.rule
  }
}

/** By what most of the shafts are now. */
function shaftTopic({ flex, speedMph, misfits }: ChangeShafts): AdviceTopic {
  if (speedMph === undefined) return 'unknown-speed'
  const stifferCount = misfits.filter((misfit) => SHAFT_FLEXES.indexOf(misfit.flex) > SHAFT_FLEXES.indexOf(flex)).length
  return stifferCount * 2 >= misfits.length ? 'softer-shafts' : 'stiffer-shafts'
}

function withoutSpecifications(recommendation: Recommendation): string {
  if (recommendation.rule === 'overlap') return copy.nothingToBuy
  const isBent = recommendation.rule === 'gap' && recommendation.advice.kind === 'adjust-loft'
  return isBent ? copy.bendYourOwn : copy.measureBeforeBuying
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
