import { findGaps } from '@bagwise/golf/gapping/find-gaps'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubsByCarry } from '#charts/clubs-by-carry.ts'
import { clubName, gapFinding } from '#charts/gap-words.ts'
import { ShowNumbers, carryCell } from '#charts/show-numbers.tsx'
import { shownDistance, unitWords } from '#quantities/distance.ts'
import type { PictureClub } from './picture-geometry.ts'
import { degreesText } from '#quantities/club-measure.ts'

/** The picture's figures as a table. */
export function PictureNumbers({
  clubs,
  units,
}: {
  readonly clubs: readonly PictureClub[]
  readonly units: PreferredUnits
}) {
  const gaps = findGaps(clubs)
  const loftsDeg = new Map(clubs.map(({ club, loftDeg }) => [club, loftDeg]))
  return (
    <ShowNumbers
      caption={`Loft in degrees, carry in ${unitWords(units)} and the gap to the next club`}
      columns={['Club', 'Loft', `Carry, ${unitWords(units)}`]}
      wordsColumn="To the next"
      rows={clubsByCarry(clubs).map(({ club, carryYards, isEstimated }, index) => ({
        name: clubName(club),
        cells: [
          degreesText(loftsDeg.get(club) ?? 0),
          carryCell({ figure: shownDistance(carryYards, units), isEstimated }),
        ],
        words: gaps[index] ? gapFinding(gaps[index], units) : '',
      }))}
    />
  )
}
