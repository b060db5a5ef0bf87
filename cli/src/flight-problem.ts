import { CLUBS } from '@bagwise/golf/club'
import type { AdviceProblem } from '@bagwise/golf/shot-advice/advise'
import type { PlaysLikeProblem } from '@bagwise/golf/flight/plays-like'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { celsiusFromFahrenheit, kmhFromMph, metresFromFeet, metresFromYards } from '@bagwise/golf/units'
import * as argumentsCopy from './arguments.copy.ts'
import * as copy from './flight-problem.copy.ts'
import { lengthText } from './in-units.ts'
import { noAnswer, wrongCall } from './problem.ts'
import type { CommandProblem } from './problem.ts'

const same = (number: number) => number
const YARDS = { unit: 'yards', metricUnit: 'metres', metric: metresFromYards }
const FEET = { unit: 'feet', metricUnit: 'metres', metric: metresFromFeet }

/** What is out of range, by golf's name for it. */
const RANGED: Readonly<
  Record<
    string,
    {
      readonly what: string
      readonly unit: string
      readonly metricUnit: string
      readonly metric: (number: number) => number
    }
  >
> = {
  'distance-out-of-range': { what: 'The distance', ...YARDS },
  'carry-out-of-range': { what: 'A carry', ...YARDS },
  'wind-out-of-range': { what: '--wind', unit: 'mph', metricUnit: 'km/h', metric: kmhFromMph },
  'wind-direction-out-of-range': { what: '--from', unit: 'degrees', metricUnit: 'degrees', metric: same },
  'temperature-out-of-range': { what: '--temp', unit: '°F', metricUnit: '°C', metric: celsiusFromFahrenheit },
  'altitude-out-of-range': { what: '--altitude', ...FEET },
  'target-elevation-out-of-range': { what: 'The height of the target', ...FEET },
  'hazard-out-of-range': { what: 'A hazard', ...YARDS },
  'fairway-width-out-of-range': { what: '--fairway', ...YARDS },
}

type FlightProblem = PlaysLikeProblem | AdviceProblem

/** The sentence and exit code of what golf cannot answer about a shot. */
export function flightProblem(
  found: FlightProblem,
  { distanceYards, units }: { readonly distanceYards: number; readonly units: PreferredUnits },
): CommandProblem {
  switch (found.problem) {
    case 'beyond-the-bag':
      return noAnswer(copy.beyondTheBag(lengthText(distanceYards, units), lengthText(found.reachYards, units)))
    case 'shorter-than-the-bag':
      return noAnswer(copy.shorterThanTheBag(lengthText(distanceYards, units)))
    case 'carry-not-possible':
      return noAnswer(copy.carryNotPossible(CLUBS[found.club].displayName))
    case 'empty-bag':
      return noAnswer(copy.emptyBag)
    case 'wind-too-strong':
      return noAnswer(copy.windTooStrong)
    case 'hazard-cleared-before-reached':
      return wrongCall(copy.clearedBeforeReached)
    case 'club-does-not-fly':
    case 'trajectory-unknown':
      throw new Error(`No bag has a club or a trajectory without a flight: ${found.problem}`)
    default:
      return wrongCall(rangeSentence(found, units))
  }
}

function rangeSentence(
  { problem, from, to }: { readonly problem: string; readonly from: number; readonly to: number },
  units: PreferredUnits,
): string {
  const ranged = RANGED[problem]
  if (!ranged) throw new Error(`No call gives what is out of range: ${problem}`)
  const { what, unit, metricUnit, metric } = ranged
  return units === 'metres'
    ? argumentsCopy.range(what, Math.ceil(metric(from)), Math.floor(metric(to)), metricUnit)
    : argumentsCopy.range(what, from, to, unit)
}
