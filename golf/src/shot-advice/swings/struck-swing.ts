import { partSpread, shotSpread } from '../spread.ts'
import { MISHIT, SPREAD, typicalSpread } from '../typical-spread.ts'
import { rollYards } from './flown-clubs.ts'
import type { FlownClub } from './flown-clubs.ts'
import type { Scatter, Swing, SwingConditions } from './swing.ts'

/**
 * Handicaps of 8 to 20 take the lob wedge for 38 % of their short shots and 8 % of their up and downs (Shot Scope): its
 * part swings scatter more for each degree over a sand wedge's, as long as no pitch scatters more than twice as long as
 * wide. Rule of thumb, all of it from handicap 10.
 */
export const LOFTY = { fromDeg: 56, perDeg: 0.05, most: 1.06, allFromHandicap: 10 } as const
/** A ball that flies three quarters as high as a full swing's, or lower, has so much less of the wind in its spread. */
const LOW_WIND_SHARE = 0.75

/** The drift is that of wind and slope. */
type Struck = Pick<Swing, 'kind' | 'swingFraction' | 'carryTodayYards' | 'driftYards' | 'launch'>

/**
 * A swing whose ball flies; a full one unless it is a part of the carry. The golfer's steady miss drifts with it, so that
 * it is aimed off as wind is.
 */
export function struckSwing(
  flown: FlownClub,
  {
    kind,
    swingFraction,
    carryTodayYards,
    driftYards,
    launch,
    conditions,
  }: Struck & { readonly conditions: SwingConditions },
): Swing {
  const biasYards = steadyMissYards(flown, { swingFraction, handicap: conditions.handicap })
  return {
    club: flown.club,
    loftDeg: flown.loftDeg,
    kind,
    swingFraction,
    carryTodayYards,
    finishYards: carryTodayYards + rollYards(flown.longestRollYards, carryTodayYards),
    driftYards: driftYards + biasYards,
    ...(biasYards !== 0 && { biasYards }),
    ...(flown.isCarryOwn && { isCarryOwn: true }),
    ...(flown.ownParts && { ownParts: flown.ownParts }),
    launch,
    scatters: scattersOf(flown, { kind, swingFraction, carryTodayYards, conditions }),
  }
}

/** To the right. It shrinks with the carry as the typical spread does; wind and lie widen, they do not move it. */
function steadyMissYards(
  { carryYards, pattern }: FlownClub,
  { swingFraction, handicap }: { readonly swingFraction: number; readonly handicap: number },
): number {
  if (!pattern) return 0
  return pattern.biasShare * typicalSpread({ handicap, carryYards: carryYards * swingFraction }).lateralSdYards
}

function scattersOf(
  { club, loftDeg, longestRollYards, measured, pattern, carryTodayYards: fullCarryYards }: FlownClub,
  {
    kind,
    swingFraction,
    carryTodayYards,
    conditions: { shot, handicap, windMph },
  }: Omit<Struck, 'driftYards' | 'launch'> & { readonly conditions: SwingConditions },
): readonly Scatter[] {
  const { lie, lieDetail, slope } = shot
  const isLow = kind === 'knock-down'
  // A low ball rolls much of its way, and no ground lets it roll evenly.
  const sizeYards = isLow ? carryTodayYards + rollYards(longestRollYards, carryTodayYards) : carryTodayYards
  const spread = shotSpread({
    handicap,
    club,
    carryYards: sizeYards,
    lie,
    lieDetail,
    slope,
    windMph: isLow ? windMph * LOW_WIND_SHARE : windMph,
    measured: measured && partSpread(measured, { fullCarryYards, carryYards: sizeYards }),
    pattern,
  })
  const partFactor = swingFraction < 1 ? SPREAD.partialSwing : 1
  const loftyFactor = swingFraction < 1 ? loftyPitchFactor(loftDeg, handicap) : 1
  const rolling = (carryYards: number) => rollYards(longestRollYards, carryYards)
  const distanceSdYards = spread.distanceSdYards * partFactor * loftyFactor
  const solid = {
    share: 1 - spread.mishitShare,
    landingYards: carryTodayYards,
    distanceSdYards,
    ...tilted(spread.lateralSdYards, { distanceSdYards, tilt: pattern?.tilt ?? 0 }),
    rollYards: rolling(carryTodayYards),
  }
  const missed = {
    share: spread.mishitShare,
    landingYards: carryTodayYards * MISHIT.carryShare,
    distanceSdYards: carryTodayYards * MISHIT.distanceSdShare,
    lateralSdYards: spread.lateralSdYards * MISHIT.lateralFactor,
    rollYards: rolling(carryTodayYards * MISHIT.carryShare),
  }
  return [solid, missed]
}

/** A spread of the same width, turned: what goes with the length is not left to chance across. Mishits have no tilt. */
function tilted(
  lateralSdYards: number,
  { distanceSdYards, tilt }: { readonly distanceSdYards: number; readonly tilt: number },
): Pick<Scatter, 'lateralSdYards' | 'rightPerLong'> {
  if (tilt === 0) return { lateralSdYards }
  return {
    lateralSdYards: lateralSdYards * Math.sqrt(1 - tilt ** 2),
    rightPerLong: (tilt * lateralSdYards) / distanceSdYards,
  }
}

/** How much more part swings of the most lofted wedges scatter along the line than those of a sand wedge. */
function loftyPitchFactor(loftDeg: number, handicap: number): number {
  const { fromDeg, perDeg, most, allFromHandicap } = LOFTY
  return Math.min(most, 1 + perDeg * Math.max(0, loftDeg - fromDeg) * Math.min(1, handicap / allFromHandicap))
}
