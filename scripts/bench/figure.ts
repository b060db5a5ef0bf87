/** One thing that was measured. */
export type Figure = {
  readonly what: string
  readonly value: number
  readonly unit: string
  /** What the value should stay under, in the same unit. */
  readonly budget?: number
  /** What the value should reach at least, in the same unit, where more is better. */
  readonly floor?: number
  /** The same figure of the best public peer. */
  readonly peer?: number
  readonly note?: string
}

export type BenchOptions = {
  /** Takes the minutes that a drift needs to show. */
  readonly isLong: boolean
  /** The folder of another checkout, built: its figures are measured in turn with these, and shown as the peer's. */
  readonly against?: string
}

export type Bench = {
  readonly name: string
  /** Takes too long to be part of all of them. */
  readonly isOnlyByName?: boolean
  /** Can be measured against another checkout. */
  readonly isComparable?: boolean
  readonly run: (options: BenchOptions) => Promise<readonly Figure[]>
  /** Keeps the figures for the documents; returns the file. Asked for with `--record`. */
  readonly record?: (figures: readonly Figure[]) => string
}

export type Verdict = 'within' | 'over' | 'under'

/** Whether the figure keeps to what it was to keep to; undefined when it was to keep to nothing. */
export function verdictOn({ value, budget, floor }: Figure): Verdict | undefined {
  // What could not be measured is within nothing.
  if (budget !== undefined && !(value <= budget)) return 'over'
  if (floor !== undefined && !(value >= floor)) return 'under'
  return budget === undefined && floor === undefined ? undefined : 'within'
}
