import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { px } from '#charts/hand-drawn.ts'
import type { BoxPx } from '#charts/box.ts'
import { quantityText } from '#quantities/quantity.ts'
import type { HazardPlate } from './hazard-plates.ts'
import type { YardagePlate } from './map-plates.ts'
import styles from '../shot-charts.module.css'

const HALF_TURN_DEG = 180
const LEADER_PX = 30

/** Yardages at the left edge, each with a dotted line towards the height it speaks of. */
export function YardagePlates({ plates }: { readonly plates: readonly YardagePlate[] }) {
  return plates.map(({ box, number, word, atPx }) => {
    const [rightPx, middlePx] = [box.leftPx + box.widthPx, box.topPx + box.heightPx / 2]
    return (
      <g key={word}>
        <path
          d={`M${px(rightPx)} ${px(middlePx)}L${px(rightPx + LEADER_PX)} ${px(atPx)}`}
          stroke="var(--color-ink)"
          strokeWidth="1.100"
          strokeDasharray="2 3"
        />
        <Plate box={box} />
        <text x={px(box.leftPx + 7)} y={px(middlePx + 6)} fontSize="18" className="font-bold">
          {number}
        </text>
        <text x={px(rightPx - 6)} y={px(middlePx + 5)} textAnchor="end" fontSize="13" className={styles.quiet}>
          {word}
        </text>
      </g>
    )
  })
}

export function HazardPlates({ plates }: { readonly plates: readonly HazardPlate[] }) {
  return plates.map(({ box, word }) => (
    <text
      key={`${word} ${px(box.leftPx)} ${px(box.topPx)}`}
      x={px(box.leftPx + box.widthPx / 2)}
      y={px(box.topPx + box.heightPx / 2 + 5)}
      textAnchor="middle"
      fontSize="14"
      className={styles.halo}
    >
      {word}
    </text>
  ))
}

type WindPlateProps = { readonly box: BoxPx; readonly air: Air; readonly units: PreferredUnits }

/** An arrow the way the wind blows over the map. */
export function WindPlate({ box, air, units }: WindPlateProps) {
  const { windSpeedMph = 0, windFromDeg = 0 } = air
  const middlePx = { x: px(box.leftPx + box.widthPx / 2), y: px(box.topPx + 30) }
  return (
    <g>
      <Plate box={box} />
      <g transform={`translate(${middlePx.x} ${middlePx.y}) rotate(${windFromDeg + HALF_TURN_DEG})`}>
        <path d="M0 20V-8" stroke="var(--color-water)" strokeWidth="4" strokeLinecap="round" />
        <path d="M0 -22l9 15h-18z" fill="var(--color-water)" />
      </g>
      <text
        x={middlePx.x}
        y={px(box.topPx + box.heightPx - 8)}
        textAnchor="middle"
        fontSize="15"
        className={styles.windWords}
      >
        {quantityText('speed', windSpeedMph, units)}
      </text>
    </g>
  )
}

function Plate({ box }: { readonly box: BoxPx }) {
  return (
    <rect
      x={px(box.leftPx)}
      y={px(box.topPx)}
      width={px(box.widthPx)}
      height={px(box.heightPx)}
      rx="3"
      fill="var(--color-sheet)"
      stroke="var(--color-ink)"
      strokeWidth="1.500"
    />
  )
}
