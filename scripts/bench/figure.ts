/** One thing that was measured. */
export type Figure = {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** What the value should stay under, in the same unit. */
  readonly budget?: number
  /** The same figure of the best public peer. */
  readonly peer?: number
  readonly note?: string
}

export type Bench = {
  readonly name: string
  readonly run: () => Promise<readonly Figure[]>
  /** Keeps the figures for the documents; returns the file. Asked for with `--record`. */
  readonly record?: (figures: readonly Figure[]) => string
}
