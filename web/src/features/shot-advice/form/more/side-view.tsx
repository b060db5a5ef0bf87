import type { Slope } from '@bagwise/golf/shot-advice/shot'

/** How the ground under the feet is drawn: along the line of the shot, or the ball above or below the feet. */
const TILTS = {
  flat: 0,
  uphill: -14,
  downhill: 14,
  'sidehill-above': 0,
  'sidehill-below': 0,
} as const satisfies Record<Slope, number>
const BALL_RISES = { 'sidehill-above': -9, 'sidehill-below': 9 } as const
const GREEN_Y = 62
const MOST_RISE = 30
const PER_FOOT = 0.5

type SideViewProps = { readonly slope: Slope; readonly targetElevationFeet: number }

/** The ground under the golfer's feet at the left, the green at the right: two things that are both called uphill. */
export function SideView({ slope, targetElevationFeet }: SideViewProps) {
  const rise = Math.max(-MOST_RISE, Math.min(MOST_RISE, targetElevationFeet * PER_FOOT))
  const greenY = GREEN_Y - rise
  const ballY = slope === 'sidehill-above' || slope === 'sidehill-below' ? BALL_RISES[slope] : 0
  return (
    <svg viewBox="0 0 320 104" fill="none" aria-hidden="true" className="w-full rounded-control bg-mown">
      <path
        d={`M0 104V66H112C170 66 180 ${greenY} 232 ${greenY}H320V104z`}
        fill="var(--color-mown-2)"
        stroke="var(--color-ink)"
        strokeWidth="1.800"
      />
      <path d={`M236 ${greenY}h72`} stroke="var(--color-fairway)" strokeWidth="5" strokeLinecap="round" />
      <path d={`M276 ${greenY}v-32`} stroke="var(--color-ink)" strokeWidth="2.200" />
      <path d={`M277 ${greenY - 32}l20 7-20 7z`} fill="var(--color-flag)" />
      <g transform={`translate(58 64) rotate(${TILTS[slope]})`}>
        <path d="M-34 0h68" stroke="var(--color-fairway)" strokeWidth="5" strokeLinecap="round" />
        <path
          d="M-12 -2v-15m10 15v-15m-5 0v-17m0 4l14 10m-14-10l16 6"
          stroke="var(--color-ink)"
          strokeWidth="2.200"
          strokeLinecap="round"
        />
        <circle cx="-7" cy="-40" r="5" fill="var(--color-sheet)" stroke="var(--color-ink)" strokeWidth="2" />
        {ballY !== 0 && (
          <path d={`M14 0l8 ${ballY}h12`} stroke="var(--color-fairway)" strokeWidth="5" strokeLinecap="round" />
        )}
        <circle
          cx="24"
          cy={ballY - 6}
          r="4.500"
          fill="var(--color-sheet)"
          stroke="var(--color-ink)"
          strokeWidth="1.800"
        />
      </g>
    </svg>
  )
}
