import { percentOn } from './bar-scale.ts'
import type { BarScale } from './bar-scale.ts'
import type { ShownPart } from './shown-parts.ts'

/** A bar from where the one before ended, and a hairline at the true distance. Clay costs yards, fairway gives them back. */
export function PartBar({ part, scale }: { readonly part: ShownPart; readonly scale: BarScale }) {
  const { shown, fromShown, toShown } = part
  const [startPercent, endPercent] = [fromShown, toShown].map((end) => percentOn(scale, end)).toSorted((a, b) => a - b)
  const distancePercent = `${percentOn(scale, scale.distanceShown)}%`
  return (
    <svg className="plays-like-bar" aria-hidden="true">
      <rect width="100%" height="100%" rx="3" fill="var(--color-sunk)" />
      <line x1={distancePercent} x2={distancePercent} y1="0" y2="100%" stroke="var(--color-edge)" />
      {shown === 0 ? (
        <line
          x1={`${startPercent}%`}
          x2={`${startPercent}%`}
          y1="0"
          y2="100%"
          stroke="var(--color-edge)"
          strokeWidth="3"
        />
      ) : (
        <rect
          x={`${startPercent}%`}
          width={`${(endPercent ?? 0) - (startPercent ?? 0)}%`}
          height="100%"
          rx="2"
          fill={shown > 0 ? 'var(--color-clay)' : 'var(--color-fairway)'}
        />
      )}
    </svg>
  )
}
