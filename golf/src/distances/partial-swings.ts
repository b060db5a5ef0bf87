/**
 * Carries of easier wedge swings, as shares of a full one: the quarters that teachers use (three-quarter: lead arm
 * level with the ground, nine o’clock; half: hands at the hip, half past seven). Published charts, in
 * golf/reference/wedge-charts.ts, scatter widely on both sides.
 */
export const PARTIAL_SWINGS = { threeQuarter: 0.75, half: 0.5 } as const

export type PartialCarries = { readonly threeQuarterYards: number; readonly halfYards: number }

/** Shares of a full carry that are the golfer's own; the usual ones where undefined. */
export type OwnShares = { readonly threeQuarter?: number | undefined; readonly half?: number | undefined }

/** Approximate carries of easier swings, from the full carry in yards. Not rounded. */
export function partialCarries(fullYards: number, own: OwnShares = {}): PartialCarries {
  return {
    threeQuarterYards: fullYards * (own.threeQuarter ?? PARTIAL_SWINGS.threeQuarter),
    halfYards: fullYards * (own.half ?? PARTIAL_SWINGS.half),
  }
}

type LearnedShare = { readonly carryShare: number; readonly isOwn: boolean }

/** The learned shares that are the golfer's own; undefined when neither is. */
export function ownSharesOf({
  threeQuarter,
  half,
}: {
  readonly threeQuarter: LearnedShare
  readonly half: LearnedShare
}): OwnShares | undefined {
  if (!threeQuarter.isOwn && !half.isOwn) return undefined
  return {
    ...(threeQuarter.isOwn && { threeQuarter: threeQuarter.carryShare }),
    ...(half.isOwn && { half: half.carryShare }),
  }
}
