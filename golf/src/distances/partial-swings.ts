/**
 * Carries of easier wedge swings, as shares of a full one: the quarters that teachers use (three-quarter: lead arm
 * level with the ground, nine o’clock; half: hands at the hip, half past seven). Published charts, in
 * golf/reference/wedge-charts.ts, scatter widely on both sides.
 */
export const PARTIAL_SWINGS = { threeQuarter: 0.75, half: 0.5 } as const

export type PartialCarries = { readonly threeQuarterYards: number; readonly halfYards: number }

/** Approximate carries of easier swings, from the full carry in yards. Not rounded. */
export function partialCarries(fullYards: number): PartialCarries {
  return { threeQuarterYards: fullYards * PARTIAL_SWINGS.threeQuarter, halfYards: fullYards * PARTIAL_SWINGS.half }
}
