import { useId } from 'react'
import { unitShort } from '#quantities/distance.ts'
import { px } from '#charts/hand-drawn.ts'
import type { BoxPx } from '#charts/box.ts'
import { CourseDrawing } from './course-drawing.tsx'
import { POLE_PX, hazardPlates } from './hazard-plates.ts'
import { landingGeometry } from './landing-geometry.ts'
import type { LandingGeometry, Oval } from './landing-geometry.ts'
import * as copy from './landing.copy.ts'
import type { LandingFacts } from './landing-facts.ts'
import { BAR_SHOWN, barBox, barPx, wayOnBox, windPlate, yardagePlates } from './map-plates.ts'
import { HazardPlates, WindPlate, YardagePlates } from './plates-drawing.tsx'
import styles from '../shot-charts.module.css'

type MapPartProps = { readonly geometry: LandingGeometry; readonly facts: LandingFacts }

/** The map as the ball sees it from above, the pin upwards. */
export function MapDrawing({
  facts,
  isOwn,
  widthPx,
}: {
  readonly facts: LandingFacts
  /** The ovals are mostly of the golfer's own shots. */
  readonly isOwn: boolean
  readonly widthPx: number
}) {
  const id = useId()
  const { choice, spread, hole, air, units } = facts
  const geometry = landingGeometry(choice, { hole, spread, widthPx })
  const heightPx = px(geometry.heightPx)
  const hasWind = (air.windSpeedMph ?? 0) > 0
  const wind = windPlate(geometry)
  const yardages = yardagePlates(geometry, { choice, hole, units, hasWind })
  const wayOn = geometry.isGreenInView ? undefined : wayOnBox(geometry, copy.wayOnWords(facts))
  const bar = barBox(geometry, units)
  const taken = [...yardages.map(({ box }) => box), ...(hasWind ? [wind] : []), ...(wayOn ? [wayOn] : []), bar]
  return (
    <svg
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={copy.landingSentence(facts)}
      className={`${styles.drawing} ${styles.map}`}
    >
      <MapPatterns id={id} />
      <CourseDrawing geometry={geometry} hole={hole} id={id} />
      <SpreadDrawing geometry={geometry} isOwn={isOwn} />
      <Pin geometry={geometry} pinYards={hole.pinYards} />
      <YardagePlates plates={yardages} />
      <HazardPlates plates={hazardPlates(geometry, { hole, taken })} />
      {hasWind && <WindPlate box={wind} air={air} units={units} />}
      <LengthBar box={bar} geometry={geometry} facts={facts} />
      {wayOn && <WayOn box={wayOn} words={copy.wayOnWords(facts)} />}
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

/** The washes of the map: ticks of rough, stippled sand, waved water, and strokes where the course ends. */
function MapPatterns({ id }: { readonly id: string }) {
  return (
    <defs>
      <pattern id={`${id}-rough`} width="9" height="9" patternUnits="userSpaceOnUse">
        <path d="M2 6l1-4M6.500 9l.8-3.500" stroke="var(--color-rough)" strokeWidth="1.100" strokeLinecap="round" />
      </pattern>
      <pattern id={`${id}-bunker`} width="7" height="7" patternUnits="userSpaceOnUse">
        <rect width="7" height="7" fill="var(--color-sand)" />
        <circle cx="1.500" cy="2" r=".8" fill="var(--color-ink)" fillOpacity=".5" />
        <circle cx="5" cy="5.500" r=".8" fill="var(--color-ink)" fillOpacity=".5" />
      </pattern>
      <pattern id={`${id}-water`} width="16" height="8" patternUnits="userSpaceOnUse">
        <rect width="16" height="8" fill="var(--color-water-tint)" />
        <path d="M0 4q4-3 8 0t8 0" fill="none" stroke="var(--color-water)" strokeWidth="1.100" />
      </pattern>
      <pattern id={`${id}-ob`} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect width="9" height="9" fill="var(--color-sheet)" />
        <path d="M0 0v9" stroke="var(--color-edge)" strokeWidth="2" />
      </pattern>
    </defs>
  )
}

/** Where the balls come to rest: the ovals, the inner one dashed unless it is the golfer's own, sample balls and the aim. */
function SpreadDrawing({ geometry, isOwn }: { readonly geometry: LandingGeometry; readonly isOwn: boolean }) {
  const { twoInThree, nineteenInTwenty, dots, aim, startLine } = geometry
  return (
    <g>
      <ellipse
        {...ellipseAt(nineteenInTwenty)}
        fill="none"
        stroke="var(--color-clay)"
        strokeWidth="1.600"
        strokeDasharray="2 5"
      />
      <ellipse
        {...ellipseAt(twoInThree)}
        fill="var(--color-clay)"
        fillOpacity=".13"
        stroke="var(--color-clay)"
        strokeWidth="2.400"
        strokeDasharray={isOwn ? undefined : '9 5'}
      />
      {dots.map(({ xPx, yPx }) => (
        <circle key={`${px(xPx)} ${px(yPx)}`} cx={px(xPx)} cy={px(yPx)} r="1.900" fill="var(--color-clay-ink)" />
      ))}
      <path
        d={`M${px(startLine.from.xPx)} ${px(startLine.from.yPx)}L${px(startLine.to.xPx)} ${px(startLine.to.yPx)}`}
        stroke="var(--color-ink)"
        strokeWidth="2.200"
        strokeDasharray=".1 6.500"
        strokeLinecap="round"
      />
      <path
        d={`M${px(aim.xPx - 7)} ${px(aim.yPx)}h14m-7 -7v14`}
        stroke="var(--color-ink)"
        strokeWidth="2.600"
        strokeLinecap="round"
      />
    </g>
  )
}

function ellipseAt({ xPx, yPx, acrossPx, alongPx, turnDeg }: Oval) {
  const [cx, cy] = [px(xPx), px(yPx)]
  const transform = turnDeg === undefined ? undefined : `rotate(${px(turnDeg)} ${cx} ${cy})`
  return { cx, cy, rx: px(acrossPx), ry: px(alongPx), transform }
}
