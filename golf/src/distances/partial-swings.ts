/**
 * What easier swings of a wedge carry, as shares of a full one: the quarters that teachers use (three-quarter: lead arm
 * level with the ground, nine o’clock; half: hands at the hip, half past seven). Published charts, in
 * golf/reference/wedge-charts.ts, lie on both sides of them and far apart: true for nobody to the yard.
 */
export const PARTIAL_SWINGS = { threeQuarter: 0.75, half: 0.5 } as const

export type PartialCarries = { readonly threeQuarterYards: number; readonly halfYards: number }

/** About what a wedge carries with easier swings, from its full carry in yards. Not rounded. */
export function partialCarries(fullYards: number): PartialCarries {
  return { threeQuarterYards: fullYards * PARTIAL_SWINGS.threeQuarter, halfYards: fullYards * PARTIAL_SWINGS.half }
}
