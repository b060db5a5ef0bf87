/** Yards of carry, both ends included. */
export type YardageRange = { readonly fromYards: number; readonly toYards: number }

/** A yardage is covered when a full swing with some club carries within this of it (our decision). */
export const COVERED_WITHIN_YARDS = 5

/** The yardages to cover: from the shortest carry to the longest. Undefined for fewer than two carries. */
export function yardageRange(carriesYards: readonly number[]): YardageRange | undefined {
  const fromYards = Math.min(...carriesYards)
  const toYards = Math.max(...carriesYards)
  return fromYards < toYards ? { fromYards, toYards } : undefined
}

/** The stretches of the range within 5 yards of a carry, shortest first and disjoint. */
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

/** Share of the range, 0 to 1, within 5 yards of some carry. */
export function coveredShare(carriesYards: readonly number[], range: YardageRange): number {
  const coveredYards = coveredStretches(carriesYards, range).reduce(
    (sum, { fromYards, toYards }) => sum + toYards - fromYards,
    0,
  )
  return coveredYards / (range.toYards - range.fromYards)
}
