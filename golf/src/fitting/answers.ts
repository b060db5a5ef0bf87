import type { ATTACK_ANGLES, BALL_FLIGHTS, GRIP_TYPES, HAND_SIZES, SWING_TEMPOS } from '../golfer.ts'
import { AVERAGE_SCORE } from '../onboarding/answers.ts'
import type { WholeScale } from '../onboarding/answers.ts'

/** The closed sets used only by the fitting (specification 2 §9). */
export const EQUIPMENT_TIERS = ['budget', 'medium', 'premium'] as const
export const FITTING_GOALS = ['distance', 'accuracy', 'forgiveness', 'consistency'] as const
export const EQUIPMENT_ISSUES = [
  'Inconsistent distance',
  'Poor accuracy',
  'Lack of forgiveness',
  'Difficulty getting height',
  'Too much spin',
  'Hard to hit long irons',
] as const
export const GRIP_PRESSURES = ['light', 'medium', 'firm'] as const

export type EquipmentTier = (typeof EQUIPMENT_TIERS)[number]
export type FittingGoal = (typeof FITTING_GOALS)[number]
export type EquipmentIssue = (typeof EQUIPMENT_ISSUES)[number]
export type AttackAngle = (typeof ATTACK_ANGLES)[number]
export type HandSize = (typeof HAND_SIZES)[number]
export type GripType = (typeof GRIP_TYPES)[number]
export type GripPressure = (typeof GRIP_PRESSURES)[number]
/** The golfer does not know and need not guess. */
export type Unknown = 'unknown'

/** Specification 2 §5. */
export const FITTING_FEET = { min: 3, max: 8, start: 5 } as const satisfies WholeScale
export const FITTING_INCHES = { min: 0, max: 11, start: 8 } as const satisfies WholeScale
const USUAL_WEIGHT_POUNDS = 180
const USUAL_AGE_YEARS = 35

/** The fitting's answers. Undefined is an empty field. */
export type FittingAnswers = {
  readonly averageScore: number
  readonly handicap: number | undefined
  readonly isHandicapEstimated: boolean
  readonly heightFeet: number
  readonly heightInches: number
  readonly weightPounds: number
  readonly ageYears: number
  /** Driver club head speed, as it stands in the field. */
  readonly swingSpeedMph: number | undefined
  /** The field shows the golfer's one speed, which nobody typed. */
  readonly isSpeedEstimated: boolean
  readonly swingTempo: (typeof SWING_TEMPOS)[number]
  readonly ballFlight: (typeof BALL_FLIGHTS)[number]
  readonly attackAngle: AttackAngle | Unknown
  /** With the driver, from a launch monitor; positive is upward. */
  readonly attackDeg: number | undefined
  /** The ball's launch angle with a driver of `driverLoftDeg`. */
  readonly launchDeg: number | undefined
  readonly driverLoftDeg: number | undefined
  readonly handSize: HandSize | Unknown
  readonly gripType: GripType | Unknown
  readonly gripPressure: GripPressure | Unknown
  readonly budget: EquipmentTier
  readonly primaryGoal: FittingGoal
  readonly equipmentIssues: readonly EquipmentIssue[]
}

/** Start values for a golfer about whom nothing is known (specification 2 §5). */
export const FITTING_DEFAULTS: FittingAnswers = {
  averageScore: AVERAGE_SCORE.start,
  handicap: undefined,
  isHandicapEstimated: false,
  heightFeet: FITTING_FEET.start,
  heightInches: FITTING_INCHES.start,
  weightPounds: USUAL_WEIGHT_POUNDS,
  ageYears: USUAL_AGE_YEARS,
  swingSpeedMph: undefined,
  isSpeedEstimated: false,
  swingTempo: 'medium',
  ballFlight: 'straight',
  attackAngle: 'unknown',
  attackDeg: undefined,
  launchDeg: undefined,
  driverLoftDeg: undefined,
  handSize: 'unknown',
  gripType: 'unknown',
  gripPressure: 'unknown',
  budget: 'medium',
  primaryGoal: 'distance',
  equipmentIssues: [],
}
