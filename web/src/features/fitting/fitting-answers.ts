import type { Profile } from '@bagwise/contract/profile'
import { clubsInBag, isAssumed, loftOf } from '@bagwise/golf/bag'
import { CLUBS } from '@bagwise/golf/club'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { documentOf } from '@bagwise/contract/profile-document'
import { isSampleClub } from '@bagwise/golf/onboarding/sample-club'
import { factOf } from '@bagwise/golf/facts'
import type { FactField } from '@bagwise/golf/facts'
import { FITTING_DEFAULTS, FITTING_FEET, FITTING_INCHES, GRIP_PRESSURES } from '@bagwise/golf/fitting/answers'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { heightTotalInches } from '@bagwise/golf/fitting/request'
import type { FittedClub } from '@bagwise/golf/fitting/request'
import type { SpeedEvidence } from '@bagwise/golf/golfer-speed'
import { contradictingLofts } from '@bagwise/golf/contradicting-lofts'
import { AVERAGE_SCORE } from '@bagwise/golf/onboarding/answers'
import { INCHES_PER_FOOT } from '@bagwise/golf/units'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { toHundredth } from '#quantities/body.ts'
import { isSpeedUnknown, speedEvidenceOfProfile, speedOfProfile } from '#profile-parts/golfer-speed.ts'
import type { ProfileValues } from '#sync/edit-state.ts'

const SHORTEST_INCHES = heightTotalInches({ heightFeet: FITTING_FEET.min, heightInches: FITTING_INCHES.min })
const TALLEST_INCHES = heightTotalInches({ heightFeet: FITTING_FEET.max, heightInches: FITTING_INCHES.max })

/** What the fitting starts with: the profile's answers, and the usual ones where it has none. */
export function startAnswers(profile: Profile | undefined): FittingAnswers {
  if (!profile) return FITTING_DEFAULTS
  const { averageScore, height, weight, age, swingTempo } = profile
  const handicap = factOf(profile, 'handicap')
  const driver = clubsInBag(profile.golfBag).find(({ type }) => type === 'driver')
  return {
    ...FITTING_DEFAULTS,
    averageScore: clamped(averageScore ?? FITTING_DEFAULTS.averageScore, AVERAGE_SCORE),
    handicap: handicap?.value,
    isHandicapEstimated: handicap?.source === 'estimated',
    ...(height === null ? {} : feetAndInches(height, profile.preferredUnits)),
    weightPounds: weight ?? FITTING_DEFAULTS.weightPounds,
    ageYears: age ?? FITTING_DEFAULTS.ageYears,
    swingSpeedMph: profile.swingSpeed ?? (isSpeedUnknown(profile) ? undefined : speedOfProfile(profile).mph),
    isSpeedEstimated: profile.swingSpeed === null && !isSpeedUnknown(profile),
    swingTempo: swingTempo ?? FITTING_DEFAULTS.swingTempo,
    ballFlight: factOf(profile, 'ballFlight')?.value ?? FITTING_DEFAULTS.ballFlight,
    attackAngle: profile.attackAngle ?? 'unknown',
    driverLoftDeg: driver?.loft ?? undefined,
    handSize: profile.handSize ?? 'unknown',
    gripType: profile.gripType ?? 'unknown',
    gripPressure: GRIP_PRESSURES.find((pressure) => pressure === profile.gripPressure) ?? 'unknown',
  }
}

/** Inputs that begin with a default, since the profile says nothing. */
export function startValuesOf(profile: Profile | undefined): readonly string[] {
  return Object.entries(FACT_OF_INPUT).flatMap(([input, fact]) => (profile && factOf(profile, fact) ? [] : [input]))
}

const FACT_OF_INPUT = {
  averageScore: 'averageScore',
  heightFeet: 'height',
  weightPounds: 'weight',
  ageYears: 'age',
  swingTempo: 'swingTempo',
  ballFlight: 'ballFlight',
} as const satisfies Partial<Record<keyof FittingAnswers, FactField>>

/**
 * What the profile should learn: what the golfer has changed since `start`, and the start values they have taken. An
 * emptied speed stays as it is there, and an estimate is not stored.
 */
export function changedValues(
  answers: FittingAnswers,
  start: FittingAnswers,
  /** Inputs that began with a default and were answered with it. */
  taken: readonly string[] = [],
) {
  const { ageYears, weightPounds, averageScore, swingSpeedMph, isSpeedEstimated, swingTempo, ballFlight } = answers
  const height = heightTotalInches(answers)
  const isTaken = (input: keyof typeof FACT_OF_INPUT) => taken.includes(input)
  const hasNewSpeed = swingSpeedMph !== undefined && swingSpeedMph !== start.swingSpeedMph && !isSpeedEstimated
  return {
    ...((ageYears !== start.ageYears || isTaken('ageYears')) && { age: ageYears }),
    ...((height !== heightTotalInches(start) || isTaken('heightFeet')) && { height }),
    ...((weightPounds !== start.weightPounds || isTaken('weightPounds')) && { weight: weightPounds }),
    ...((averageScore !== start.averageScore || isTaken('averageScore')) && { averageScore }),
    ...(hasNewSpeed && { swingSpeed: swingSpeedMph }),
    ...((swingTempo !== start.swingTempo || isTaken('swingTempo')) && { swingTempo }),
    ...((ballFlight !== start.ballFlight || isTaken('ballFlight')) && { ballFlight }),
  } satisfies ProfileValues
}

/** The golfer's own answers in place of those of another start. */
export function carriedOver(
  { answers, start }: { readonly answers: FittingAnswers; readonly start: FittingAnswers },
  onto: FittingAnswers,
): FittingAnswers {
  const names = Object.keys(answers) as (keyof FittingAnswers)[]
  const own = Object.fromEntries(
    names.filter((name) => answers[name] !== start[name]).map((name) => [name, answers[name]]),
  )
  const carried = { ...onto, ...own }
  // Of a speed that the profile has learned meanwhile, the profile knows whether it is an estimate.
  const isSameSpeed = carried.swingSpeedMph === answers.swingSpeedMph
  const isSpeedEstimated = isSameSpeed ? answers.isSpeedEstimated : onto.isSpeedEstimated
  return { ...carried, isSpeedEstimated }
}

/** Of answers that a page before this one has kept, those that the golfer gave; the others follow the profile. */
export function onlyTouched(kept: FittingAnswers, touched: readonly string[], onto: FittingAnswers): FittingAnswers {
  const belongs: Readonly<Record<string, string>> = {
    heightInches: 'heightFeet',
    isSpeedEstimated: 'swingSpeedMph',
    isHandicapEstimated: 'handicap',
  }
  const names = Object.keys(kept).filter((name) => touched.includes(belongs[name] ?? name))
  return { ...onto, ...Object.fromEntries(names.map((name) => [name, Reflect.get(kept, name)])) }
}

/** What the fitting goes by besides the answers; nothing of a golfer without a profile. */
type FittedGolfer = {
  readonly clubs: readonly FittedClub[]
  readonly evidence: SpeedEvidence | undefined
}

export function fittedGolfer(profile: Profile | undefined): FittedGolfer {
  if (!profile) return { clubs: [], evidence: undefined }
  return { clubs: fittedClubs(profile), evidence: speedEvidenceOfProfile(profile) }
}

/** The clubs in the bag; lofts that contradict each other count as not told. */
function fittedClubs(profile: Profile): readonly FittedClub[] {
  const { golfBag } = profile
  const { distances } = documentOf(profile)
  const unsure = contradictingLofts(golfBag).flat()
  return clubsInBag(golfBag).map((club) => {
    const { type } = club
    const isLoftAssumed = isAssumed(club, 'loft') || unsure.includes(type)
    const stored = distances[type]
    const isSample = isSampleClub(club) && (stored === undefined || isEstimated(stored))
    const loftDeg = isLoftAssumed ? CLUBS[type].loftDeg : loftOf(club)
    return { type, loftDeg, isLoftAssumed, ...(isSample && { isSample }) }
  })
}

/** In whole inches, which can be chosen; a golfer who reads centimeters keeps theirs. */
function feetAndInches(height: number, units: PreferredUnits): Pick<FittingAnswers, 'heightFeet' | 'heightInches'> {
  const clampedInches = clamped(height, { min: SHORTEST_INCHES, max: TALLEST_INCHES })
  const inches = units === 'yards' ? Math.round(clampedInches) : clampedInches
  const heightFeet = Math.floor(inches / INCHES_PER_FOOT)
  return { heightFeet, heightInches: toHundredth(inches - heightFeet * INCHES_PER_FOOT) }
}

function clamped(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, value))
}
