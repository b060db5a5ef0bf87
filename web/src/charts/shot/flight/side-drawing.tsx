import type { Hole } from '@bagwise/golf/advisor/hole/hole'
import type { Air } from '@bagwise/golf/flight/physics/air'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-words.ts'
import { linePath, px } from '../hand-drawn.ts'
import { AxisDrawing } from './axis-drawing.tsx'
import { apexWords } from './flight-words.ts'
import { GroundDrawing } from './ground-drawing.tsx'
import { groundPx } from './side-geometry.ts'
import type { SideGeometry } from './side-geometry.ts'
import { WindStrokes } from './wind-strokes.tsx'

type SideDrawingProps = {
  readonly geometry: SideGeometry
  readonly hole: Hole
  readonly air: Air
  readonly units: PreferredUnits
  readonly sentence: string
}

const NAME_SIGN_PX = 8.4
const NAME_ABOVE_PX = 14
/** Where there is less room below the apex its height stands beside the name. */
const LEAST_INSIDE_PX = 54

/** The flights over the ground, as seen from the right of the line. */
export function SideDrawing({ geometry, hole, air, units, sentence }: SideDrawingProps) {
  const { widthPx, heightPx, flights } = geometry
  const [recommended, ...others] = flights
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
      <AxisDrawing geometry={geometry} units={units} />
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
      <ApexWords geometry={geometry} units={units} />
    </svg>
  )
}

/** The name of the club above its highest point, the height below it. */
function ApexWords({ geometry, units }: { readonly geometry: SideGeometry; readonly units: PreferredUnits }) {
  const { apex, flights, widthPx, xPx, yPx } = geometry
  const [recommended] = flights
  if (!recommended) return null
  const { club, apexYards } = recommended.flown
  const groundBelowPx = groundPx(geometry, (apex.xPx - xPx(0)) / (xPx(1) - xPx(0)))
  const isInside = groundBelowPx - apex.yPx >= LEAST_INSIDE_PX
  const height = apexWords(apexYards, units)
  const name = isInside ? clubName(club) : `${clubName(club)}, ${height}`
  const halfPx = (name.length * NAME_SIGN_PX) / 2
  const nameXPx = Math.min(widthPx - halfPx, Math.max(halfPx, apex.xPx))
  const highestPx = Math.min(yPx(Math.max(...flights.map(({ flown }) => flown.apexYards))), apex.yPx)
  return (
    <g>
      <path
        d={`M${px(apex.xPx)} ${px(apex.yPx + 5)}V${px(groundBelowPx - 4)}`}
        stroke="var(--color-edge)"
        strokeDasharray="1 4"
        strokeLinecap="round"
      />
      <text x={px(nameXPx)} y={px(highestPx - NAME_ABOVE_PX)} textAnchor="middle" fontSize="16" className="font-bold">
        {name}
      </text>
      {isInside && (
        <text
          x={px(apex.xPx)}
          y={px((apex.yPx + groundBelowPx) / 2 + 5)}
          textAnchor="middle"
          fontSize="15"
          className="shot-halo"
        >
          {height}
        </text>
      )}
    </g>
  )
}
