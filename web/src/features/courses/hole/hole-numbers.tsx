import type { PreferredUnits } from '@bagwise/golf/golfer'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { shownDistance } from '#quantities/distance.ts'
import type { SeenHazard } from './hole-marks.ts'
import * as copy from './ball-controls.copy.ts'
import type { ShownHole } from './shown-hole.ts'

type HoleNumbersProps = {
  readonly shown: ShownHole
  readonly hazards: readonly SeenHazard[]
  readonly units: PreferredUnits
}

/** What the drawing says, as a table. */
export function HoleNumbers({ shown: { green, middleYards }, hazards, units }: HoleNumbersProps) {
  const text = (yards: number) => String(shownDistance(yards, units))
  return (
    <ShowNumbers
      caption={copy.numbersCaption}
      columns={copy.numbersColumns(units)}
      rows={[
        green
          ? { name: copy.greenRow, cells: [text(green.frontYards), text(green.backYards)] }
          : { name: copy.greenRow, cells: [text(middleYards), ''] },
        ...hazards.map((hazard, index) => ({
          name: copy.hazardRow(hazard, index),
          cells: [text(hazard.reachYards), hazard.cover === 'out' ? '' : text(hazard.coverYards)],
        })),
      ]}
    />
  )
}
