import { AGE_YEARS } from './onboarding/answers.ts'
import type { COURSE_FREQUENCIES, PLAYING_EXPERIENCES, SWING_TEMPOS } from './golfer.ts'
import type { BallFlight, SkillLevel } from './persona.ts'
import { personaOfScore, storedFlight } from './persona.ts'
import { estimateSkill } from './skill-estimate.ts'

/** Values of a profile that are kept with their source: null exactly where they have none. */
export const FACT_FIELDS = [
  'handicap',
  'swingSpeed',
  'height',
  'weight',
  'age',
  'swingTempo',
  'ballFlight',
  'skillLevel',
  'playingExperience',
  'courseFrequency',
  'averageScore',
] as const
export type FactField = (typeof FACT_FIELDS)[number]

/** Said: typed or chosen by the golfer. Measured: from a launch monitor or from counted rounds. */
export const FACT_SOURCES = ['said', 'measured'] as const

/** Where a stored value comes from. */
export type Provenance = {
  readonly source: (typeof FACT_SOURCES)[number]
  /** The calendar day (UTC) on which it was stored, as 2026-11-21. */
  readonly since: string
  /** From the time before sources were kept. */
  readonly isMigrated?: true | undefined
}

export type Facts = Readonly<Partial<Record<FactField, Provenance>>>

/** Height in inches, weight in pounds, age in years, speed in mph, score over 18 holes. */
export type FactValues = {
  readonly handicap: number | null
  readonly swingSpeed: number | null
  readonly height: number | null
  readonly weight: number | null
  readonly age: number | null
  readonly swingTempo: (typeof SWING_TEMPOS)[number] | null
  readonly ballFlight: BallFlight | null
  readonly skillLevel: SkillLevel | null
  readonly playingExperience: (typeof PLAYING_EXPERIENCES)[number] | null
  readonly courseFrequency: (typeof COURSE_FREQUENCIES)[number] | null
  readonly averageScore: number | null
}

/** What estimates rest on. */
export type EstimateBasis = Pick<FactValues, 'averageScore' | 'age'> & {
  readonly hasCompletedOnboarding: boolean
  readonly facts: Facts
}

/** A golfer with some of the facts, and their sources. */
export type GolferWithFacts<Field extends FactField = FactField> = Pick<FactValues, Field> & EstimateBasis

export type FactSource = (typeof FACT_SOURCES)[number] | 'estimated'

export type Fact<Value> = {
  readonly value: Value
  readonly source: FactSource
  /** What an estimate was worked out from. */
  readonly from?: 'score' | 'carries' | 'answers'
}

/** A driver speed that is nobody's word, as `golferSpeed` gives it. */
export type SpeedEstimate = {
  readonly mph: number
  readonly plusMinusMph: number
  readonly from: 'carries' | 'answers'
}

/** Facts that follow from the questionnaire's score and age. */
type EstimatedValues = Pick<FactValues, 'handicap' | 'swingSpeed' | 'skillLevel' | 'ballFlight'>

/**
 * A fact of the golfer with its source: the stored value, else an estimate from the carries or the score, which is never
 * stored; null where there is none. `speed` is what own carries or answers come to, where they are known.
 */
export function factOf<Field extends FactField>(
  golfer: GolferWithFacts<Field>,
  field: Field,
  speed?: SpeedEstimate,
): Fact<NonNullable<FactValues[Field]>> | null {
  const stored = golfer[field]
  // The border: the checker does not see that what is not null is a value of the field.
  if (stored !== null)
    return { value: stored as NonNullable<FactValues[Field]>, source: golfer.facts[field]?.source ?? 'said' }
  if (field === 'swingSpeed' && speed) {
    // The border: the speed is a number, as the field is.
    const value = speed.mph as NonNullable<FactValues[Field]>
    return { value, source: 'estimated', from: speed.from }
  }
  const estimates: Partial<FactValues> = estimatesOf(golfer)
  // The border: each estimate is of its field's type.
  const value = (estimates[field] ?? null) as FactValues[Field]
  return value === null ? null : { value, source: 'estimated', from: 'score' }
}

/** Whether the value is an estimate. */
export function isFactEstimated<Field extends FactField>(golfer: GolferWithFacts<Field>, field: Field): boolean {
  return factOf(golfer, field)?.source === 'estimated'
}

/** Whether the golfer said it or it was measured: what may be called "as in your profile". */
export function isFactKnown({ facts }: { readonly facts: Facts }, field: FactField): boolean {
  return facts[field] !== undefined
}

/** The golfer with estimates in place of what is not stored: what tools calculate with. */
export function withEstimatedFacts<Golfer extends EstimateBasis>(golfer: Golfer): Golfer {
  const estimates = Object.entries(estimatesOf(golfer)).filter(
    ([field]) => field in golfer && Reflect.get(golfer, field) === null,
  )
  return estimates.length === 0 ? golfer : { ...golfer, ...Object.fromEntries(estimates) }
}

/** The handicap that follows from what is known of score and age; undefined where the score says nothing. */
export function estimatedHandicap({
  averageScore = null,
  age = null,
  hasCompletedOnboarding = false,
  facts = {},
}: Partial<EstimateBasis>): number | undefined {
  return estimatesOf({ averageScore, age, hasCompletedOnboarding, facts }).handicap ?? undefined
}

/** A score from before sources were kept speaks only with the questionnaire: nothing was estimated from it otherwise. */
function estimatesOf({ averageScore, age, hasCompletedOnboarding, facts }: EstimateBasis): Partial<EstimatedValues> {
  if (averageScore === null || (facts.averageScore?.isMigrated && !hasCompletedOnboarding)) return {}
  const { handicap, swingSpeedMph, skillLevel } = estimateSkill({ averageScore, ageYears: age ?? AGE_YEARS.start })
  const ballFlight = storedFlight(personaOfScore(averageScore).typicalBallFlight)
  return { handicap, swingSpeed: swingSpeedMph, skillLevel, ballFlight }
}
