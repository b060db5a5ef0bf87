import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import { clubName, gapName } from '#charts/gap-words.ts'
import { shownDistance, unitWords } from '#quantities/distance.ts'

/** What the picture shows, for those who hear it: the span of the bag, how much of it is estimated, then its holes. */
export function pictureSentence(clubs: readonly GapClub[], units: PreferredUnits): string {
  const inOrder = clubsByCarry(clubs)
  const [longest] = inOrder
  const shortest = inOrder.at(-1)
  if (!longest || !shortest) return 'Picture of the bag without clubs.'
  const numbers = (club: GapClub) => `${clubName(club.club)} ${shownDistance(club.carryYards, units)}`
  if (inOrder.length === 1) return `Picture of the bag: one club, ${numbers(longest)} ${unitWords(units)}.`

  const span = `Picture of the bag: ${clubs.length} clubs from ${numbers(longest)} to ${numbers(shortest)} ${unitWords(units)}.`
  return [span, ...estimatesSentence(clubs), ...holeSentences(clubs, units)].join(' ')
}

function estimatesSentence(clubs: readonly GapClub[]): readonly string[] {
  const estimatedCount = clubs.filter(({ isEstimated }) => isEstimated).length
  if (estimatedCount === 0) return []
  if (estimatedCount === clubs.length) return ['All of them are estimated.']
  return [`${estimatedCount} of them ${estimatedCount === 1 ? 'is' : 'are'} estimated.`]
}

function holeSentences(clubs: readonly GapClub[], units: PreferredUnits): readonly string[] {
  const holes = findGaps(clubs).filter(({ verdict }) => verdict === 'too-large')
  if (holes.length === 0) return ['There is a club for every distance between.']
  return holes.map(
    (gap) => `No club between ${clubName(gap.longer.club)} and ${clubName(gap.shorter.club)}: ${gapName(gap, units)}.`,
  )
}
