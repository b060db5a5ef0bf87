import type { ClubDistance } from '../distances/club-distance.ts'
import { toCarryYards } from '../distances/club-distance.ts'
import type { MeasuredShot } from './measured-shot.ts'

/** Wilcox, Introduction to Robust Estimation and Hypothesis Testing (2012): a fifth at each end. */
const TRIMMED_SHARE = 0.2
/** A tenth of a yard: more than a launch monitor knows. */
const STEPS_PER_YARD = 10

/**
 * The distance that the shots of one club make: Measured, in whole yards, with how many they are and how they scatter.
 * Undefined without a shot.
 */
export function distanceFromShots(shots: readonly MeasuredShot[]): ClubDistance | undefined {
  if (shots.length === 0) return undefined
  const carries = shots.map(({ carryYards }) => carryYards)
  const longShortYards = deviationOf(carries)
  const leftRightYards = deviationOf(
    shots.flatMap(({ offlineYards }) => (offlineYards === undefined ? [] : [offlineYards])),
  )
  return {
    distance: toCarryYards(typicalCarryYards(carries)),
    source: 'measured',
    shots: {
      count: shots.length,
      ...(longShortYards === undefined ? {} : { longShortYards }),
      ...(leftRightYards === undefined ? {} : { leftRightYards }),
    },
  }
}

/** The mean without the longest and the shortest fifth: between the two ends, whatever they are. Needs one carry. */
export function typicalCarryYards(carriesYards: readonly number[]): number {
  const cut = Math.floor(carriesYards.length * TRIMMED_SHARE)
  const middle = carriesYards.toSorted((a, b) => a - b).slice(cut, carriesYards.length - cut)
  return meanOf(middle)
}

/** The standard deviation of a sample, to a tenth; one figure has none. */
function deviationOf(figures: readonly number[]): number | undefined {
  if (figures.length < 2) return undefined
  const mean = meanOf(figures)
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0)
  return Math.round(Math.sqrt(squares / (figures.length - 1)) * STEPS_PER_YARD) / STEPS_PER_YARD
}

function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}
