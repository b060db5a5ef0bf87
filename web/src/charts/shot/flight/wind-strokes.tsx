import type { Air } from '@bagwise/golf/flight/physics/air'
import { radiansFromDegrees } from '@bagwise/golf/units'
import { windFact } from '#charts/wind-dial/wind-words.ts'

const SIGN_PX = 7
const STROKES = [
  { xPx: 22, yPx: 4 },
  { xPx: 74, yPx: -6 },
  { xPx: 126, yPx: 3 },
] as const
const STROKE_PX = 38
/** A wind from the side hardly shows from the side. */
const LEAST_SHARE = 0.3

/** The wind above the flight: the strokes blow along the picture as far as the wind does. Nothing in still air. */
export function WindStrokes({ air, widthPx }: { readonly air: Air; readonly widthPx: number }) {
  const { windSpeedMph = 0, windFromDeg = 0 } = air
  if (windSpeedMph === 0) return null
  const words = windFact(air)
  const wordsPx = 12 + words.length * SIGN_PX
  const helpingShare = -Math.cos(radiansFromDegrees(windFromDeg))
  const shown = STROKES.filter(
    ({ xPx }) => Math.abs(helpingShare) >= LEAST_SHARE && wordsPx + xPx + STROKE_PX < widthPx,
  )
  return (
    <g>
      <text x="12" y="24" fontSize="14" className="shot-wind-words">
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
