import { MAX_CARRY_YARDS } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import * as copy from './shot-form.copy.ts'

/** Why a typed distance does not count, what to type, and which one counts meanwhile. */
export function distanceHint({
  text,
  standingYards,
  units,
  isTournament,
}: {
  readonly text: string
  readonly standingYards: number
  readonly units: PreferredUnits
  /** No word of a club then. */
  readonly isTournament: boolean
}): string {
  const most = shownDistance(MAX_CARRY_YARDS, units)
  const isFarther = !isTournament && Number(text) > most && Number.isFinite(Number(text))
  return copy.distanceHint({
    standing: shownDistance(standingYards, units),
    most: isFarther ? most : undefined,
    units,
  })
}

/** For an address that asks for a distance no shot has. */
export function unreadDistanceSentence(standingYards: number, units: PreferredUnits): string {
  return copy.unreadDistance({ standing: shownDistance(standingYards, units), units })
}
