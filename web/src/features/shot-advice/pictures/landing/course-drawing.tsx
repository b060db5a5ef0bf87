import { APRON_YARDS, GREEN, middleAsideYards } from '@bagwise/golf/shot-advice/hole/hole'
import type { HazardArea, Hole } from '@bagwise/golf/shot-advice/hole/hole'
import { px, smoothClosedPath, wobbled } from '#charts/hand-drawn.ts'
import type { PointPx } from '#charts/hand-drawn.ts'
import type { LandingGeometry, Oval } from './landing-geometry.ts'

/** Any numbers would do; they stay the same, so that the drawing does. */
const SEEDS = { fairway: 11, fringe: 23, green: 37, contour: 41, hazard: 53 } as const

/** Contours of the green: how much of it they enclose, and how far they are moved up and aside, as shares of it. */
const CONTOURS = [
  { share: 0.72, aside: 0.08, up: 0.1 },
  { share: 0.42, aside: 0.16, up: 0.22 },
] as const

/** Outlines run this far past the edges of the map. */
const BEYOND_PX = 30

type CourseProps = { readonly geometry: LandingGeometry; readonly hole: Hole; readonly id: string }

type RectanglePx = {
  readonly leftPx: number
  readonly rightPx: number
  readonly topPx: number
  readonly bottomPx: number
}

const ELLIPSE_POINTS = 18
const STEP_PX = 26

/** Corners are rounded off, of the shorter side. */
const ROUNDED_SHARE = 0.22

const MOST_ROUNDED_PX = 16

/** The ground of the map: rough, mown approach, green with contours, hazards. */
export function CourseDrawing({ geometry, hole, id }: CourseProps) {
  const { widthPx, heightPx, isGreenInView } = geometry
  return (
    <g>
      <rect width={widthPx} height={px(heightPx)} fill="var(--color-mown-2)" />
      <rect width={widthPx} height={px(heightPx)} fill={`url(#${id}-rough)`} />
      <path d={fairwayPath(geometry, hole)} fill="var(--color-mown)" />
      {isGreenInView && <path d={aroundGreen(geometry, hole, GREEN.fringeYards)} fill="var(--color-mown)" />}
      {isGreenInView && (
        <path d={aroundGreen(geometry, hole, 0)} fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="2" />
      )}
      {isGreenInView &&
        CONTOURS.map((contour) => (
          <path
            key={contour.share}
            d={contourPath(geometry, hole, contour)}
            fill="none"
            stroke="var(--color-fairway)"
            strokeWidth="1.100"
            strokeOpacity=".75"
          />
        ))}
      {hole.areas.map((area) => (
        <path
          key={`${area.kind} ${area.side} ${area.nearYards}`}
          d={hazardPath(geometry, area)}
          fill={`url(#${id}-${area.kind})`}
          stroke={area.kind === 'water' ? 'var(--color-water)' : 'var(--color-ink)'}
          strokeWidth="1.800"
          strokeDasharray={area.kind === 'ob' ? '2 6' : undefined}
        />
      ))}
    </g>
  )
}

/**
 * Up to where the green's apron begins; the whole way where the green is off the map. It runs towards the middle of the
 * green, wherever the pin is.
 */
function fairwayPath(geometry: LandingGeometry, hole: Hole): string {
  const { heightPx, isGreenInView, xPx, yPx, pxPerYard } = geometry
  const endPx = isGreenInView ? yPx(hole.greenYards - GREEN.halfDepthYards - APRON_YARDS) : -BEYOND_PX
  if (endPx > heightPx) return ''
  const straight = rectanglePoints({
    leftPx: xPx(-hole.fairwayHalfWidthYards),
    rightPx: xPx(hole.fairwayHalfWidthYards),
    topPx: endPx,
    bottomPx: heightPx + BEYOND_PX,
  })
  const asidePx = (downPx: number) => middleAsideYards(hole, (yPx(0) - downPx) / pxPerYard) * pxPerYard
  return drawn(
    straight.map((point) => ({ xPx: point.xPx + asidePx(point.yPx), yPx: point.yPx })),
    SEEDS.fairway,
  )
}

function aroundGreen(
  { xPx, yPx, pxPerYard }: LandingGeometry,
  { greenYards, greenAsideYards }: Hole,
  marginYards: number,
): string {
  return drawn(
    ellipsePoints({
      xPx: xPx(greenAsideYards),
      yPx: yPx(greenYards),
      acrossPx: (GREEN.halfWidthYards + marginYards) * pxPerYard,
      alongPx: (GREEN.halfDepthYards + marginYards) * pxPerYard,
    }),
    marginYards === 0 ? SEEDS.green : SEEDS.fringe,
  )
}

function contourPath(
  { xPx, yPx, pxPerYard }: LandingGeometry,
  { greenYards, greenAsideYards }: Hole,
  { share, aside, up }: (typeof CONTOURS)[number],
): string {
  const { halfWidthYards, halfDepthYards } = GREEN
  return drawn(
    ellipsePoints({
      xPx: xPx(greenAsideYards + aside * halfWidthYards),
      yPx: yPx(greenYards + up * halfDepthYards),
      acrossPx: share * halfWidthYards * pxPerYard,
      alongPx: share * halfDepthYards * pxPerYard,
    }),
    SEEDS.contour,
  )
}

/** Endless sides run out of the map. */
function hazardPath(
  { xPx, yPx, widthPx, heightPx }: LandingGeometry,
  { leftYards, rightYards, nearYards, farYards }: HazardArea,
): string {
  return drawn(
    rectanglePoints({
      leftPx: Math.max(-BEYOND_PX, xPx(leftYards)),
      rightPx: Math.min(widthPx + BEYOND_PX, xPx(rightYards)),
      topPx: Math.max(-BEYOND_PX, yPx(farYards)),
      bottomPx: Math.min(heightPx + BEYOND_PX, yPx(nearYards)),
    }),
    SEEDS.hazard,
  )
}

function drawn(points: readonly PointPx[], seed: number): string {
  return smoothClosedPath(wobbled(points, seed))
}

/** Points along an ellipse, for a pen to follow. */
function ellipsePoints({ xPx, yPx, acrossPx, alongPx }: Oval): readonly PointPx[] {
  return Array.from({ length: ELLIPSE_POINTS }, (_, index) => {
    const turnRad = (index / ELLIPSE_POINTS) * 2 * Math.PI
    return { xPx: xPx + acrossPx * Math.cos(turnRad), yPx: yPx + alongPx * Math.sin(turnRad) }
  })
}

/** Points along a rectangle with rounded corners; none when it has no room. */
function rectanglePoints({ leftPx, rightPx, topPx, bottomPx }: RectanglePx): readonly PointPx[] {
  if (rightPx <= leftPx || bottomPx <= topPx) return []
  const cornerPx = Math.min(MOST_ROUNDED_PX, Math.min(rightPx - leftPx, bottomPx - topPx) * ROUNDED_SHARE)
  const across = stops(leftPx + cornerPx, rightPx - cornerPx)
  const down = stops(topPx + cornerPx, bottomPx - cornerPx)
  return [
    ...across.map((xPx) => ({ xPx, yPx: topPx })),
    ...down.map((yPx) => ({ xPx: rightPx, yPx })),
    ...across.toReversed().map((xPx) => ({ xPx, yPx: bottomPx })),
    ...down.toReversed().map((yPx) => ({ xPx: leftPx, yPx })),
  ]
}

function stops(fromPx: number, toPx: number): readonly number[] {
  const count = Math.max(1, Math.round((toPx - fromPx) / STEP_PX))
  return Array.from({ length: count + 1 }, (_, index) => fromPx + ((toPx - fromPx) * index) / count)
}
