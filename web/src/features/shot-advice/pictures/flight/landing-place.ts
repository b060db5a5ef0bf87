import { GREEN } from '@bagwise/golf/shot-advice/hole/hole'
import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownGap } from '#quantities/distance.ts'
import type { FlownChoice } from '@bagwise/golf/shot-advice/flown-choices'

/** Farther from the green than this share of the carry it was not meant for it. */
const MEANT_FOR_GREEN_SHARE = 0.25

/** Where a ball comes down, and how far from there in the golfer's units. */
type LandingPlace = {
  readonly place: 'before-pin' | 'short-of-green' | 'past-green' | 'level-with-pin' | 'past-pin' | 'short-of-pin'
  readonly apartShown: number
}

export function landingPlace(
  { carryYards }: Pick<FlownChoice, 'carryYards'>,
  { greenYards, pinYards }: Hole,
  units: PreferredUnits,
): LandingPlace {
  const apart = (longerYards: number, shorterYards: number) => shownGap({ longerYards, shorterYards }, units)
  const toGreenYards = greenYards - GREEN.halfDepthYards - carryYards
  if (toGreenYards > carryYards * MEANT_FOR_GREEN_SHARE) {
    return { place: 'before-pin', apartShown: apart(pinYards, carryYards) }
  }
  if (toGreenYards > 0) return { place: 'short-of-green', apartShown: apart(carryYards + toGreenYards, carryYards) }
  const pastGreenYards = carryYards - greenYards - GREEN.halfDepthYards
  if (pastGreenYards > 0) return { place: 'past-green', apartShown: apart(carryYards, carryYards - pastGreenYards) }
  const pastPin = apart(carryYards, pinYards)
  if (pastPin === 0) return { place: 'level-with-pin', apartShown: 0 }
  return { place: pastPin > 0 ? 'past-pin' : 'short-of-pin', apartShown: Math.abs(pastPin) }
}
