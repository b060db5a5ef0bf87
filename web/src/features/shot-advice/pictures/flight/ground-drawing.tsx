import type { Hole, HazardArea } from '@bagwise/golf/shot-advice/hole/hole'
import { linePath, px, wobbled } from '#charts/hand-drawn.ts'
import { groundPx } from './side-geometry.ts'
import type { SideGeometry } from './side-geometry.ts'

const STEP_PX = 24
/** Any number would do; it stays the same, so that the drawing does. */
const SEED = 20_240_611
const BUNKER_DEEP_PX = 9
const WATER_DEEP_PX = 12
const GREEN_DEEP_PX = 7
const POLE_PX = 30
const STAKE_PX = 14

/** The ground with what lies on it along the line: green, pin, and the hazards before and behind. */
export function GroundDrawing({ geometry, hole }: { readonly geometry: SideGeometry; readonly hole: Hole }) {
  const { widthPx, axisPx, green } = geometry
  const surface = surfacePath(geometry)
  return (
    <g>
      <path d={`${surface}L${px(widthPx)} ${px(axisPx)}L0 ${px(axisPx)}Z`} fill="var(--color-mown)" />
      <path d={surface} fill="none" stroke="var(--color-ink)" strokeWidth="1.600" strokeLinejoin="round" />
      {green && (
        <path
          d={`M${px(geometry.xPx(green.fromYards))} ${px(groundPx(geometry, green.pinYards) + GREEN_DEEP_PX / 2)}H${px(geometry.xPx(green.toYards))}`}
          stroke="var(--color-fairway)"
          strokeWidth={GREEN_DEEP_PX}
        />
      )}
      {hole.areas.map((area) => (
        <SideHazard key={`${area.kind} ${area.side} ${area.nearYards}`} area={area} geometry={geometry} />
      ))}
      {green && <Pin geometry={geometry} pinYards={green.pinYards} />}
    </g>
  )
}

function Pin({ geometry, pinYards }: { readonly geometry: SideGeometry; readonly pinYards: number }) {
  const [xPx, footPx] = [geometry.xPx(pinYards), groundPx(geometry, pinYards)]
  return (
    <g>
      <path
        d={`M${px(xPx)} ${px(footPx)}v${-POLE_PX}`}
        stroke="var(--color-ink)"
        strokeWidth="2.200"
        strokeLinecap="round"
      />
      <path d={`M${px(xPx + 1)} ${px(footPx - POLE_PX)}l13 4.500-13 5z`} fill="var(--color-flag)" />
    </g>
  )
}

/** Hazards before and behind the green; those beside it do not lie on the line. */
function SideHazard({ area, geometry }: { readonly area: HazardArea; readonly geometry: SideGeometry }) {
  const { kind, side, nearYards, farYards } = area
  const nearPx = geometry.xPx(nearYards)
  const farPx = Math.min(geometry.widthPx, geometry.xPx(farYards))
  if (side === 'left' || side === 'right' || nearPx >= geometry.widthPx) return null
  const edgePx = groundPx(geometry, nearYards)
  const lowestPx = Math.max(edgePx, groundPx(geometry, Math.min(farYards, nearYards + 1)))
  const widthPx = farPx - nearPx
  if (kind === 'water') {
    return (
      <g>
        <rect
          x={px(nearPx)}
          y={px(lowestPx)}
          width={px(widthPx)}
          height={WATER_DEEP_PX}
          fill="var(--color-water-tint)"
        />
        <path d={`M${px(nearPx)} ${px(lowestPx)}H${px(farPx)}`} stroke="var(--color-water)" strokeWidth="3" />
      </g>
    )
  }
  if (kind === 'bunker') {
    return (
      <path
        d={`M${px(nearPx)} ${px(edgePx)}q${px(widthPx / 2)} ${2 * BUNKER_DEEP_PX} ${px(widthPx)} 0z`}
        fill="var(--color-sand)"
        stroke="var(--color-ink)"
        strokeWidth="1.600"
      />
    )
  }
  return (
    <g stroke="var(--color-ink)" strokeWidth="1.600" fill="var(--color-sheet)">
      <rect x={px(nearPx - 2)} y={px(edgePx - STAKE_PX)} width="4" height={STAKE_PX} />
      {Number.isFinite(farYards) && <rect x={px(farPx - 2)} y={px(edgePx - STAKE_PX)} width="4" height={STAKE_PX} />}
    </g>
  )
}

/** Its wobble ends before anything lands on it. */
function surfacePath(geometry: SideGeometry): string {
  const { widthPx, xPx, ground } = geometry
  const points = Array.from({ length: Math.ceil(widthPx / STEP_PX) + 1 }, (_, step) => {
    const atPx = Math.min(widthPx, step * STEP_PX)
    const downrangeYards = (atPx - xPx(0)) / (xPx(1) - xPx(0))
    return { xPx: atPx, yPx: groundPx(geometry, downrangeYards) }
  })
  const levelFromPx = xPx(ground.levelFromYards)
  const byHand = wobbled(points, SEED)
  return linePath(
    points.map((point, index) =>
      point.xPx > levelFromPx || index === 0 ? point : { xPx: point.xPx, yPx: byHand[index]?.yPx ?? point.yPx },
    ),
  )
}
