import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-words.ts'
import { shownDistance } from '#quantities/distance.ts'
import type { LadderArc, LadderGeometry } from './ladder-geometry.ts'
import { px } from '#charts/hand-drawn.ts'

/** The fairway cuts the band off at its edges. */
const BEYOND_EDGES_PX = 20

/** One club: its arc, dashed when estimated, between its name and its yardage. */
export function ClubArc({
  arc,
  geometry,
  units,
}: {
  readonly arc: LadderArc
  readonly geometry: LadderGeometry
  readonly units: PreferredUnits
}) {
  const { club, leftPx, rightPx, yPx, sagPx, labelYPx } = arc
  const { scale, nameFontPx, nameEndPx, yardagePx } = geometry
  const endYPx = px(yPx + sagPx)
  return (
    <g>
      <path
        d={arcPath(arc)}
        data-known={club.isEstimated ? 'estimated' : 'own'}
        fill="none"
        stroke="var(--color-ink)"
        strokeWidth={2.2 * Math.sqrt(scale)}
        strokeLinecap="round"
        strokeDasharray={club.isEstimated ? '5 4.5' : undefined}
      />
      <path
        d={`M${px(leftPx - 2)} ${endYPx}L${px(nameEndPx + 4)} ${px(labelYPx)}M${px(rightPx + 2)} ${endYPx}L${px(yardagePx - 4)} ${px(labelYPx)}`}
        fill="none"
        stroke="var(--color-edge)"
      />
      <text x={px(nameEndPx)} y={px(labelYPx + nameFontPx * 0.34)} textAnchor="end" fontSize={nameFontPx}>
        {clubName(club.club)}
      </text>
      <text x={px(yardagePx)} y={px(labelYPx + 7.6 * scale)} fontSize={22 * scale} className="font-bold">
        {shownDistance(club.carryYards, units)}
      </text>
    </g>
  )
}

/** A wash of sand behind an estimate. It says that the number is one, not how good it is: Classic states no range. */
export function SandBand({ arc, scale }: { readonly arc: LadderArc; readonly scale: number }) {
  return (
    <path
      d={arcPath(arc, BEYOND_EDGES_PX)}
      fill="none"
      stroke="var(--color-sand)"
      strokeWidth={16 * scale}
      strokeOpacity=".55"
    />
  )
}

/** A quadratic curve whose middle lies at the true distance; `beyondPx` lengthens it past the edges of the fairway. */
function arcPath({ leftPx, rightPx, yPx, sagPx }: LadderArc, beyondPx = 0): string {
  const [endY, controlY] = [px(yPx + sagPx), px(yPx - sagPx)]
  return `M${px(leftPx - beyondPx)} ${endY}Q${px((leftPx + rightPx) / 2)} ${controlY} ${px(rightPx + beyondPx)} ${endY}`
}
