import type { ClubType } from '../../club.ts'
import type { OwnShares } from '../../distances/partial-swings.ts'
import type { CarriedClub } from '../../flight/bag-launches.ts'
import type { Air } from '../../flight/physics/air.ts'
import { sineOfDegrees } from '../../flight/physics/angles.ts'
import type { Launch } from '../../flight/physics/fly.ts'
import { headwindMph } from '../../flight/physics/headwind.ts'
import type { ClubPattern } from '../../memory/club-pattern.ts'
import type { StrokeKind } from '../choice.ts'
import type { Shot } from '../shot.ts'
import type { MeasuredSpread } from '../spread.ts'

/** The carry of a putter in an advised bag; the advisor never uses it. */
export const PUTTER_CARRY_YARDS = 1

/** How much of a pattern is the golfer's own, and of what. */
export type PatternOrigin = {
  /** Kept shots with the club. */
  readonly shotCount: number
  /** 0 to 1, the rest is typical. */
  readonly ownShare: number
  readonly otherClubsShare: number
}

/** A club in the golfer's bag: its carry in the reference air, its loft, and its spread and launch if known. */
export type AdvisedClub = CarriedClub & {
  readonly loftDeg: number
  readonly measured?: MeasuredSpread | undefined
  /** What the golfer's own shots say of full swings and their parts; `measured` does not count beside it. */
  readonly pattern?: ClubPattern | undefined
  /** Changes no advice. */
  readonly patternFrom?: PatternOrigin | undefined
  /** At least half of the carry is what the golfer's own shots say: it is not overrated. */
  readonly isCarryOwn?: boolean | undefined
  /** Of a wedge. */
  readonly ownParts?: OwnShares | undefined
}

/** Where balls of one kind land and stop: solid ones, or mishits. */
export type Scatter = {
  readonly share: number
  readonly landingYards: number
  readonly distanceSdYards: number
  /** Of balls that are equally long. */
  readonly lateralSdYards: number
  /** How many yards farther right a ball ends for each yard that it is long; long balls go straight unless it is said. */
  readonly rightPerLong?: number | undefined
  readonly rollYards: number
}

/** One way to play the shot: a club and how much of a swing. */
export type Swing = {
  readonly club: ClubType
  readonly loftDeg: number
  readonly kind: Exclude<StrokeKind, 'putt'>
  /** Of the full carry; 1 is a full swing. */
  readonly swingFraction: number
  /** From this lie, in today's air. */
  readonly carryTodayYards: number
  /** Where a well-struck ball stops. */
  readonly finishYards: number
  /** How far wind, slope and the golfer's steady miss move it to the right. */
  readonly driftYards: number
  /** The steady miss in it; undefined without one. */
  readonly biasYards?: number | undefined
  /** Of the club. */
  readonly isCarryOwn?: boolean | undefined
  readonly ownParts?: OwnShares | undefined
  /** How the ball leaves the club; none for a splash, which the sand throws, and for a ball that runs to the pin. */
  readonly launch?: Launch | undefined
  readonly scatters: readonly Scatter[]
}

/** What the swings of a shot depend on. */
export type SwingConditions = SwingWind & {
  readonly shot: Shot
  readonly handicap: number
  /** The only clubs to play it with; all of them unless it is said. */
  readonly among?: readonly ClubType[]
}

/** The day's wind, and how much of it blows into the face and from the sides; none there unless it is said. */
export type SwingWind = {
  readonly windMph: number
  readonly headwindMph?: number
  readonly crosswindMph?: number
}

export function swingWind(air: Air): SwingWind {
  const { windSpeedMph = 0, windFromDeg = 0 } = air
  return {
    windMph: windSpeedMph,
    headwindMph: headwindMph(air),
    crosswindMph: Math.abs(windSpeedMph * sineOfDegrees(windFromDeg)),
  }
}
