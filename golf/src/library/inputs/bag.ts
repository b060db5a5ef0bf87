import type { ClubType } from '../../club.ts'
import type { KnownGolfer, SpeedOrigin } from '../../distances/like-me/golfer-level.ts'
import type { LoftedClub } from '../../distances/like-me/loft-effect.ts'
import type { Reference } from '../../distances/order.ts'
import type { GapClub } from '../../gapping/find-gaps.ts'
import { FLAG, choice, list, number, optional, record, whole } from './check.ts'
import { CLUB, LOFT_DEG, MOST_CLUBS } from './golfer.ts'

const CARRY_YARDS = number({ from: 1, to: 400 })
const DRIVER_SPEED_MPH = number({ from: 40, to: 160 })
const HANDICAP = number({ from: -10, to: 54 })
const GUESSED_YARDS = number({ from: 10, to: 700 })

export const FIND_GAPS = record<{ readonly clubs: readonly GapClub[] }>({
  clubs: list(record<GapClub>({ club: CLUB, carryYards: number({ from: 0, to: 400 }), isEstimated: FLAG }), MOST_CLUBS),
})

const SPEED_ORIGINS = ['monitor', 'typed', 'range'] as const satisfies readonly SpeedOrigin[]
const KNOWN = record<KnownGolfer>({
  speed: optional(
    record<{ readonly mph: number; readonly from: SpeedOrigin }>({
      mph: DRIVER_SPEED_MPH,
      from: choice(SPEED_ORIGINS),
    }),
  ),
  handicap: optional(HANDICAP),
  reachInTwoYards: optional(GUESSED_YARDS),
  drivesAboutYards: optional(GUESSED_YARDS),
  sevenAboutYards: optional(GUESSED_YARDS),
})

export const ESTIMATE_BAG = record<{
  readonly clubs: readonly LoftedClub[]
  readonly references: readonly Reference[]
  readonly known: KnownGolfer
}>({
  clubs: list(record<LoftedClub>({ club: CLUB, loftDeg: optional(LOFT_DEG) }), MOST_CLUBS),
  references: list(
    record<Reference>({
      club: CLUB,
      carryYards: CARRY_YARDS,
      shots: optional(whole({ from: 1, to: 1_000_000 })),
      sdYards: optional(number({ from: 0, to: 100 })),
    }),
    MOST_CLUBS,
  ),
  known: KNOWN,
})

export const STANDARD_CARRY = record<{ readonly club: ClubType; readonly swingSpeedMph: number }>({
  club: CLUB,
  swingSpeedMph: DRIVER_SPEED_MPH,
})

/** A club that the golfer owns, with what is known of it. */
export type PlannedClub = {
  readonly club: ClubType
  /** In the reference air, 1 to 400; left out where it is not known. */
  readonly carryYards?: number | undefined
  /** Whether the carry is an estimate, which wants measuring before a club is bought; measured when left out. */
  readonly isEstimated?: boolean | undefined
  /** The usual one of its type when left out. */
  readonly loftDeg?: number | undefined
  /** False for a club on the shelf; in the bag when left out. */
  readonly isInBag?: boolean | undefined
}

/** The golfer whose bag is planned. */
export type PlannedGolfer = {
  /** Each club once. */
  readonly clubs: readonly PlannedClub[]
  /** −10 to 54; 18 when left out. */
  readonly handicap?: number | undefined
  /** Driver speed, 40 to 160; follows from the carries when left out. */
  readonly swingSpeedMph?: number | undefined
  readonly isBeginner?: boolean | undefined
  /** Takes the game seriously: wants three wedges. */
  readonly isSerious?: boolean | undefined
}

export const BETTER_BAG = record<{ readonly golfer: PlannedGolfer }>({
  golfer: record<PlannedGolfer>({
    clubs: list(
      record<PlannedClub>({
        club: CLUB,
        carryYards: optional(CARRY_YARDS),
        isEstimated: optional(FLAG),
        loftDeg: optional(LOFT_DEG),
        isInBag: optional(FLAG),
      }),
      MOST_CLUBS,
    ),
    handicap: optional(HANDICAP),
    swingSpeedMph: optional(DRIVER_SPEED_MPH),
    isBeginner: optional(FLAG),
    isSerious: optional(FLAG),
  }),
})
