import type { ReactNode } from 'react'
import { px } from './hand-drawn.ts'
import { groundOutline } from './ladder-ground.ts'
import type { Ground } from './ladder-ground.ts'

/** Height of a mowing stripe. */
const STRIPE_PX = 38
/** The rough is drawn this far beyond the fairway's edges. */
const ROUGH_PX = 13

type FairwayGroundProps = {
  readonly ground: Ground
  /** Makes the names of the drawing's patterns its own. */
  readonly id: string
  /** On turf the fairway is a lighter strip without stripes of its own. */
  readonly isOnTurf?: boolean
  /** Drawn on the fairway, cut off at its edges. */
  readonly children?: ReactNode
}

/** Mown stripes between ticks of rough. */
export function FairwayGround({ ground, id, isOnTurf = false, children }: FairwayGroundProps) {
  const outline = groundOutline(ground)
  const stripeCount = isOnTurf ? 0 : Math.ceil((ground.bottomPx - ground.topPx) / STRIPE_PX / 2)
  const fromPx = ground.centrePx - ground.halfWidthPx * 1.5
  return (
    <>
      <defs>
        <pattern id={`${id}-rough`} width="9" height="9" patternUnits="userSpaceOnUse">
          <path
            d="M2 6l1-4M6.5 9l.8-3.5"
            fill="none"
            stroke="var(--color-rough)"
            strokeWidth="1.1"
            strokeLinecap="round"
          />
        </pattern>
        <clipPath id={`${id}-fairway`}>
          <path d={outline} />
        </clipPath>
      </defs>
      <path d={groundOutline(ground, ROUGH_PX)} fill={`url(#${id}-rough)`} />
      <path
        d={outline}
        {...(isOnTurf ? { fill: 'var(--color-sheet)', fillOpacity: 0.66 } : { fill: 'var(--color-mown)' })}
      />
      <g clipPath={`url(#${id}-fairway)`}>
        {Array.from({ length: stripeCount }, (_, stripe) => (
          <rect
            key={stripe}
            x={px(fromPx)}
            y={px(ground.topPx + (stripe * 2 + 0.6) * STRIPE_PX)}
            width={px(ground.halfWidthPx * 3)}
            height={STRIPE_PX}
            fill="var(--color-mown-2)"
          />
        ))}
        {children}
      </g>
    </>
  )
}
