import { LAUNCH_SHARE, launchFromDelivery } from '../flight/launch-from-delivery.ts'
import { simulateFlight } from '../flight/trajectory.ts'
import type { AttackAngle, Unknown } from './answers.ts'

/** Lofts drivers are sold with, degrees: trade convention. */
const LOWEST_LOFT_DEG = 8
const HIGHEST_LOFT_DEG = 13
const LOFT_STEP_DEG = 0.5

/** Degrees. Sweeping up: LPGA Tour average, 3.0 (TrackMan). Steep: a rule of thumb. */
const ATTACK_DEG = { steep: -4, neutral: 0, shallow: 3, unknown: 0 } as const satisfies Record<
  AttackAngle | Unknown,
  number
>
/**
 * Drivers deliver more loft than stamped, and more so the more they move upward. Both numbers turn 9.5° and 10° into
 * the dynamic lofts of the PGA and LPGA Tours: 12.8° at −1.3°, 15.5° at 3.0° (trackman.com).
 */
const ADDED_LOFT_DEG = 4
const ADDED_LOFT_PER_ATTACK_DEG = 0.5

/** Plausible added loft: a launch outside this was measured with another club or mistyped. */
const PLAUSIBLE_ADDED_DEG = { from: -4, to: 12 } as const

/** Uncertainty of attack angle and delivered loft, degrees: rules of thumb. */
const UNCERTAINTY_DEG = {
  guessed: { attackDeg: 3, loftDeg: 1.5 },
  chosen: { attackDeg: 2, loftDeg: 1.5 },
  measured: { attackDeg: 1, loftDeg: 1 },
} as const
export type Doubt = keyof typeof UNCERTAINTY_DEG

export type DriverSwing = {
  readonly swingSpeedMph: number
  readonly attackAngle: AttackAngle | Unknown
  /** From a launch monitor: attack angle, and the launch angle with a driver of this loft. */
  readonly attackDeg?: number | undefined
  readonly launchDeg?: number | undefined
  readonly driverLoftDeg?: number | undefined
}

export type LoftCarry = {
  readonly loftDeg: number
  readonly carryYards: number
  /** The golfer's carry lies in between. */
  readonly lowYards: number
  readonly highYards: number
  readonly launchDeg: number
  readonly spinRpm: number
}

export type LoftCurve = {
  readonly points: readonly LoftCarry[]
  /** The longest carry. */
  readonly best: LoftCarry
  readonly specified: LoftCarry
  /** The longest carry may lie outside the lofts that drivers are sold with. */
  readonly edge: 'lowest' | 'highest' | undefined
  readonly attackDeg: number
  readonly doubt: Doubt
  /** Whether a measured launch was used; ignored when it is impossible for that loft and attack angle. */
  readonly launch: 'none' | 'used' | 'ignored'
}

/**
 * Carry in the reference air against stamped driver loft, for well-struck balls. Undefined when the swing is outside
 * the flight model's range, or the specified loft is not on the curve.
 */
export function loftCurve(swing: DriverSwing, specifiedLoftDeg: number): LoftCurve | undefined {
  const attackDeg = attackOf(swing)
  const points = lofts().flatMap((loftDeg) => loftCarry(swing, loftDeg) ?? [])
  const specified = points.find(({ loftDeg }) => loftDeg === specifiedLoftDeg)
  const [first] = points
  if (!specified || !first || points.length < lofts().length) return undefined
  const best = points.reduce((longest, point) => (point.carryYards > longest.carryYards ? point : longest), first)
  return {
    points,
    best,
    specified,
    edge: edgeAt(best.loftDeg),
    attackDeg,
    doubt: doubtOf(swing),
    launch: launchUse(swing),
  }
}

function loftCarry(swing: DriverSwing, loftDeg: number): LoftCarry | undefined {
  const attackDeg = attackOf(swing)
  const addedDeg = addedLoftDeg(swing)
  const middle = flown(swing.swingSpeedMph, { loftDeg: loftDeg + addedDeg, attackDeg })
  if (!middle) return undefined
  const doubt = UNCERTAINTY_DEG[doubtOf(swing)]
  const others = [-1, 1].flatMap((attackSign) =>
    [-1, 0, 1].map((loftSign) => {
      const changedDeg = attackSign * doubt.attackDeg
      return flown(swing.swingSpeedMph, {
        attackDeg: attackDeg + changedDeg,
        loftDeg: loftDeg + addedDeg + ADDED_LOFT_PER_ATTACK_DEG * changedDeg + loftSign * doubt.loftDeg,
      })
    }),
  )
  const carries = [middle, ...others].flatMap((one) => (one ? [one.carryYards] : []))
  return { loftDeg, ...middle, lowYards: Math.min(...carries), highYards: Math.max(...carries) }
}

function flown(
  clubSpeedMph: number,
  { loftDeg, attackDeg }: { readonly loftDeg: number; readonly attackDeg: number },
): Pick<LoftCarry, 'carryYards' | 'launchDeg' | 'spinRpm'> | undefined {
  const launch = launchFromDelivery({ clubSpeedMph, dynamicLoftDeg: loftDeg, attackDeg })
  if ('problem' in launch) return undefined
  const flight = simulateFlight(launch)
  if ('problem' in flight) return undefined
  return { carryYards: flight.carryYards, launchDeg: launch.launchDeg, spinRpm: launch.spinRpm }
}

function attackOf({ attackDeg, attackAngle }: DriverSwing): number {
  return attackDeg ?? ATTACK_DEG[attackAngle]
}

/** Dynamic less stamped loft: from the golfer's measured launch, else the usual difference. */
function addedLoftDeg(swing: DriverSwing): number {
  const usualDeg = ADDED_LOFT_DEG + ADDED_LOFT_PER_ATTACK_DEG * attackOf(swing)
  return launchUse(swing) === 'used' ? (measuredAddedDeg(swing) ?? usualDeg) : usualDeg
}

function launchUse(swing: DriverSwing): LoftCurve['launch'] {
  const addedDeg = measuredAddedDeg(swing)
  if (addedDeg === undefined) return 'none'
  return addedDeg >= PLAUSIBLE_ADDED_DEG.from && addedDeg <= PLAUSIBLE_ADDED_DEG.to ? 'used' : 'ignored'
}

function measuredAddedDeg(swing: DriverSwing): number | undefined {
  const { launchDeg, driverLoftDeg } = swing
  if (launchDeg === undefined || driverLoftDeg === undefined) return undefined
  const attackDeg = attackOf(swing)
  return attackDeg + (launchDeg - attackDeg) / LAUNCH_SHARE - driverLoftDeg
}

function doubtOf({ attackDeg, attackAngle }: DriverSwing): Doubt {
  if (attackDeg !== undefined) return 'measured'
  return attackAngle === 'unknown' ? 'guessed' : 'chosen'
}

function edgeAt(loftDeg: number): LoftCurve['edge'] {
  if (loftDeg === LOWEST_LOFT_DEG) return 'lowest'
  return loftDeg === HIGHEST_LOFT_DEG ? 'highest' : undefined
}

function lofts(): readonly number[] {
  const count = Math.round((HIGHEST_LOFT_DEG - LOWEST_LOFT_DEG) / LOFT_STEP_DEG) + 1
  return Array.from({ length: count }, (_, index) => LOWEST_LOFT_DEG + index * LOFT_STEP_DEG)
}
