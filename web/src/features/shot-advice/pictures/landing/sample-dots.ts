import { seededShares } from '#charts/hand-drawn.ts'

/** A ball of a round of samples, in standard deviations from the middle one. */
export type SampleDot = { readonly acrossSd: number; readonly alongSd: number }

export const DOT_COUNT = 36
/** Any number would do; it stays the same, so that the drawing does. */
const SEED = 20_240_704

/** Balls as the spread has them: as many in each circle as belong there, all around. The same ones every time. */
export const SAMPLE_DOTS: readonly SampleDot[] = sampleDots()

function sampleDots(): readonly SampleDot[] {
  const share = seededShares(SEED)
  const sectors = shuffled(
    Array.from({ length: DOT_COUNT }, (_, index) => index),
    share,
  )
  return sectors.map((sector, index) => {
    // Of a normal spread this share of the balls stops nearer to the middle.
    const nearerShare = (index + 1 / 2) / DOT_COUNT
    const radiusSd = Math.sqrt(-2 * Math.log(1 - nearerShare))
    const turnRad = ((sector + share()) / DOT_COUNT) * 2 * Math.PI
    return { acrossSd: radiusSd * Math.sin(turnRad), alongSd: radiusSd * Math.cos(turnRad) }
  })
}

function shuffled(numbers: readonly number[], share: () => number): readonly number[] {
  return numbers
    .map((number) => ({ number, rank: share() }))
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ number }) => number)
}
