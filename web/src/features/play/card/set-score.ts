import type { HoleLog } from '@bagwise/golf/play/hole-log'
import type { Tap } from '@bagwise/golf/play/hole-taps'
import { PLAYED_HOLE_RANGES } from '@bagwise/golf/play/played-record'
import { keepTap } from './keep-tap.ts'

/** One stroke more or fewer on the card, which makes the score the golfer's own; an empty hole begins at par. */
export function stepScore(round: string, number: number, step: 1 | -1): Promise<void> {
  return keepTap(round, number, (log) => scoreTap(log, steppedScore(log, step)))
}

export function setScore(round: string, number: number, score: number): Promise<void> {
  return keepTap(round, number, (log) => scoreTap(log, score))
}

function steppedScore({ hole: { score, par } }: HoleLog, step: 1 | -1): number {
  const { lowest, highest } = PLAYED_HOLE_RANGES.score
  return score === null ? par : Math.min(highest, Math.max(lowest, score + step))
}

/** A hole that was kept on the card alone is done with its score. */
function scoreTap({ hole, shots }: HoleLog, score: number): Tap {
  const isOpen = hole.finish === null || hole.finish === 'not-played'
  const isBare = shots.length === 0 && hole.putts === null
  return isOpen && isBare ? { tap: 'finish', finish: 'holed', score } : { tap: 'score', score }
}
