import { useId } from 'react'
import { yardsFromMetres } from '@bagwise/golf/units'
import { unitShort } from '#quantities/distance.ts'
import { px } from '../hand-drawn.ts'
import { CourseDrawing } from './course-drawing.tsx'
import { landingGeometry } from './landing-geometry.ts'
import type { LandingGeometry } from './landing-geometry.ts'
import { landingSentence, wayOnWords } from './landing-words.ts'
import type { LandingFacts } from './landing-words.ts'
import { MapPatterns } from './map-patterns.tsx'
import { hazardPlates, windPlate, yardagePlates } from './map-plates.ts'
import { HazardPlates, WindPlate, YardagePlates } from './plates-drawing.tsx'
import { SpreadDrawing } from './spread-drawing.tsx'

const BAR_SHOWN = 10
const POLE_PX = 32
const WAY_ON_SIGN_PX = 7.2
const BAR_WORDS_PX = 48

type MapPartProps = { readonly geometry: LandingGeometry; readonly facts: LandingFacts }

/** The map as the ball sees it from above, the pin upwards. */
export function MapDrawing({ facts, widthPx }: { readonly facts: LandingFacts; readonly widthPx: number }) {
  const id = useId()
  const { choice, spread, hole, air, units } = facts
  const geometry = landingGeometry(choice, { hole, spread, widthPx })
  const heightPx = px(geometry.heightPx)
  const hasWind = (air.windSpeedMph ?? 0) > 0
  const wind = windPlate(geometry)
  const yardages = yardagePlates(geometry, { choice, hole, units, hasWind })
  const taken = [...yardages.map(({ box }) => box), ...(hasWind ? [wind] : [])]
  return (
    <svg
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={landingSentence(facts)}
      className="shot-drawing shot-map"
    >
      <MapPatterns id={id} />
      <CourseDrawing geometry={geometry} hole={hole} id={id} />
      <SpreadDrawing geometry={geometry} />
      <Pin geometry={geometry} pinYards={hole.pinYards} />
      <YardagePlates plates={yardages} />
      <HazardPlates plates={hazardPlates(geometry, { hole, taken })} />
      {hasWind && <WindPlate box={wind} air={air} />}
      <LengthBar geometry={geometry} facts={facts} />
      {!geometry.isGreenInView && <WayOn geometry={geometry} facts={facts} />}
    </svg>
  )
}

function Pin({ geometry, pinYards }: { readonly geometry: LandingGeometry; readonly pinYards: number }) {
  if (!geometry.isGreenInView) return null
  const [xPx, footPx] = [geometry.xPx(0), geometry.yPx(pinYards)]
  return (
    <g>
      <path
        d={`M${px(xPx)} ${px(footPx)}v${-POLE_PX}`}
        stroke="var(--color-ink)"
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path d={`M${px(xPx + 1)} ${px(footPx - POLE_PX)}l15 5-15 5.500z`} fill="var(--color-flag)" />
      <circle cx={px(xPx)} cy={px(footPx)} r="2.800" fill="var(--color-ink)" />
    </g>
  )
}

/** How far it still is to a pin that is off the map. */
function WayOn({ geometry, facts }: MapPartProps) {
  const words = wayOnWords(facts)
  const middlePx = (geometry.dataFromPx + geometry.dataToPx) / 2
  const widthPx = words.length * WAY_ON_SIGN_PX + 20
  return (
    <g>
      <rect
        x={px(middlePx - widthPx / 2)}
        y="8"
        width={px(widthPx)}
        height="24"
        rx="3"
        fill="var(--color-sheet)"
        stroke="var(--color-ink)"
        strokeWidth="1.500"
      />
      <text x={px(middlePx)} y="25" textAnchor="middle" fontSize="14">
        {words}
      </text>
    </g>
  )
}

/** Ten yards or metres of the map. */
function LengthBar({ geometry, facts: { units } }: MapPartProps) {
  const { pxPerYard, heightPx } = geometry
  const lengthPx = pxPerYard * (units === 'yards' ? BAR_SHOWN : yardsFromMetres(BAR_SHOWN))
  return (
    <g>
      <rect
        x="4"
        y={px(heightPx - 28)}
        width={px(lengthPx + BAR_WORDS_PX)}
        height="24"
        rx="3"
        fill="var(--color-sheet)"
        fillOpacity=".85"
      />
      <path
        d={`M10 ${px(heightPx - 20)}v8m0 -4h${px(lengthPx)}m0 -4v8`}
        stroke="var(--color-ink)"
        strokeWidth="1.800"
        fill="none"
      />
      <text x={px(lengthPx + 16)} y={px(heightPx - 11)} fontSize="14">
        {BAR_SHOWN} {unitShort(units)}
      </text>
    </g>
  )
}
