import type { PreferredUnits } from '@bagwise/golf/golfer'
import { px } from '#charts/hand-drawn.ts'
import { shownDistance } from '#quantities/distance.ts'
import { pointOf } from './hole-frame.ts'
import type { Frame } from './hole-frame.ts'
import type { HolePens } from './hole-pens.ts'
import styles from './hole.module.css'

type PlanGridProps = {
  readonly gridYards: number
  readonly frame: Frame
  readonly units: PreferredUnits
  readonly pens: HolePens
}

const LEFT_PX = 6

/** An empty plan: squares from the tee, and how far each line is. */
export function PlanGrid({ gridYards, frame, units, pens }: PlanGridProps) {
  const { widthPx, heightPx, pxPerYard, leftYards, topYards } = frame
  const columns = stepsBetween(leftYards, leftYards + widthPx / pxPerYard, gridYards)
  const rows = stepsBetween(topYards - heightPx / pxPerYard, topYards, gridYards)
  const xPx = (x: number) => px(pointOf(frame, { x, y: 0 }).xPx)
  const yPx = (y: number) => px(pointOf(frame, { x: 0, y }).yPx)
  return (
    <g>
      <rect width={widthPx} height={heightPx} fill={pens.paper} />
      <path
        d={[...columns.map((x) => `M${xPx(x)} 0V${heightPx}`), ...rows.map((y) => `M0 ${yPx(y)}H${widthPx}`)].join('')}
        fill="none"
        stroke={pens.grid}
        strokeWidth="1"
      />
      <path d={`M${xPx(0)} 0V${heightPx}`} stroke={pens.ink} strokeWidth="1.200" strokeDasharray="2 5" />
      {rows
        .filter((y) => y > 0)
        .map((y) => (
          <text key={y} x={LEFT_PX} y={px(Number(yPx(y)) - 4)} fontSize="14" className={styles.quiet}>
            {shownDistance(y, units)}
          </text>
        ))}
    </g>
  )
}

function stepsBetween(fromYards: number, toYards: number, stepYards: number): readonly number[] {
  const first = Math.ceil(fromYards / stepYards)
  return Array.from(
    { length: Math.max(0, Math.floor(toYards / stepYards) - first + 1) },
    (_, step) => (first + step) * stepYards,
  )
}
