import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance } from '#quantities/distance.ts'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import type { FlownChoice } from '@bagwise/golf/shot-advice/flown-choices'
import * as copy from './flight.copy.ts'

/** The figures of the side view as a table. */
export function FlightNumbers({
  flown,
  units,
}: {
  readonly flown: readonly FlownChoice[]
  readonly units: PreferredUnits
}) {
  return (
    <ShowNumbers
      caption={copy.tableCaption(units)}
      columns={copy.tableColumns(units)}
      rows={flown.map(({ club, carryYards, apexYards, landingDeg }) => ({
        name: clubName(club),
        cells: [
          String(shownDistance(carryYards, units)),
          String(shownDistance(apexYards, units)),
          `${Math.round(landingDeg)}°`,
        ],
      }))}
    />
  )
}
