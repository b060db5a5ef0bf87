import type { GapClub } from '@bagwise/golf/gapping/find-gaps'
import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import { clubName, gapFinding } from '#charts/gap-words.ts'
import { ShowNumbers, carryCell } from '#charts/show-numbers.tsx'
import { shownDistance, unitWords } from '#quantities/distance.ts'

/** The ladder's figures as a table. */
export function LadderNumbers({
  clubs,
  units,
}: {
  readonly clubs: readonly GapClub[]
  readonly units: PreferredUnits
}) {
  const gaps = findGaps(clubs)
  return (
    <ShowNumbers
      caption={`Carry in ${unitWords(units)} and the gap to the next club`}
      columns={['Club', `Carry, ${unitWords(units)}`]}
      wordsColumn="To the next"
      rows={clubsByCarry(clubs).map(({ club, carryYards, isEstimated }, index) => ({
        name: clubName(club),
        cells: [carryCell({ figure: shownDistance(carryYards, units), isEstimated })],
        words: gaps[index] ? gapFinding(gaps[index], units) : '',
      }))}
    />
  )
}
