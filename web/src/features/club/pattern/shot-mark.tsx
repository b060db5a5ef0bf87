import { px } from '#charts/hand-drawn.ts'
import type { DrawnKind } from './pattern-geometry.ts'

type Place = { readonly xPx: number; readonly yPx: number }

const RADIUS_PX = 2.8
const CROSS_PX = 3

/** All marks of a kind as one path: a disc counts, a ring is a mishit, a diamond an odd reading, a cross is left out. */
export function marksPath(kind: DrawnKind, places: readonly Place[]): string {
  return places.map((place) => markPath(kind, place)).join('')
}

/** A disc is filled, the others are drawn with a line; none is told by its color alone. */
export const MARK_LOOKS = {
  counts: { fill: 'var(--color-clay-ink)', stroke: 'var(--color-sheet)', strokeWidth: 0.8 },
  mishit: { fill: 'none', stroke: 'var(--color-ink-2)', strokeWidth: 1.5 },
  odd: { fill: 'none', stroke: 'var(--color-ink-2)', strokeWidth: 1.5 },
  'left-out': { fill: 'none', stroke: 'var(--color-ink-2)', strokeWidth: 1.5 },
} as const satisfies Record<DrawnKind, object>

/** The same mark beside its word. */
export function ShotMark({ kind }: { readonly kind: DrawnKind }) {
  return (
    <svg viewBox="0 0 12 12" className="size-3 shrink-0" aria-hidden="true">
      <path d={markPath(kind, { xPx: 6, yPx: 6 })} {...MARK_LOOKS[kind]} />
    </svg>
  )
}

function markPath(kind: DrawnKind, { xPx, yPx }: Place): string {
  const [x, y] = [px(xPx), px(yPx)]
  if (kind === 'odd') return `M${x} ${px(yPx - CROSS_PX)}l3 3-3 3-3-3z`
  if (kind === 'left-out') return `M${px(xPx - CROSS_PX)} ${px(yPx - CROSS_PX)}l6 6m0-6l-6 6`
  return `M${px(xPx - RADIUS_PX)} ${y}a2.8 2.8 0 1 0 5.600 0a2.8 2.8 0 1 0-5.600 0z`
}
