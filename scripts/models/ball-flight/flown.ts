import type { Air } from '@bagwise/golf/flight/physics/air'
import type { Launch } from '@bagwise/golf/flight/physics/fly'
import { inferLaunch } from '@bagwise/golf/flight/launch-from-carry'
import { simulateFlight } from '@bagwise/golf/flight/trajectory'
import type { Flight } from '@bagwise/golf/flight/trajectory'
import type { ClubType } from '@bagwise/golf/club'

/** The flight of a launch that is known to be possible. */
export function flown(launch: Launch, air: Air = {}): Flight {
  const flight = simulateFlight(launch, air)
  if ('problem' in flight) throw new Error(`${flight.problem}: ${JSON.stringify({ launch, air })}`)
  return flight
}

/** The launch of a carry that is known to be possible. */
export function launchOf(club: ClubType, carryYards: number): Launch {
  const launch = inferLaunch(club, carryYards)
  if ('problem' in launch) throw new Error(`${launch.problem}: ${club} ${carryYards}`)
  return launch
}
