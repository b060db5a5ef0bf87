import type { ClubType } from '../club.ts'
import type { Air } from '../flight/physics/air.ts'
import { COURSE_SOURCE, LOG_SOURCE } from './shot-sources.ts'
import type { ShotMark, ShotOrigin, SwingKind } from './shot-record.ts'

/** A shot as it is kept. Figures that nobody saw are absent. */
export type KeptShot = {
  readonly id: string
  /** Null where the file's label is no club of the bag. */
  readonly club: ClubType | null
  readonly swing: SwingKind
  /** 1 to 400, in the air of its session. */
  readonly carryYards: number
  /** ±200, right of the target is positive. */
  readonly sideYards?: number | undefined
  /** 15 to 230. */
  readonly ballSpeedMph?: number | undefined
  /** −5 to 60. */
  readonly launchDeg?: number | undefined
  /** 0 to 15,000. */
  readonly spinRpm?: number | undefined
  /** Whether the monitor saw the spin; else it was estimated. */
  readonly isSpinMeasured: boolean
  readonly mark: ShotMark
} & PlayedEvidence

/** What measuring adds to a shot of a round, beyond how the golfer scatters: standard deviations, 0 and more. */
export type MeasuringError = { readonly alongSdYards: number; readonly acrossSdYards: number }

/** What only shots of a played round have. */
type PlayedEvidence = {
  /** Undefined where a reading is as good as its origin: see `ORIGIN_WEIGHTS`. */
  readonly measuring?: MeasuringError | undefined
  /** The ball was lost on its way: only the side that it left on is learned from. */
  readonly isSideOnly?: boolean | undefined
}

/** The shots of one file, or of one log. */
export type KeptSession = {
  readonly id: string
  /** The calendar day, such as 2026-11-21. */
  readonly day: string
  readonly origin: ShotOrigin
  /** The maker of the monitor, or one of the sources that no monitor saw. */
  readonly source?: string | undefined
  /** Undefined where nobody said; the wind is no part of it. */
  readonly air?: SessionAir | undefined
  /** Whether the monitor gives carries in the reference air. */
  readonly isNormalised: boolean
  readonly shots: readonly KeptShot[]
}

export type SessionAir = Pick<Air, 'temperatureF' | 'altitudeFeet' | 'seaLevelPressureInHg' | 'humidity'>

/** How a shot was read where it was not measured: to a lane across, or only as short, long, left or right. */
export type ShotReading = 'lane' | 'coarse'

export function readingIn({ origin, source }: Pick<KeptSession, 'origin' | 'source'>): ShotReading | undefined {
  if (origin === 'typed' && source === LOG_SOURCE) return 'lane'
  return origin === 'course' && source === COURSE_SOURCE ? 'coarse' : undefined
}

/**
 * Whether the golfer said that it was mishit. In the range log every other shot has a lane; the record has no field of its
 * own for it.
 */
export function isSaidMishit({ reading, sideYards }: Pick<LearningShot, 'reading' | 'sideYards'>): boolean {
  return reading === 'lane' && sideYards === undefined
}

/** A full swing as it is learnt from. */
export type LearningShot = {
  readonly club: ClubType
  /** In the reference air, above 0. */
  readonly carryYards: number
  /** Right of the target is positive; undefined when nobody saw the direction. */
  readonly sideYards?: number | undefined
  /** Below 0 counts as 0. */
  readonly ageDays: number
  /** Shots of one session share its mat, alignment and day; a shot without one stands alone. */
  readonly session?: string | undefined
  readonly origin: ShotOrigin
  /** Undefined for figures. */
  readonly reading?: ShotReading | undefined
  /** The golfer said that it counts: solid, whatever it looks like. */
  readonly isSaidToCount?: boolean | undefined
  readonly ballSpeedMph?: number | undefined
  readonly launchDeg?: number | undefined
  /** Measured spin only. */
  readonly spinRpm?: number | undefined
} & PlayedEvidence

/**
 * How much of a shot each origin is worth along and across, and how often a mishit shows: a mat forgives every other fat
 * one. Rules of thumb. A shot with a measuring error is worth what that leaves of it instead: see `measuredWorth`.
 */
export const ORIGIN_WEIGHTS = {
  'device-outdoor': { along: 1, across: 1, mishits: 1 },
  'device-indoor': { along: 1, across: 1, mishits: 0.5 },
  typed: { along: 0.5, across: 0.5, mishits: 1 },
  course: { along: 0.5, across: 1, mishits: 1 },
} as const satisfies Record<ShotOrigin, { readonly along: number; readonly across: number; readonly mishits: number }>

/**
 * How much of an exact shot one is worth that was measured with an error, both as variances. With weights like these the
 * mean of shots is as sure as it can be, and says how sure it is. Exactly 1 without an error.
 */
export function measuredWorth({
  ownVariance,
  errorVariance,
}: {
  /** How the golfer's solid shots scatter; above 0. */
  readonly ownVariance: number
  readonly errorVariance: number
}): number {
  return ownVariance / (ownVariance + errorVariance)
}

/** A shot is worth half after a year. Rule of thumb. */
export const HALF_LIFE_DAYS = 365

/** What a shot of this age is worth of one of today: 1, a half after 365 days. A day in the future is age 0. */
export function ageWeight(ageDays: number): number {
  return 2 ** (-Math.max(0, ageDays) / HALF_LIFE_DAYS)
}

/** Order of equal input, so that sums do not depend on the order in which shots are given. */
export function byFigures(a: LearningShot, b: LearningShot): number {
  return a.carryYards - b.carryYards || byOtherFigures(a, b)
}

function byOtherFigures(a: LearningShot, b: LearningShot): number {
  return (
    unknownFirst(a.sideYards, b.sideYards) ||
    a.ageDays - b.ageDays ||
    byText(a.session, b.session) ||
    byText(a.origin, b.origin) ||
    byText(a.reading, b.reading) ||
    Number(a.isSaidToCount ?? false) - Number(b.isSaidToCount ?? false) ||
    Number(a.isSideOnly ?? false) - Number(b.isSideOnly ?? false) ||
    unknownFirst(a.measuring?.alongSdYards, b.measuring?.alongSdYards) ||
    unknownFirst(a.measuring?.acrossSdYards, b.measuring?.acrossSdYards) ||
    unknownFirst(a.ballSpeedMph, b.ballSpeedMph) ||
    unknownFirst(a.launchDeg, b.launchDeg) ||
    unknownFirst(a.spinRpm, b.spinRpm)
  )
}

function unknownFirst(a: number | undefined, b: number | undefined): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined)
  return a - b
}

function byText(a: string | undefined, b: string | undefined): number {
  if (a === b) return 0
  if (a === undefined || b === undefined) return a === undefined ? -1 : 1
  return a < b ? -1 : 1
}
