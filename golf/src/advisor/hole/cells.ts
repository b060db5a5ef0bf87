/** Square cells on a hole: one lies on the ball, so many to each side of the line to the pin. */
export type Cells = { readonly cellYards: number; readonly sideCells: number }

/** Share of a cell between two borders. */
export function shareOfCell({
  centreYards,
  cellYards,
  fromYards,
  toYards,
}: {
  readonly centreYards: number
  readonly cellYards: number
  readonly fromYards: number
  readonly toYards: number
}): number {
  const low = Math.max(fromYards, centreYards - cellYards / 2)
  const high = Math.min(toYards, centreYards + cellYards / 2)
  return Math.max(0, high - low) / cellYards
}
