import { tenthsFromStrokes } from './tenths.ts'

type Reduction = { readonly belowStrokes: number; readonly reductionStrokes: number }

/** Rules of Handicapping, Rule 5.9: strokes below the index in effect, and the reduction of each score. */
const REDUCTIONS: readonly Reduction[] = [
  { belowStrokes: 10, reductionStrokes: 2 },
  { belowStrokes: 7, reductionStrokes: 1 },
]

/**
 * Reduction of each of the latest scores after a score this far below the index in effect; 0 when it is not
 * exceptional.
 */
export function exceptionalReductionStrokes({
  differential,
  indexInEffect,
}: {
  readonly differential: number
  /** Undefined before the first index: then nothing is exceptional. */
  readonly indexInEffect: number | undefined
}): number {
  if (indexInEffect === undefined) return 0
  const belowTenths = tenthsFromStrokes(indexInEffect) - tenthsFromStrokes(differential)
  const found = REDUCTIONS.find(({ belowStrokes }) => belowTenths >= tenthsFromStrokes(belowStrokes))
  return found?.reductionStrokes ?? 0
}
