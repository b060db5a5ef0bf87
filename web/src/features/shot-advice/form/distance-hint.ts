import { MAX_CARRY_YARDS } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { carryHint, shownDistance, unitWords } from '#quantities/distance.ts'

/** Why a typed distance does not count, what to type, and which one counts meanwhile. */
export function distanceHint({
  text,
  standingYards,
  units,
}: {
  readonly text: string
  readonly standingYards: number
  readonly units: PreferredUnits
}): string {
  const most = shownDistance(MAX_CARRY_YARDS, units)
  const isFarther = Number(text) > most && Number.isFinite(Number(text))
  const farther = isFarther ? ` On a longer hole type ${most}: the club is the same.` : ''
  return `${carryHint(units)}${farther} Until then it stays ${shownDistance(standingYards, units)} ${unitWords(units)}.`
}

/** For an address that asks for a distance no shot has. */
export function unreadDistanceSentence(standingYards: number, units: PreferredUnits): string {
  return `This link has a distance that cannot be used: it stays ${shownDistance(standingYards, units)} ${unitWords(units)}. ${carryHint(units)}`
}
