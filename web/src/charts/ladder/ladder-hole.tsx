import type { LadderHole } from './ladder-geometry.ts'
import { px } from '#charts/hand-drawn.ts'

/** Below this the plate would cover the fairway. */
const NARROW_HALF_PX = 30

export function HatchPattern({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width="6.5" height="6.5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <path d="M0 0v6.5" stroke="var(--color-clay)" strokeWidth="1.6" />
    </pattern>
  )
}

/** The ground that no club covers, hatched: drawn on the fairway. */
export function HoleHatch({ hole, patternId }: { readonly hole: LadderHole; readonly patternId: string }) {
  const { topPx, bottomPx, centrePx, halfWidthPx } = hole
  return (
    <rect
      x={px(centrePx - halfWidthPx)}
      y={px(topPx)}
      width={px(halfWidthPx * 2)}
      height={px(bottomPx - topPx)}
      fill={`url(#${patternId})`}
      fillOpacity=".8"
    />
  )
}

/** Its words on a plate, smaller where the fairway is narrow. */
export function HoleWords({ hole, scale }: { readonly hole: LadderHole; readonly scale: number }) {
  const middlePx = (hole.topPx + hole.bottomPx) / 2
  const fontPx = hole.halfWidthPx < NARROW_HALF_PX ? 12 : 14 * scale
  const [widthPx, heightPx] = [fontPx * 3.8, fontPx * 1.5]
  return (
    <g>
      <rect
        x={px(hole.centrePx - widthPx / 2)}
        y={px(middlePx - heightPx / 2)}
        width={px(widthPx)}
        height={px(heightPx)}
        rx="3"
        fill="var(--color-sheet)"
      />
      <text
        x={px(hole.centrePx)}
        y={px(middlePx + fontPx * 0.345)}
        textAnchor="middle"
        fontSize={fontPx}
        className="fill-clay-ink"
      >
        no club
      </text>
    </g>
  )
}
