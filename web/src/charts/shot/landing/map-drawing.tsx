import { useId } from 'react'
import { unitShort } from '#quantities/distance.ts'
import { px } from '#charts/hand-drawn.ts'
import type { BoxPx } from '#charts/shot/box.ts'
import { CourseDrawing } from './course-drawing.tsx'
import { POLE_PX, hazardPlates } from './hazard-plates.ts'
import { landingGeometry } from './landing-geometry.ts'
import type { LandingGeometry } from './landing-geometry.ts'
import { landingSentence, wayOnWords } from './landing-words.ts'
import type { LandingFacts } from './landing-words.ts'
import { MapPatterns } from './map-patterns.tsx'
import { BAR_SHOWN, barBox, barPx, wayOnBox, windPlate, yardagePlates } from './map-plates.ts'
import { HazardPlates, WindPlate, YardagePlates } from './plates-drawing.tsx'
import { SpreadDrawing } from './spread-drawing.tsx'

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
  const wayOn = geometry.isGreenInView ? undefined : wayOnBox(geometry, wayOnWords(facts))
  const bar = barBox(geometry, units)
  const taken = [...yardages.map(({ box }) => box), ...(hasWind ? [wind] : []), ...(wayOn ? [wayOn] : []), bar]
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
      <LengthBar box={bar} geometry={geometry} facts={facts} />
      {wayOn && <WayOn box={wayOn} words={wayOnWords(facts)} />}
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
function WayOn({ box, words }: { readonly box: BoxPx; readonly words: string }) {
  return (
    <g>
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
      <text x={px(box.leftPx + box.widthPx / 2)} y={px(box.topPx + 17)} textAnchor="middle" fontSize="14">
        {words}
      </text>
    </g>
  )
}

/** Ten yards or metres of the map. */
function LengthBar({ box, geometry: { pxPerYard }, facts: { units } }: MapPartProps & { readonly box: BoxPx }) {
  const lengthPx = barPx(pxPerYard, units)
  return (
    <g>
      <rect
        x={px(box.leftPx)}
        y={px(box.topPx)}
        width={px(box.widthPx)}
        height={px(box.heightPx)}
        rx="3"
        fill="var(--color-sheet)"
        fillOpacity=".85"
      />
      <path
        d={`M10 ${px(box.topPx + 8)}v8m0 -4h${px(lengthPx)}m0 -4v8`}
        stroke="var(--color-ink)"
        strokeWidth="1.800"
        fill="none"
      />
      <text x={px(lengthPx + 16)} y={px(box.topPx + 17)} fontSize="14">
        {BAR_SHOWN} {unitShort(units)}
      </text>
    </g>
  )
}
