import type { ShaftFlex, ShaftType } from '../bag.ts'
import type { ClubType } from '../club.ts'
import type { LoftRange } from '../gapping/filler.ts'
import type { Gap } from '../gapping/find-gaps.ts'
import type { HoleAdvice } from '../gapping/gap-recommendation.ts'
import type { IronType } from '../fitting/iron-rules.ts'
import type { COURSE_FREQUENCIES } from '../golfer.ts'
import type { Room } from './planned-bag.ts'

/** Specification 2 §2, in its order. */
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

/** What to ask for in a shop; a part that does not matter, or that the golfer's own club decides, is absent. */
export type Specifications = {
  readonly loft?: LoftRange
  readonly shaftFlex?: ShaftFlex
  readonly shaftType?: ShaftType
  readonly lieDeg?: number
}

type Common = {
  /** The same for the same thing to do, however the numbers behind it change. */
  readonly id: string
  readonly category: RecommendationCategory
  readonly priority: RecommendationPriority
  readonly clubType: ClubType
  readonly specifications: Specifications
  /** What fired the rule, in short: with another trigger the recommendation is a new one. */
  readonly trigger: string
}

/** Two neighbours more than 20 yards apart. */
export type FillGap = Common & {
  readonly rule: 'gap'
  readonly advice: HoleAdvice
  /** The club is a 3-wood, and the golfer too slow to lift it from the turf. */
  readonly isForTeeOnly: boolean
  /** The hybrid that does the work of the iron that is added, for a golfer whom the fitting gives hybrids. */
  readonly easier: ClubType | undefined
}

/** A beginner's bag holds no hybrid. */
export type AddHybrid = Common &
  Room & {
    readonly rule: 'hybrids'
    /** The iron that other advice adds: the hybrid is bought in its place. */
    readonly insteadOf: ClubType | undefined
  }

/** The golfer slices. */
export type AntiSliceDriver = Common &
  Room & {
    readonly rule: 'anti-slice-driver'
    /** A driver that is no sample. */
    readonly hasDriver: boolean
    /** Of the golfer's own driver, degrees; undefined without one, and while nobody has said it. */
    readonly ownLoftDeg: number | undefined
    /** What the fitting gives this speed, degrees; undefined when the speed is not known. */
    readonly fittedLoftDeg: number | undefined
  }

/** A serious player carries fewer than three wedges; the pitching wedge counts. */
export type AddWedges = Common & Room & { readonly rule: 'wedges'; readonly wedgeCount: number }

/** The golfer plays rarely or monthly. */
export type EasierIrons = Common &
  Room & {
    readonly rule: 'easier-irons'
    readonly frequency: (typeof COURSE_FREQUENCIES)[number]
    /** The golfer's own, longest first: those that would be replaced. */
    readonly irons: readonly ClubType[]
    /** What the fitting gives this handicap; the easier ones without one. */
    readonly fitted: IronType
  }

/** Two neighbours less than 5 yards apart; `clubType` is the one that is missed less. */
export type RemoveOverlap = Common & {
  readonly rule: 'overlap'
  readonly gap: Gap
  /** Those of the two whose number is an estimate. */
  readonly measureFirst: readonly ClubType[]
  /** Why the loft is changed rather than the club removed: a hole would follow, or a rule would ask for it again. */
  readonly missedFor: 'hole' | 'need' | undefined
}

/** Steel shafts of another flex than the swing speed calls for. */
export type ChangeShafts = Common & {
  readonly rule: 'shaft-flex'
  readonly flex: ShaftFlex
  /** mph; undefined when the golfer's speed is not known, and the flex is the usual one. */
  readonly speedMph: number | undefined
  readonly misfits: readonly { readonly club: ClubType; readonly flex: ShaftFlex }[]
}

/** The bag is empty: what a first one is made of. */
export type Essential = Common & { readonly rule: 'essential' }

/** A piece of advice as data: its sentences are written where it is shown, in the golfer's units. */
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
