import type { Gap, GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import { clubName, distanceApart, gapName } from '#charts/gap-words.ts'

/** What the ladder shows, for those who hear it: the span of the bag, then its faults. */
export function ladderSentence(clubs: readonly GapClub[], units: PreferredUnits): string {
  const gaps = findGaps(clubs)
  const longest = gaps[0]?.longer ?? clubs[0]
  const shortest = gaps.at(-1)?.shorter
  if (!longest) return 'Yardage ladder without clubs.'
  const numbers = (club: GapClub) => `${clubName(club.club)} ${shownDistance(club.carryYards, units)}`
  if (!shortest) return `Yardage ladder: one club, ${numbers(longest)} ${unitWords(units)}.`

  const span = `Yardage ladder: ${clubs.length} clubs from ${numbers(longest)} to ${numbers(shortest)} ${unitWords(units)}.`
  const faults = gaps.filter(({ verdict }) => verdict !== 'good').map((gap) => faultSentence(gap, units))
  return [span, ...(faults.length > 0 ? faults : ['Every gap is good.'])].join(' ')
}

function faultSentence(gap: Gap, units: PreferredUnits): string {
  const pair = `${clubName(gap.longer.club)} and ${clubName(gap.shorter.club)}`
  return gap.verdict === 'too-large'
    ? `No club between ${pair}: ${gapName(gap, units)}.`
    : `${pair} are only ${distanceApart(gap, units)} apart.`
}
