import type { PreferredUnits } from '@bagwise/golf/golfer'
import { px } from '#charts/hand-drawn.ts'
import { degreesText } from '#quantities/club-measure.ts'
import * as copy from './charts.copy.ts'
import styles from './loft-axes.module.css'

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
      <text x="0" y="14" className={styles.axis}>
        {copy.carryAxis(units)}
      </text>
      {carryTicks.map(({ atPx, shown }) => (
        <g key={shown}>
          <path d={`M${leftPx} ${px(atPx)}H${px(rightPx)}`} className={styles.axisGuide} />
          <text x={leftPx - 6} y={px(atPx + 4)} textAnchor="end" className={styles.axis}>
            {shown}
          </text>
        </g>
      ))}
      <path d={`M${leftPx} ${px(bottomPx)}H${px(rightPx)}`} className={styles.axisBase} />
      {loftTicks.map(({ atPx, shown }) => (
        <g key={shown}>
          <path d={`M${px(atPx)} ${px(bottomPx)}v5`} className={styles.axisBase} />
          <text x={px(atPx)} y={px(bottomPx + 18)} textAnchor="middle" className={styles.axis}>
            {degreesText(shown)}
          </text>
        </g>
      ))}
      <text x={px(rightPx)} y={px(bottomPx + 35)} textAnchor="end" className={styles.axis}>
        {loftWords}
      </text>
    </g>
  )
}
