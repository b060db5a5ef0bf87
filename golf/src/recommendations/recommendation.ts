import type { ShaftFlex, ShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { LoftRange } from '../gapping/filler.ts'
import type { IronType } from '../fitting/iron-rules.ts'
import type { COURSE_FREQUENCIES } from '../golfer.ts'
import type { GolferSpeed } from '../golfer-speed.ts'
import { ACTION_PRIORITIES } from '../one-bag/action-priority.ts'
import type { ActionPriority } from '../one-bag/action-priority.ts'
import type { BagAction } from '../one-bag/bag-action.ts'
import type { SwingGap } from '../one-bag/holes.ts'
import type { SpecifiedAnswer } from './specified-answer.ts'

/** In the order of specification 2 §2. */
export const RECOMMENDATION_CATEGORIES = [
  'club-replacement',
  'gap-filler',
  'shaft-upgrade',
  'set-optimization',
  'beginner-essential',
] as const
export type RecommendationCategory = (typeof RECOMMENDATION_CATEGORIES)[number]

/** The most urgent first. */
export const RECOMMENDATION_PRIORITIES = ACTION_PRIORITIES
export type RecommendationPriority = ActionPriority

/** What to ask for in a shop; parts that do not matter, or that the golfer's own club determines, are absent. */
export type Specifications = {
  readonly loft?: LoftRange
  readonly shaftFlex?: ShaftFlex
  readonly shaftType?: ShaftType
  readonly lieDeg?: number
}

/** What every thing to do has. */
export type CommonParts = {
  /** Stable for the same advice when the numbers behind it change. */
  readonly id: string
  readonly category: RecommendationCategory
  readonly priority: RecommendationPriority
  readonly clubType: ClubType
  readonly specifications: Specifications
  /** What fired the rule, in short: a new trigger makes it a new recommendation. */
  readonly trigger: string
}

/** Something that the plan for the bag says to do. */
export type FollowPlan = CommonParts & {
  readonly rule: 'plan'
  readonly action: BagAction
  /** What the rule of 5 and 20 yards says of the same two neighbours; undefined where it is about none. */
  readonly specified: SpecifiedAnswer | undefined
}

/** Two neighbours more than 20 yards apart, which is no hole for this swing. */
export type NormalGap = CommonParts & {
  readonly rule: 'normal-gap'
  readonly gap: SwingGap
  readonly specified: SpecifiedAnswer
}

/** The golfer slices. */
export type AntiSliceDriver = CommonParts & {
  readonly rule: 'anti-slice-driver'
  /** A driver that is not a sample. */
  readonly hasDriver: boolean
  /** The golfer's own driver, degrees; undefined without one or when its loft was never entered. */
  readonly ownLoftDeg: number | undefined
  /** The fitting's loft for this speed, degrees. */
  readonly fittedLoftDeg: number
}

/** The golfer plays rarely or monthly. */
export type EasierIrons = CommonParts & {
  readonly rule: 'easier-irons'
  readonly frequency: (typeof COURSE_FREQUENCIES)[number]
  /** The golfer's irons to replace, longest first. */
  readonly irons: readonly ClubType[]
  /** The fitting's type for this handicap; the easier one without a handicap. */
  readonly fitted: IronType
}

/** Steel shafts whose flex does not match the swing speed. */
export type ChangeShafts = CommonParts & {
  readonly rule: 'shaft-flex'
  /** To try first. */
  readonly flex: ShaftFlex
  /** That of the speed itself; undefined when it is the one to try first. */
  readonly orFlex: ShaftFlex | undefined
  /** Of nothing but answers it is a guess, for which no shaft is changed. */
  readonly speed: GolferSpeed
  readonly misfits: readonly { readonly club: ClubType; readonly flex: ShaftFlex }[]
}

/** An empty bag: what a first one consists of. */
export type Essential = CommonParts & { readonly rule: 'essential' }

/** Advice as data: the page writes the sentences, in the golfer's units. */
export type Recommendation = FollowPlan | NormalGap | AntiSliceDriver | EasierIrons | ChangeShafts | Essential
export type RecommendationRule = Recommendation['rule']
