/** Yards of carry, both ends included. */
export type YardageRange = { readonly fromYards: number; readonly toYards: number }

/** A yardage counts as covered when a full swing with some club carries within this of it (decision of ours). */
export const COVERED_WITHIN_YARDS = 5

/** The yardages a bag is asked about: from its shortest carry to its longest. Undefined for fewer than two carries. */
export function yardageRange(carriesYards: readonly number[]): YardageRange | undefined {
  const fromYards = Math.min(...carriesYards)
  const toYards = Math.max(...carriesYards)
  return fromYards < toYards ? { fromYards, toYards } : undefined
}

/** The stretches of the range within 5 yards of a carry, shortest first; they do not touch. */
export function coveredStretches(
  carriesYards: readonly number[],
  { fromYards, toYards }: YardageRange,
): readonly YardageRange[] {
  const stretches: YardageRange[] = []
  for (const carryYards of carriesYards.toSorted((a, b) => a - b)) {
    const from = Math.max(fromYards, carryYards - COVERED_WITHIN_YARDS)
    const to = Math.min(toYards, carryYards + COVERED_WITHIN_YARDS)
    if (from >= to) continue
    const last = stretches.at(-1)
    if (last && from <= last.toYards) stretches[stretches.length - 1] = { ...last, toYards: to }
    else stretches.push({ fromYards: from, toYards: to })
  }
  return stretches
}

/** Share of the range, 0 to 1, that some club covers within 5 yards. */
export function coveredShare(carriesYards: readonly number[], range: YardageRange): number {
  const coveredYards = coveredStretches(carriesYards, range).reduce(
    (sum, { fromYards, toYards }) => sum + toYards - fromYards,
    0,
  )
  return coveredYards / (range.toYards - range.fromYards)
}
