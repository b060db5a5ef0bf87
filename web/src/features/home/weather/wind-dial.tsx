import { degFromCompassPoint } from '@bagwise/golf/weather/compass'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'

const TICK_DEGS = [0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330]
const QUARTER_TURN_DEG = 90
const HALF_TURN_DEG = 180

type WindDialProps = Pick<WeatherReading, 'windDirection' | 'windSpeedMph'> & { readonly className: string }

/** A compass with an arrow the way the wind blows. */
export function WindDial({ windDirection, windSpeedMph, className }: WindDialProps) {
  const towardsDeg = degFromCompassPoint(windDirection) + HALF_TURN_DEG
  return (
    <svg
      className={className}
      viewBox="0 0 76 76"
      fill="none"
      role="img"
      aria-label={`Wind from ${windDirection}, ${Math.round(windSpeedMph)} miles an hour`}
    >
      <g stroke="var(--color-edge)" strokeWidth="1.5">
        <circle cx="38" cy="38" r="35" />
        {TICK_DEGS.map((tickDeg) => (
          <path
            key={tickDeg}
            d={tickDeg % QUARTER_TURN_DEG === 0 ? 'M38 3v6' : 'M38 3v3'}
            transform={`rotate(${tickDeg} 38 38)`}
          />
        ))}
      </g>
      <text x="38" y="21" textAnchor="middle" fontSize="12">
        N
      </text>
      <g transform={`rotate(${towardsDeg} 38 38)`}>
        <path d="M38 62V20" stroke="var(--color-water)" strokeWidth="4" strokeLinecap="round" />
        <path d="M38 11l8 14H30z" fill="var(--color-water)" />
      </g>
    </svg>
  )
}
