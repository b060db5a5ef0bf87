/** The closed sets of a golf ball, and of a golfer's preferences (specification 2 §3). */
export const CONSTRUCTIONS = ['2-piece', '3-piece', '4-piece', '5-piece'] as const
export const COVERS = ['Cast Urethane', 'Urethane', 'Ionomer', 'Surlyn', 'Hybrid Cover'] as const
/** From the least spin to the most. */
export const SPIN_RATES = ['low', 'mid', 'mid-high', 'high', 'very-high'] as const
/** From the softest to the firmest. */
export const FEELS = ['very-soft', 'soft', 'medium', 'firm'] as const
export const BALL_SKILL_LEVELS = ['beginner', 'intermediate', 'advanced', 'tour'] as const
export const BALL_CATEGORIES = ['tour', 'tour-value', 'performance', 'soft-feel', 'distance', 'value'] as const

export const PREFERRED_FEELS = ['soft', 'medium', 'firm'] as const
export const BALL_GOALS = ['distance', 'control', 'spin', 'durability'] as const
export const BALL_BUDGETS = ['budget', 'mid-range', 'premium'] as const

export type SpinRate = (typeof SPIN_RATES)[number]
export type Feel = (typeof FEELS)[number]
export type Cover = (typeof COVERS)[number]
export type BallCategory = (typeof BALL_CATEGORIES)[number]
export type BallGoal = (typeof BALL_GOALS)[number]
export type BallBudget = (typeof BALL_BUDGETS)[number]

type Range = { readonly min: number; readonly max: number }

/** A ball as sold. Compression on the usual scale of about 30 to 110, where more is firmer; prices in dollars. */
export type Ball = {
  readonly id: string
  readonly brand: string
  readonly model: string
  readonly year: number
  readonly compression: number
  readonly dimples: number
  readonly construction: (typeof CONSTRUCTIONS)[number]
  readonly cover: Cover
  readonly spinRate: SpinRate
  readonly feel: Feel
  /** 1 to 10, 10 lasts longest. */
  readonly durability: number
  /** Driver club head speed, mph. */
  readonly swingSpeedRange: Range
  readonly handicapRange: Range
  readonly skillLevel: readonly (typeof BALL_SKILL_LEVELS)[number][]
  readonly pricePerDozen: Range & { readonly typical: number }
  readonly category: BallCategory
  readonly keyFeatures: readonly string[]
  readonly bestFor: readonly string[]
  readonly notIdealFor: readonly string[]
  /** 5 to 10, 10 is the most popular. */
  readonly popularityScore: number
  readonly available: boolean
}

/** What a golfer wants from a ball. */
export type BallPreferences = {
  readonly swingSpeedMph: number
  readonly preferredFeel: (typeof PREFERRED_FEELS)[number]
  readonly primaryGoal: BallGoal
  readonly budget: BallBudget
}

/** Specification 2 §3; the speed is that of a golfer who gave none. */
export const DEFAULT_BALL_PREFERENCES: BallPreferences = {
  swingSpeedMph: 95,
  preferredFeel: 'medium',
  primaryGoal: 'distance',
  budget: 'mid-range',
}

/** Driver speeds for matching, mph; the specification begins at 60 (2 §2), which leaves many women and juniors out. */
export const BALL_SPEEDS_MPH = { min: 45, max: 130 } as const

/** Maximum typical price of a dozen, dollars (specification 2 §9). */
export const BUDGET_CAP_DOLLARS = { budget: 25, 'mid-range': 45, premium: 60 } as const satisfies Record<
  BallBudget,
  number
>
