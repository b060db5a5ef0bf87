import { APRON_YARDS, FAIRWAY_HALF_WIDTH_YARDS } from '@bagwise/golf/advisor/hole/place-strokes'
import { GREEN } from '@bagwise/golf/advisor/hole/hole'
import type { HazardArea, Hole } from '@bagwise/golf/advisor/hole/hole'
import { px, smoothClosedPath, wobbled } from '#charts/hand-drawn.ts'
import type { PointPx } from '#charts/hand-drawn.ts'
import type { LandingGeometry } from './landing-geometry.ts'
import { ellipsePoints, rectanglePoints } from './outlines.ts'

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
          key={`${area.kind} ${area.side}`}
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

/** Up to where the green's apron begins; the whole way where the green is off the map. */
function fairwayPath(geometry: LandingGeometry, { greenYards }: Hole): string {
  const { heightPx, isGreenInView, xPx, yPx } = geometry
  const endPx = isGreenInView ? yPx(greenYards - GREEN.halfDepthYards - APRON_YARDS) : -BEYOND_PX
  if (endPx > heightPx) return ''
  return drawn(
    rectanglePoints({
      leftPx: xPx(-FAIRWAY_HALF_WIDTH_YARDS),
      rightPx: xPx(FAIRWAY_HALF_WIDTH_YARDS),
      topPx: endPx,
      bottomPx: heightPx + BEYOND_PX,
    }),
    SEEDS.fairway,
  )
}

function aroundGreen({ xPx, yPx, pxPerYard }: LandingGeometry, { greenYards }: Hole, marginYards: number): string {
  return drawn(
    ellipsePoints({
      xPx: xPx(0),
      yPx: yPx(greenYards),
      acrossPx: (GREEN.halfWidthYards + marginYards) * pxPerYard,
      alongPx: (GREEN.halfDepthYards + marginYards) * pxPerYard,
    }),
    marginYards === 0 ? SEEDS.green : SEEDS.fringe,
  )
}

function contourPath(
  { xPx, yPx, pxPerYard }: LandingGeometry,
  { greenYards }: Hole,
  { share, aside, up }: (typeof CONTOURS)[number],
): string {
  const { halfWidthYards, halfDepthYards } = GREEN
  return drawn(
    ellipsePoints({
      xPx: xPx(aside * halfWidthYards),
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
