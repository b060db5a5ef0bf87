import { MISHIT } from '../shot-advice/typical-spread.ts'
import { normalShareBelow } from '../shot-advice/scoring/normal.ts'

/** A shot of a round, whose end is known only to an error: variances of it, 0 and more, in square yards. */
export type MeasuredShot = {
  readonly carryYards: number
  /** NaN where nobody saw the direction. */
  readonly sideYards: number
  readonly alongError: number
  readonly acrossError: number
  /** Its carry says nothing. */
  readonly isSideOnly: boolean
}

/** Where solid shots and mishits come down, before measuring. */
export type KindSpreads = {
  readonly carryYards: number
  readonly biasYards: number
  readonly alongYards: number
  readonly acrossYards: number
  readonly mishitCarryYards: number
  readonly mishitSdYards: number
  /** Share of such a normal that is shorter than a good shot. */
  readonly mishitsWithin: number
}

/**
 * Densities of a solid shot and of a mishit where one was seen that was measured with an error: both are wider by it, and
 * a mishit that went no farther than a good shot may be seen beyond one.
 */
export function measuredDensities(
  { carryYards, sideYards, alongError, acrossError, isSideOnly }: MeasuredShot,
  spreads: KindSpreads,
): { readonly solid: number; readonly mishit: number } {
  const side = Number.isNaN(sideYards) ? undefined : sideYards - spreads.biasYards
  const across = (sdYards: number) =>
    side === undefined ? 1 : normalDensity(side, Math.sqrt(sdYards ** 2 + acrossError))
  const solidAcross = across(spreads.acrossYards)
  const mishitAcross = across(MISHIT.lateralFactor * spreads.acrossYards)
  if (isSideOnly) return { solid: solidAcross, mishit: mishitAcross }
  const alongSdYards = Math.sqrt(spreads.alongYards ** 2 + alongError)
  return {
    solid: solidAcross * normalDensity(carryYards - spreads.carryYards, alongSdYards),
    mishit: mishitAcross * mishitDensity(carryYards, alongError, spreads),
  }
}

/** The density seen without the bound, times the chance that the shot behind it keeps it. */
function mishitDensity(
  seenYards: number,
  errorVariance: number,
  { carryYards, mishitCarryYards, mishitSdYards, mishitsWithin }: KindSpreads,
): number {
  const variance = mishitSdYards ** 2
  const off = seenYards - mishitCarryYards
  const density = normalDensity(off, Math.sqrt(variance + errorVariance)) / mishitsWithin
  if (errorVariance === 0) return seenYards > carryYards ? 0 : density
  const gain = variance / (variance + errorVariance)
  const behindYards = mishitCarryYards + gain * off
  return density * normalShareBelow((carryYards - behindYards) / Math.sqrt(gain * errorVariance))
}

function normalDensity(off: number, sd: number): number {
  return Math.exp(-((off / sd) ** 2) / 2) / (sd * Math.sqrt(2 * Math.PI))
}
