import { px } from '#charts/hand-drawn.ts'
import * as copy from '#features/gapping/gapping.copy.ts'
import type { LadderGeometry } from './ladder-geometry.ts'

/** Where the golfer stands. */
export function LadderTee({ geometry: { ground, heightPx, scale } }: { readonly geometry: LadderGeometry }) {
  const baselinePx = heightPx - 12 * scale
  return (
    <g>
      <text x={px(ground.centrePx)} y={px(baselinePx)} textAnchor="middle" fontSize={13 * scale}>
        {copy.toTheTee}
      </text>
      <path
        d={`M${px(ground.centrePx - 28 * scale)} ${px(baselinePx + 6 * scale)}h${px(56 * scale)}`}
        stroke="var(--color-ink)"
        strokeWidth="1.8"
      />
    </g>
  )
}
