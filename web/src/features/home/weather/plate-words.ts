import type { PlaysLikeProblem } from '@bagwise/golf/flight/plays-like'

/** Why a plate has no number. The flight of a ball is only known up to some wind, heat and cold. */
export function plateWords({ problem }: PlaysLikeProblem, temperatureF: number): string {
  switch (problem) {
    case 'beyond-the-bag':
      return 'out of reach'
    case 'shorter-than-the-bag':
      return 'less than half a wedge'
    case 'wind-out-of-range':
      return 'too windy to tell'
    case 'temperature-out-of-range':
      return temperatureF < 0 ? 'too cold to tell' : 'too hot to tell'
    default:
      return 'hard to tell'
  }
}
