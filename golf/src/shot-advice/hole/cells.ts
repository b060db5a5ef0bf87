/** A grid of square cells: one is centred on the ball, with the same number on each side of the line to the pin. */
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
