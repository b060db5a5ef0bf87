import type { PreferredUnits } from '@bagwise/golf/golfer'
import { px } from '../hand-drawn.ts'
import { heightGuides } from './height-guides.ts'
import type { AxisLabel } from './axis-labels.ts'
import type { SideGeometry } from './side-geometry.ts'

const TICK_PX = 5
const TEXT_BELOW_PX = 20
const GUIDE_TEXT_PX = 12

/** The carries below the ground and at most three heights behind the flights. */
export function AxisDrawing({ geometry, units }: { readonly geometry: SideGeometry; readonly units: PreferredUnits }) {
  const { axisPx, labels, yPx, widthPx } = geometry
  const guides = heightGuides(geometry.flights[0]?.flown.apexYards ?? 0, { units, pxPerHeightYard: yPx(0) - yPx(1) })
  return (
    <g>
      {guides.map(({ shown, heightYards }) => (
        <g key={shown}>
          <path
            d={`M12 ${px(yPx(heightYards))}H${px(widthPx - 22)}`}
            stroke="var(--color-rule)"
            strokeDasharray="1 4"
            strokeLinecap="round"
            strokeWidth="1.500"
          />
          <text
            x={px(widthPx - 2)}
            y={px(yPx(heightYards) + GUIDE_TEXT_PX / 3)}
            textAnchor="end"
            fontSize={GUIDE_TEXT_PX}
            className="shot-quiet"
          >
            {shown}
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
        className={look === 'bold' ? 'font-bold' : 'shot-quiet'}
      >
        {text}
      </text>
    </g>
  )
}
