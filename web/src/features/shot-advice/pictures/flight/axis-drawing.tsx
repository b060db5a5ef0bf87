import { px } from '#charts/hand-drawn.ts'
import type { AxisLabel } from './axis-labels.ts'
import type { SideGeometry } from './side-geometry.ts'
import type { SideLabels } from './side-labels.ts'
import styles from '../shot-charts.module.css'

const TICK_PX = 5
const TEXT_BELOW_PX = 20

/** The carries below the ground and at most three heights behind the flights. */
export function AxisDrawing({
  geometry,
  guides,
}: {
  readonly geometry: SideGeometry
  readonly guides: SideLabels['guides']
}) {
  const { axisPx, labels, widthPx } = geometry
  return (
    <g>
      {guides.map(({ text, box, linePx, baselinePx }) => (
        <g key={text}>
          <path
            d={`M12 ${px(linePx)}H${px(widthPx - 22)}`}
            stroke="var(--color-rule)"
            strokeDasharray="1 4"
            strokeLinecap="round"
            strokeWidth="1.500"
          />
          <text
            x={px(box.leftPx + box.widthPx)}
            y={px(baselinePx)}
            textAnchor="end"
            fontSize="12"
            className={styles.quiet}
          >
            {text}
          </text>
        </g>
      ))}
      {labels.ticks.map((label) => (
        <Label key={label.text} label={label} axisPx={axisPx} look="quiet" />
      ))}
      {labels.others.map((label) => (
        <Label key={label.text} label={label} axisPx={axisPx} look="quiet" />
      ))}
      {labels.recommended && <Label label={labels.recommended} axisPx={axisPx} look="bold" />}
    </g>
  )
}

function Label({
  label: { text, atPx, textPx },
  axisPx,
  look,
}: {
  readonly label: AxisLabel
  readonly axisPx: number
  readonly look: 'quiet' | 'bold'
}) {
  return (
    <g>
      <path d={`M${px(atPx)} ${px(axisPx)}L${px(textPx)} ${px(axisPx + TICK_PX)}`} stroke="var(--color-edge)" />
      <text
        x={px(textPx)}
        y={px(axisPx + TEXT_BELOW_PX)}
        textAnchor="middle"
        fontSize={look === 'bold' ? 15 : 13}
        className={look === 'bold' ? 'font-bold' : styles.quiet}
      >
        {text}
      </text>
    </g>
  )
}
