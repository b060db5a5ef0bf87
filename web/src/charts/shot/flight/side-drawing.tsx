import type { Hole } from '@bagwise/golf/advisor/hole/hole'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { linePath, px } from '#charts/hand-drawn.ts'
import { AxisDrawing } from './axis-drawing.tsx'
import { GroundDrawing } from './ground-drawing.tsx'
import { groundPx } from './side-geometry.ts'
import type { SideGeometry } from './side-geometry.ts'
import { sideLabels } from './side-labels.ts'
import type { SideLabel, SideLabels } from './side-labels.ts'
import { WindStrokes } from './wind-strokes.tsx'

type SideDrawingProps = {
  readonly geometry: SideGeometry
  readonly hole: Hole
  readonly air: Air
  readonly units: PreferredUnits
  readonly sentence: string
}

/** The flights over the ground, as seen from the right of the line. */
export function SideDrawing({ geometry, hole, air, units, sentence }: SideDrawingProps) {
  const { widthPx, heightPx, flights } = geometry
  const [recommended, ...others] = flights
  const labels = sideLabels(geometry, units)
  return (
    <svg
      width={widthPx}
      height={px(heightPx)}
      viewBox={`0 0 ${widthPx} ${px(heightPx)}`}
      role="img"
      aria-label={sentence}
      className="shot-drawing"
    >
      <WindStrokes air={air} widthPx={widthPx} />
      <GroundDrawing geometry={geometry} hole={hole} />
      <AxisDrawing geometry={geometry} guides={labels.guides} />
      {others.map(({ flown, points }) => (
        <path
          key={flown.club}
          d={linePath(points)}
          fill="none"
          stroke="var(--color-ink-3)"
          strokeWidth="1.700"
          strokeDasharray="6 5"
        />
      ))}
      {recommended && (
        <path
          d={linePath(recommended.points)}
          pathLength="1"
          className="shot-flight"
          fill="none"
          stroke="var(--color-ink)"
          strokeWidth="3.200"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      )}
      {others.map(({ flown, landing }) => (
        <circle
          key={flown.club}
          cx={px(landing.xPx)}
          cy={px(landing.yPx)}
          r="3.600"
          fill="var(--color-sheet)"
          stroke="var(--color-ink-2)"
          strokeWidth="1.800"
        />
      ))}
      {recommended && (
        <circle
          cx={px(recommended.landing.xPx)}
          cy={px(recommended.landing.yPx)}
          r="4.600"
          fill="var(--color-sheet)"
          stroke="var(--color-ink)"
          strokeWidth="2.400"
        />
      )}
      <ApexWords geometry={geometry} labels={labels} />
    </svg>
  )
}

/** The name of the club above its highest point, the height below it. */
function ApexWords({
  geometry,
  labels: { name, height },
}: {
  readonly geometry: SideGeometry
  readonly labels: SideLabels
}) {
  const { apex, xPx } = geometry
  const groundBelowPx = groundPx(geometry, (apex.xPx - xPx(0)) / (xPx(1) - xPx(0)))
  return (
    <g>
      <path
        d={`M${px(apex.xPx)} ${px(apex.yPx + 5)}V${px(groundBelowPx - 4)}`}
        stroke="var(--color-edge)"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      {name && <Words label={name} fontSize="16" className="font-bold" />}
      {height && <Words label={height} fontSize="15" className="shot-halo" />}
    </g>
  )
}

function Words({
  label: { text, box, baselinePx },
  ...look
}: {
  readonly label: SideLabel
  readonly fontSize: string
  readonly className: string
}) {
  return (
    <text x={px(box.leftPx + box.widthPx / 2)} y={px(baselinePx)} textAnchor="middle" {...look}>
      {text}
    </text>
  )
}
