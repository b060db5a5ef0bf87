import { useId } from 'react'
import { FairwayGround } from './ladder/fairway-ground.tsx'
import { px } from './hand-drawn.ts'
import { edgesAt } from './ladder/ladder-ground.ts'

const GROUND = { topPx: 8, bottomPx: 112, centrePx: 60, halfWidthPx: 34 }
const RUNGS_PX = [24, 46, 66, 92]

/** A fairway without a club on it yet: decoration of the empty screen. */
export function UnmarkedLadder() {
  const id = useId()
  return (
    <svg width="120" height="120" viewBox="0 0 120 120" aria-hidden="true">
      <FairwayGround ground={GROUND} id={id} />
      {RUNGS_PX.map((yPx) => {
        const { leftPx, rightPx } = edgesAt(yPx, GROUND)
        return (
          <path
            key={yPx}
            d={`M${px(leftPx)} ${yPx + 2}Q${px((leftPx + rightPx) / 2)} ${yPx - 2} ${px(rightPx)} ${yPx + 2}`}
            fill="none"
            stroke="var(--color-ink)"
            strokeWidth="1.8"
            strokeLinecap="round"
            strokeDasharray="2 5"
          />
        )
      })}
    </svg>
  )
}
