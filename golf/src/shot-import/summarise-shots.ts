import type { ClubDistance } from '../distances/club-distance.ts'
import { toCarryYards } from '../distances/club-distance.ts'
import type { MeasuredShot } from './measured-shot.ts'

/** Wilcox, Introduction to Robust Estimation and Hypothesis Testing (2012): a fifth at each end. */
const TRIMMED_SHARE = 0.2
/** A tenth of a yard: finer than a launch monitor's accuracy. */
const STEPS_PER_YARD = 10

/**
 * The distance that was learned from one club's shots: Measured, in whole yards, with number and spread of those that
 * count. Undefined without one.
 */
export function distanceFromShots(
  learnedCarryYards: number,
  shots: readonly (Pick<MeasuredShot, 'carryYards'> & Partial<MeasuredShot>)[],
): ClubDistance | undefined {
  if (shots.length === 0) return undefined
  const longShortYards = deviationOf(shots.map(({ carryYards }) => carryYards))
  const leftRightYards = deviationOf(shots.flatMap(({ sideYards }) => (sideYards === undefined ? [] : [sideYards])))
  return {
    distance: toCarryYards(learnedCarryYards),
    source: 'measured',
    shots: {
      count: shots.length,
      ...(longShortYards === undefined ? {} : { longShortYards }),
      ...(leftRightYards === undefined ? {} : { leftRightYards }),
    },
  }
}

/** The mean without the longest and shortest fifth; always between shortest and longest. Needs at least one carry. */
export function typicalCarryYards(carriesYards: readonly number[]): number {
  const cut = Math.floor(carriesYards.length * TRIMMED_SHARE)
  const middle = carriesYards.toSorted((a, b) => a - b).slice(cut, carriesYards.length - cut)
  return meanOf(middle)
}

/** Sample standard deviation to a tenth; undefined for a single figure. */
function deviationOf(figures: readonly number[]): number | undefined {
  if (figures.length < 2) return undefined
  const mean = meanOf(figures)
  const squares = figures.reduce((sum, figure) => sum + (figure - mean) ** 2, 0)
  return Math.round(Math.sqrt(squares / (figures.length - 1)) * STEPS_PER_YARD) / STEPS_PER_YARD
}

function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}
