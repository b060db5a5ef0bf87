import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { NumbersProps } from '#charts/show-numbers.tsx'
import { shownDistance } from '#quantities/distance.ts'
import type { SeenHazard } from './hole-marks.ts'
import * as copy from './hole-numbers.copy.ts'
import type { ShownHole } from './shown-hole.ts'

export type DrawnNumbers = {
  readonly shown: Pick<ShownHole, 'green' | 'middleYards'>
  readonly hazards: readonly SeenHazard[]
  readonly units: PreferredUnits
}

/** What the drawing of a hole says, as a table. */
export function holeNumbers({ shown: { green, middleYards }, hazards, units }: DrawnNumbers): NumbersProps {
  const text = (yards: number) => String(shownDistance(yards, units))
  return {
    caption: copy.caption,
    columns: copy.columns(units),
    rows: [
      green
        ? { name: copy.greenRow, cells: [text(green.frontYards), text(green.backYards)] }
        : { name: copy.greenRow, cells: [text(middleYards), ''] },
      ...hazards.map((hazard, index) => ({
        name: copy.hazardRow(hazard, index),
        cells: [text(hazard.reachYards), hazard.cover === 'out' ? '' : text(hazard.coverYards)],
      })),
    ],
  }
}
