import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubsInBag, isAssumed, loftOf } from '@bagwise/golf/bag'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { factOf } from '@bagwise/golf/facts'
import type { FactField } from '@bagwise/golf/facts'
import { FITTING_DEFAULTS, FITTING_FEET, FITTING_INCHES, GRIP_PRESSURES } from '@bagwise/golf/fitting/answers'
import type { FittingAnswers } from '@bagwise/golf/fitting/answers'
import { heightTotalInches } from '@bagwise/golf/fitting/request'
import type { FittedClub } from '@bagwise/golf/fitting/request'
import { isSampleClub } from '@bagwise/golf/onboarding/sample-club'
import { AVERAGE_SCORE } from '@bagwise/golf/onboarding/answers'
import { INCHES_PER_FOOT } from '@bagwise/golf/units'
import type { ProfileValues } from '#sync/edit-state.ts'

const SHORTEST_INCHES = heightTotalInches({ heightFeet: FITTING_FEET.min, heightInches: FITTING_INCHES.min })
const TALLEST_INCHES = heightTotalInches({ heightFeet: FITTING_FEET.max, heightInches: FITTING_INCHES.max })

/** What the fitting starts with: the profile's answers, and the usual ones where it has none. */
export function startAnswers(profile: Profile | undefined): FittingAnswers {
  if (!profile) return FITTING_DEFAULTS
  const { averageScore, height, weight, age, swingTempo } = profile
  const handicap = factOf(profile, 'handicap')
  const swingSpeed = factOf(profile, 'swingSpeed')
  const driver = clubsInBag(profile.golfBag).find(({ type }) => type === 'driver')
  return {
    ...FITTING_DEFAULTS,
    averageScore: clamped(averageScore ?? FITTING_DEFAULTS.averageScore, AVERAGE_SCORE),
    handicap: handicap?.value,
    isHandicapEstimated: handicap?.source === 'estimated',
    ...(height === null ? {} : feetAndInches(height)),
    weightPounds: weight ?? FITTING_DEFAULTS.weightPounds,
    ageYears: age ?? FITTING_DEFAULTS.ageYears,
    swingSpeedMph: swingSpeed?.value,
    swingSpeedRange: profile.swingSpeedRange,
    isSpeedEstimated: swingSpeed?.source === 'estimated',
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
 * What the profile should learn: what the golfer has changed since `start`. An emptied speed stays as it is there, and an
 * estimate is not stored.
 */
export function changedValues(answers: FittingAnswers, start: FittingAnswers) {
  const { ageYears, weightPounds, averageScore, swingSpeedMph, isSpeedEstimated, swingTempo, ballFlight } = answers
  const height = heightTotalInches(answers)
  const hasNewSpeed = swingSpeedMph !== undefined && swingSpeedMph !== start.swingSpeedMph && !isSpeedEstimated
  return {
    ...(ageYears !== start.ageYears && { age: ageYears }),
    ...(height !== heightTotalInches(start) && { height }),
    ...(weightPounds !== start.weightPounds && { weight: weightPounds }),
    ...(averageScore !== start.averageScore && { averageScore }),
    ...(hasNewSpeed && { swingSpeed: swingSpeedMph }),
    ...(swingTempo !== start.swingTempo && { swingTempo }),
    ...(ballFlight !== start.ballFlight && { ballFlight }),
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

/**
 * The clubs in the bag that the rules look at, samples only where the golfer has hit them. An estimated carry says no more
 * than the loft, and is left out.
 */
export function fittedClubs(profile: Profile | undefined): readonly FittedClub[] {
  if (!profile) return []
  const { distances } = documentOf(profile)
  return clubsInBag(profile.golfBag).flatMap((club) => {
    const { type } = club
    const stored = distances[type]
    const carryYards = stored && !isEstimated(stored) ? stored.distance : undefined
    if (carryYards === undefined && isSampleClub(club)) return []
    return [{ type, loftDeg: loftOf(club), isLoftAssumed: isAssumed(club, 'loft'), carryYards }]
  })
}

function feetAndInches(height: number): Pick<FittingAnswers, 'heightFeet' | 'heightInches'> {
  const inches = Math.round(clamped(height, { min: SHORTEST_INCHES, max: TALLEST_INCHES }))
  return { heightFeet: Math.floor(inches / INCHES_PER_FOOT), heightInches: inches % INCHES_PER_FOOT }
}

function clamped(value: number, { min, max }: { readonly min: number; readonly max: number }): number {
  return Math.min(max, Math.max(min, value))
}
