import type { PlaysLikeProblem } from '@bagwise/golf/flight/plays-like'
import type { AdviceProblem } from '@bagwise/golf/shot-advice/advise'
import { WrongInput } from './tool.ts'
import * as copy from './tools.copy.ts'

/** What golf cannot answer about a shot, as an answer in words. Throws `WrongInput` for a shot that cannot be. */
export function flightProblemText(found: PlaysLikeProblem | AdviceProblem, distanceYards: number): string {
  switch (found.problem) {
    case 'beyond-the-bag':
      return copy.beyondTheBag(distanceYards, found.reachYards)
    case 'shorter-than-the-bag':
      return copy.shorterThanTheBag(distanceYards)
    case 'carry-not-possible':
      return copy.carryNotPossible(found.club)
    case 'empty-bag':
      return copy.emptyBag
    case 'wind-too-strong':
      return copy.windTooStrong
    case 'hazard-cleared-before-reached':
      throw new WrongInput(copy.clearedBeforeReached)
    default:
      throw new Error(`The schema of the tool lets through what golf refuses: ${found.problem}`)
  }
}
