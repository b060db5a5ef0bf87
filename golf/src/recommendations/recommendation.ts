import type { ShaftFlex, ShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { LoftRange } from '../gapping/filler.ts'
import type { Gap } from '../gapping/find-gaps.ts'
import type { HoleAdvice } from '../gapping/gap-recommendation.ts'
import type { IronType } from '../fitting/iron-rules.ts'
import type { COURSE_FREQUENCIES } from '../golfer.ts'
import type { Room } from './planned-bag.ts'

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
export const RECOMMENDATION_PRIORITIES = ['high', 'medium', 'low'] as const
export type RecommendationPriority = (typeof RECOMMENDATION_PRIORITIES)[number]

/** What to ask for in a shop; parts that do not matter, or that the golfer's own club determines, are absent. */
export type Specifications = {
  readonly loft?: LoftRange
  readonly shaftFlex?: ShaftFlex
  readonly shaftType?: ShaftType
  readonly lieDeg?: number
}

type Common = {
  /** Stable for the same advice when the numbers behind it change. */
  readonly id: string
  readonly category: RecommendationCategory
  readonly priority: RecommendationPriority
  readonly clubType: ClubType
  readonly specifications: Specifications
  /** What fired the rule, in short: a new trigger makes it a new recommendation. */
  readonly trigger: string
}

/** Two neighbours more than 20 yards apart. */
export type FillGap = Common & {
  readonly rule: 'gap'
  readonly advice: HoleAdvice
  /** The club is a 3-wood and the golfer too slow to use it off the turf. */
  readonly isForTeeOnly: boolean
  /** The hybrid equivalent of an added iron, for golfers whom the fitting gives hybrids. */
  readonly easier: ClubType | undefined
}

/** A beginner without a hybrid. */
export type AddHybrid = Common &
  Room & {
    readonly rule: 'hybrids'
    /** The iron added by other advice, replaced by this hybrid. */
    readonly insteadOf: ClubType | undefined
  }

/** The golfer slices. */
export type AntiSliceDriver = Common &
  Room & {
    readonly rule: 'anti-slice-driver'
    /** A driver that is not a sample. */
    readonly hasDriver: boolean
    /** The golfer's own driver, degrees; undefined without one or when its loft was never entered. */
    readonly ownLoftDeg: number | undefined
    /** The fitting's loft for this speed, degrees; undefined when the speed is unknown. */
    readonly fittedLoftDeg: number | undefined
  }

/** A serious player with fewer than three wedges, including the pitching wedge. */
export type AddWedges = Common & Room & { readonly rule: 'wedges'; readonly wedgeCount: number }

/** The golfer plays rarely or monthly. */
export type EasierIrons = Common &
  Room & {
    readonly rule: 'easier-irons'
    readonly frequency: (typeof COURSE_FREQUENCIES)[number]
    /** The golfer's irons to replace, longest first. */
    readonly irons: readonly ClubType[]
    /** The fitting's type for this handicap; the easier one without a handicap. */
    readonly fitted: IronType
  }

/** Two neighbours less than 5 yards apart; `clubType` is the more dispensable one. */
export type RemoveOverlap = Common & {
  readonly rule: 'overlap'
  readonly gap: Gap
  /** Those of the two with an estimate. */
  readonly measureFirst: readonly ClubType[]
  /** Why the loft is changed instead of removing the club: a hole would follow, or a rule would ask for it again. */
  readonly missedFor: 'hole' | 'need' | undefined
}

/** Steel shafts whose flex does not match the swing speed. */
export type ChangeShafts = Common & {
  readonly rule: 'shaft-flex'
  readonly flex: ShaftFlex
  /** mph; undefined when unknown, then the flex is the usual one. */
  readonly speedMph: number | undefined
  readonly misfits: readonly { readonly club: ClubType; readonly flex: ShaftFlex }[]
}

/** An empty bag: what a first one consists of. */
export type Essential = Common & { readonly rule: 'essential' }

/** Advice as data: the page writes the sentences, in the golfer's units. */
export type Recommendation =
  | FillGap
  | AddHybrid
  | AntiSliceDriver
  | AddWedges
  | EasierIrons
  | RemoveOverlap
  | ChangeShafts
  | Essential
export type RecommendationRule = Recommendation['rule']
