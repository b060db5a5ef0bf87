import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { WeatherReading } from '@bagwise/golf/weather/weather-reading'
import * as copy from '#features/courses/book/book.copy.ts'
import { INK, LENGTH_SIZE, PAPER } from './page-layout.ts'

type CompassRoseProps = {
  /** Of the page's upper edge, clockwise from north. */
  readonly bearingDeg: number
  readonly reading: WeatherReading | undefined
  readonly units: PreferredUnits
  readonly leftPx: number
  readonly topPx: number
}

export const ROSE_PX = 50
const RADIUS_PX = 20
const HALF_TURN_DEG = 180

/** Where north is on the page, and an arrow that flies with the wind. */
export function CompassRose({ bearingDeg, reading, units, leftPx, topPx }: CompassRoseProps) {
  const middle = { x: leftPx + ROSE_PX / 2, y: topPx + ROSE_PX / 2 }
  const turned = (deg: number) => `translate(${middle.x} ${middle.y}) rotate(${Math.round(deg)})`
  const [speed, from] = windLines(reading, units)
  return (
    <g>
      <circle cx={middle.x} cy={middle.y} r={RADIUS_PX} fill={PAPER} stroke={INK} strokeWidth="1" />
      <g transform={turned(-bearingDeg)}>
        <path
          d={`M0 ${-RADIUS_PX}V${-RADIUS_PX + 5}M0 ${RADIUS_PX}v-4M${RADIUS_PX} 0h-4M${-RADIUS_PX} 0h4`}
          stroke={INK}
          strokeWidth="1.2"
        />
        <text
          y={-RADIUS_PX + 3.5}
          fontSize="10"
          fontWeight="700"
          textAnchor="middle"
          stroke={PAPER}
          strokeWidth="3"
          paintOrder="stroke"
        >
          {copy.north}
        </text>
      </g>
      {reading && !copy.isStill(reading) && (
        <g transform={turned(reading.windFromDeg + HALF_TURN_DEG - bearingDeg)}>
          <path d="M0 13V-6" stroke={INK} strokeWidth="3" />
          <path d="M0 -15L6 -4H-6Z" fill={INK} />
        </g>
      )}
      <text x={leftPx + ROSE_PX + 4} y={topPx + 23} fontSize={LENGTH_SIZE} fontWeight="700">
        {speed}
      </text>
      <text x={leftPx + ROSE_PX + 4} y={topPx + 39} fontSize={LENGTH_SIZE}>
        {from}
      </text>
    </g>
  )
}

/** '11 mph' above 'from SW'. */
function windLines(reading: WeatherReading | undefined, units: PreferredUnits): readonly [string, string] {
  const words = copy.windText(reading, units)
  const at = words.indexOf(' from ')
  return at < 0 ? [words, ''] : [words.slice(0, at), words.slice(at + 1)]
}
