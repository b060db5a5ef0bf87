import { GREEN } from '@bagwise/golf/shot-advice/hole/hole'
import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, shownGap, unitShort, unitWord, unitWords } from '#quantities/distance.ts'
import type { FlownChoice } from '@bagwise/golf/shot-advice/flown-choices'

/** Farther from the green than this share of the carry it was not meant for it. */
const MEANT_FOR_GREEN_SHARE = 0.25

/** 'The 6-Iron comes down on the green, 2 yards short of the pin.' */
export function landingSentence(
  { club, carryYards }: FlownChoice,
  { greenYards, pinYards }: Hole,
  units: PreferredUnits,
): string {
  const comesDown = `The ${clubName(club)} comes down`
  const toGreenYards = greenYards - GREEN.halfDepthYards - carryYards
  if (toGreenYards > carryYards * MEANT_FOR_GREEN_SHARE) {
    return `${comesDown} ${apart(pinYards, carryYards, units)} before the pin.`
  }
  if (toGreenYards > 0) return `${comesDown} ${apart(carryYards + toGreenYards, carryYards, units)} short of the green.`
  const pastGreenYards = carryYards - greenYards - GREEN.halfDepthYards
  if (pastGreenYards > 0) return `${comesDown} ${apart(carryYards, carryYards - pastGreenYards, units)} past the green.`
  const pastPin = shownGap({ longerYards: carryYards, shorterYards: pinYards }, units)
  if (pastPin === 0) return `${comesDown} on the green, level with the pin.`
  const [longerYards, shorterYards] = pastPin > 0 ? [carryYards, pinYards] : [pinYards, carryYards]
  return `${comesDown} on the green, ${apart(longerYards, shorterYards, units)} ${pastPin > 0 ? 'past' : 'short of'} the pin.`
}

/** The whole picture in words. */
export function flightSentence(flown: readonly FlownChoice[], hole: Hole, units: PreferredUnits): string {
  const [recommended, ...others] = flown
  if (!recommended) return 'No flight.'
  const { club, carryYards, apexYards } = recommended
  const numbers = `Flight of the ${clubName(club)} from the side: it carries ${distance(carryYards, units)} and rises ${distance(apexYards, units)}.`
  const compared = others.map(
    (other) => `The ${clubName(other.club)} carries ${shownDistance(other.carryYards, units)}.`,
  )
  return [numbers, landingSentence(recommended, hole, units), ...compared].join(' ')
}

/** '27 yd high'. */
export function apexWords(apexYards: number, units: PreferredUnits): string {
  return `${shownDistance(apexYards, units)} ${unitShort(units)} high`
}

function apart(longerYards: number, shorterYards: number, units: PreferredUnits): string {
  return counted(shownGap({ longerYards, shorterYards }, units), units)
}

function distance(yards: number, units: PreferredUnits): string {
  return counted(shownDistance(yards, units), units)
}

function counted(shown: number, units: PreferredUnits): string {
  return `${shown} ${shown === 1 ? unitWord(units) : unitWords(units)}`
}
