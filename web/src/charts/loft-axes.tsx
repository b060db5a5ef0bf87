import type { PreferredUnits } from '@bagwise/golf/golfer'
import { px } from '#charts/hand-drawn.ts'
import { unitWords } from '#quantities/distance.ts'
import './loft-axes.css'
import { degreesText } from '#quantities/club-measure.ts'

type Tick = { readonly shown: number; readonly atPx: number }

type LoftAxesProps = {
  readonly geometry: {
    readonly leftPx: number
    readonly rightPx: number
    readonly bottomPx: number
    readonly carryTicks: readonly Tick[]
    readonly loftTicks: readonly Tick[]
  }
  readonly units: PreferredUnits
  /** What stands below the lofts. */
  readonly loftWords: string
}

/** Carry upwards, loft to the right: the frame of the pictures that set one against the other. */
export function LoftAxes({ geometry, units, loftWords }: LoftAxesProps) {
  const { leftPx, rightPx, bottomPx, carryTicks, loftTicks } = geometry
  return (
    <g fontSize="12">
      <text x="0" y="14" className="loft-axis">
        Carry, {unitWords(units)}
      </text>
      {carryTicks.map(({ atPx, shown }) => (
        <g key={shown}>
          <path d={`M${leftPx} ${px(atPx)}H${px(rightPx)}`} className="loft-axis-guide" />
          <text x={leftPx - 6} y={px(atPx + 4)} textAnchor="end" className="loft-axis">
            {shown}
          </text>
        </g>
      ))}
      <path d={`M${leftPx} ${px(bottomPx)}H${px(rightPx)}`} className="loft-axis-base" />
      {loftTicks.map(({ atPx, shown }) => (
        <g key={shown}>
          <path d={`M${px(atPx)} ${px(bottomPx)}v5`} className="loft-axis-base" />
          <text x={px(atPx)} y={px(bottomPx + 18)} textAnchor="middle" className="loft-axis">
            {degreesText(shown)}
          </text>
        </g>
      ))}
      <text x={px(rightPx)} y={px(bottomPx + 35)} textAnchor="end" className="loft-axis">
        {loftWords}
      </text>
    </g>
  )
}
