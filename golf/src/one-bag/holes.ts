import { swingVerdict } from '../gapping/ideal-gap.ts'
import type { BagClubCarry } from './bag-golfer.ts'
import type { Yardstick } from './hole-strokes.ts'
import { strokesOfHole } from './hole-strokes.ts'

/** A stretch between two carries, judged by the limits of the golfer's own swing. */
export type JudgedGap = ReturnType<typeof swingVerdict> & { readonly gapYards: number }

/** Two neighbours by carry, judged by the limits of the golfer's own swing. */
export type SwingGap = JudgedGap & {
  /** The same for as long as these two stand beside each other. */
  readonly id: string
  readonly longer: BagClubCarry
  readonly shorter: BagClubCarry
}

/** A gap too wide for the swing, with what it costs in strokes a round. */
export type Hole = SwingGap & { readonly strokes: number }

/** The gaps between clubs that are given longest carry first. */
export function swingGaps(clubs: readonly BagClubCarry[], sevenIronCarryYards: number): readonly SwingGap[] {
  return clubs.slice(1).flatMap((shorter, index) => {
    const longer = clubs[index]
    if (!longer) return []
    return [
      { id: `${longer.type}>${shorter.type}`, longer, shorter, ...judgedPair(longer, shorter, sevenIronCarryYards) },
    ]
  })
}

/** Two clubs as neighbours, whatever stands between them. */
export function judgedPair(
  longer: Pick<BagClubCarry, 'carryYards'>,
  shorter: Pick<BagClubCarry, 'carryYards'>,
  sevenIronCarryYards: number,
): JudgedGap {
  const gapYards = longer.carryYards - shorter.carryYards
  return { ...swingVerdict({ longer, shorter, gapYards }, sevenIronCarryYards), gapYards }
}

/** The holes of a bag, the costliest first. */
export function holesOf(gaps: readonly SwingGap[], yardstick: Yardstick): readonly Hole[] {
  return gaps
    .filter(({ verdict }) => verdict === 'too-large')
    .map((gap) => ({
      ...gap,
      strokes: strokesOfHole({ longerYards: gap.longer.carryYards, shorterYards: gap.shorter.carryYards }, yardstick),
    }))
    .toSorted((a, b) => b.strokes - a.strokes)
}
