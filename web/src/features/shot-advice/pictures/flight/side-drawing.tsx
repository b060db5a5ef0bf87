import type { Hole } from '@bagwise/golf/shot-advice/hole/hole'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { radiansFromDegrees } from '@bagwise/golf/units'
import { linePath, px } from '#charts/hand-drawn.ts'
import * as windCopy from '#features/shot-advice/wind.copy.ts'
import { AxisDrawing } from './axis-drawing.tsx'
import { GroundDrawing } from './ground-drawing.tsx'
import { groundPx } from './side-geometry.ts'
import type { SideGeometry } from './side-geometry.ts'
import { sideLabels } from './side-labels.ts'
import type { SideLabel, SideLabels } from './side-labels.ts'
import styles from '../shot-charts.module.css'

type SideDrawingProps = {
  readonly geometry: SideGeometry
  readonly hole: Hole
  readonly air: Air
  readonly units: PreferredUnits
  readonly sentence: string
}

const SIGN_PX = 7

const STROKES = [
  { xPx: 22, yPx: 4 },
  { xPx: 74, yPx: -6 },
  { xPx: 126, yPx: 3 },
] as const

const STROKE_PX = 38

/** A wind from the side hardly shows from the side. */
const LEAST_SHARE = 0.3

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
      className={styles.drawing}
    >
      <WindStrokes air={air} units={units} widthPx={widthPx} />
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
          className={styles.flight}
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
      {height && <Words label={height} fontSize="15" className={styles.halo} />}
    </g>
  )
}

function Words({
  label: { text, box, baselinePx },
  ...look
}: {
  readonly label: SideLabel
  readonly fontSize: string
  readonly className: string | undefined
}) {
  return (
    <text x={px(box.leftPx + box.widthPx / 2)} y={px(baselinePx)} textAnchor="middle" {...look}>
      {text}
    </text>
  )
}

type WindStrokesProps = { readonly air: Air; readonly units: PreferredUnits; readonly widthPx: number }

/** The wind above the flight: the strokes blow along the picture as far as the wind does. Nothing in still air. */
function WindStrokes({ air, units, widthPx }: WindStrokesProps) {
  const { windSpeedMph = 0, windFromDeg = 0 } = air
  if (windSpeedMph === 0) return null
  const words = windCopy.windFact(air, units)
  const wordsPx = 12 + words.length * SIGN_PX
  const helpingShare = -Math.cos(radiansFromDegrees(windFromDeg))
  const shown = STROKES.filter(
    ({ xPx }) => Math.abs(helpingShare) >= LEAST_SHARE && wordsPx + xPx + STROKE_PX < widthPx,
  )
  return (
    <g>
      <text x="12" y="24" fontSize="14" className={styles.windWords}>
        {words}
      </text>
      {shown.map(({ xPx, yPx }) => (
        <path
          key={xPx}
          d="M0 0q9 -5 19 0t19 0m-6 -4.500l6 4.500-6 4"
          transform={`translate(${wordsPx + xPx + (helpingShare < 0 ? STROKE_PX : 0)} ${19 + yPx}) scale(${helpingShare} 1)`}
          fill="none"
          stroke="var(--color-water)"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </g>
  )
}
