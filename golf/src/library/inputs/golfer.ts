import { CLUB_TYPES } from '../../club.ts'
import type { ClubType } from '../../club.ts'
import type { OwnShares } from '../../distances/partial-swings.ts'
import type { CarriedClub } from '../../flight/bag-launches.ts'
import { WIND_PROFILES } from '../../flight/physics/air.ts'
import type { Air } from '../../flight/physics/air.ts'
import { TRAJECTORIES } from '../../flight/typical-launch.ts'
import type { LaunchChange, Trajectory } from '../../flight/typical-launch.ts'
import type { ClubPattern } from '../../memory/club-pattern.ts'
import type { AdvisedGolfer } from '../../shot-advice/advise.ts'
import type { MeasuredSpread } from '../../shot-advice/spread.ts'
import type { AdvisedClub, PatternOrigin } from '../../shot-advice/swings/swing.ts'
import type { CompassAir } from '../../shot-advice/ground/air-on-line.ts'
import { FLAG, choice, list, number, optional, record, whole } from './check.ts'
import type { Check } from './check.ts'

export const CLUB: Check<ClubType> = choice(CLUB_TYPES)
export const TRAJECTORY: Check<Trajectory | undefined> = optional(choice(TRAJECTORIES))
export const LOFT_DEG = number({ from: 0, to: 90 })
/** More than a golfer owns. */
export const MOST_CLUBS = { most: 50 } as const
const SHARE = number({ from: 0, to: 1 })
const SHOT_COUNT = whole({ from: 0, to: 1_000_000 })

const LAUNCH_CHANGE = record<LaunchChange>({
  launchDegMore: number({ from: -60, to: 60 }),
  spinShareMore: number({ from: -0.99, to: 10 }),
})

export const CARRIED_CLUB = record<CarriedClub>({
  club: CLUB,
  carryYards: number(),
  ownLaunch: optional(LAUNCH_CHANGE),
})
export const CARRIED_BAG = list(CARRIED_CLUB, MOST_CLUBS)

const MEASURED = record<MeasuredSpread>({
  lateralSdYards: optional(number({ from: 0, to: 100 })),
  distanceSdYards: number({ from: 0, to: 100 }),
  shotCount: SHOT_COUNT,
})
const PATTERN = record<ClubPattern>({
  acrossRatio: number({ from: 0.15, to: 4 }),
  alongRatio: number({ from: 0.15, to: 4 }),
  biasShare: number({ from: -20, to: 20 }),
  tilt: number({ from: -0.8, to: 0.8 }),
  mishitRatio: number({ from: 0, to: 50 }),
})
const PATTERN_ORIGIN = record<PatternOrigin>({ shotCount: SHOT_COUNT, ownShare: SHARE, otherClubsShare: SHARE })
const OWN_PART = optional(number({ from: 0.1, to: 1 }))
const OWN_PARTS = record<OwnShares>({ threeQuarter: OWN_PART, half: OWN_PART })

export const ADVISED_BAG = list(
  record<AdvisedClub>({
    club: CLUB,
    carryYards: number(),
    ownLaunch: optional(LAUNCH_CHANGE),
    loftDeg: LOFT_DEG,
    measured: optional(MEASURED),
    pattern: optional(PATTERN),
    patternFrom: optional(PATTERN_ORIGIN),
    isCarryOwn: optional(FLAG),
    ownParts: optional(OWN_PARTS),
  }),
  MOST_CLUBS,
)

export const ADVISED_GOLFER = record<AdvisedGolfer>({
  handicap: optional(number()),
  trajectory: TRAJECTORY,
  isLeftHanded: optional(FLAG),
})

const ANY = optional(number())
/** What air has beside the direction of the wind and what the shot says; the model has its ranges. */
const PLACE_AND_WEATHER = {
  temperatureF: ANY,
  altitudeFeet: ANY,
  stationPressurePa: ANY,
  seaLevelPressureInHg: ANY,
  humidity: ANY,
  windSpeedMph: ANY,
  windProfile: optional(choice(WIND_PROFILES)),
} as const
export const AIR = record<Air>({
  ...PLACE_AND_WEATHER,
  windFromDeg: ANY,
  targetElevationFeet: ANY,
  targetDistanceYards: ANY,
})
export const LEVEL_AIR = record<Omit<Air, 'targetElevationFeet'>>({
  ...PLACE_AND_WEATHER,
  windFromDeg: ANY,
  targetDistanceYards: ANY,
})
export const COMPASS_AIR = record<CompassAir>({
  ...PLACE_AND_WEATHER,
  targetElevationFeet: ANY,
  windFromCompassDeg: ANY,
})
