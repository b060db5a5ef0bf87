import type { AdviceProblem } from '@bagwise/golf/shot-advice/advise'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { carryHint } from '#quantities/distance.ts'
import { clubName } from './choice-text.ts'

/** Why there is no advice, and what to do. */
export function problemSentence(problem: AdviceProblem, units: PreferredUnits): string {
  switch (problem.problem) {
    case 'empty-bag':
      return 'No club in your bag has a distance yet. Calculate your distances first.'
    case 'carry-not-possible':
      return `Your ${clubName(problem.club)} has a carry that no ball flies. Correct it on the Distances screen and try again.`
    case 'target-too-high':
      return 'No club of yours gets the ball up there. Play to a lower spot first.'
    case 'wind-too-strong':
      return 'This wind brings every ball of yours back. Wait for it to drop.'
    case 'distance-out-of-range':
      return carryHint(units)
    case 'wind-out-of-range':
      return `Type a wind from ${problem.from} to ${problem.to} mph in Conditions.`
    case 'temperature-out-of-range':
      return `Type a temperature from −${-problem.from} to ${problem.to} °F in Conditions.`
    case 'altitude-out-of-range':
      return 'Type an altitude that a golf course has in Conditions.'
    case 'target-elevation-out-of-range':
      return 'Type a height of the target that a golf course has in Conditions.'
    default:
      return 'These conditions are beyond what can be worked out. Change a number in Conditions.'
  }
}
