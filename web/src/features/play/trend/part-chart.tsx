import type { PartTrend, TrendMean } from '@bagwise/golf/play/gain-trend'
import { px } from '#charts/hand-drawn.ts'
import { gainText } from '#features/play/after/after.copy.ts'

type PartChartProps = {
  readonly trend: PartTrend
  readonly mean: TrendMean
  /** Strokes at the edges, the same for every part. */
  readonly reachStrokes: number
  readonly sentence: string
  readonly widthPx: number
}

const HEIGHT_PX = 116
const LEFT_PX = 40
const RIGHT_PX = 14
const EDGE_PX = 14
const DOT_PX = { full: 5, nine: 3.2 } as const
const FULL_HOLES = 18
const STEP_PX = 34

/** A part's rounds as open circles, the latest at the right, with their mean and its band. */
export function PartChart({ trend, mean, reachStrokes, sentence, widthPx }: PartChartProps) {
  const { points } = trend
  const middlePx = HEIGHT_PX / 2
  const yPx = (strokes: number) => middlePx - (strokes / reachStrokes) * (middlePx - EDGE_PX)
  const rightPx = widthPx - RIGHT_PX
  const stepPx = Math.min(STEP_PX, (rightPx - LEFT_PX - EDGE_PX) / Math.max(1, points.length - 1))
  const xPx = (index: number) => rightPx - EDGE_PX - (points.length - 1 - index) * stepPx
  const bandFromPx = xPx(points.length - Math.min(mean.roundCount, points.length)) - EDGE_PX
  const { meanStrokes, seStrokes } = mean
  return (
    <svg
      width={widthPx}
      height={HEIGHT_PX}
      viewBox={`0 0 ${widthPx} ${HEIGHT_PX}`}
      role="img"
      aria-label={sentence}
      className="block h-auto max-w-full"
    >
      {[reachStrokes, -reachStrokes].map((strokes) => (
        <text key={strokes} x={LEFT_PX - 8} y={px(yPx(strokes) + 5)} textAnchor="end" fontSize="13">
          {gainText(strokes)}
        </text>
      ))}
      <text x={LEFT_PX - 8} y={middlePx + 5} textAnchor="end" fontSize="13">
        {0}
      </text>
      <path d={`M${LEFT_PX} ${middlePx}H${px(rightPx)}`} stroke="var(--color-ink)" strokeWidth="1.2" />
      <rect
        x={px(bandFromPx)}
        y={px(yPx(meanStrokes + seStrokes))}
        width={px(rightPx - bandFromPx)}
        height={px(yPx(meanStrokes - seStrokes) - yPx(meanStrokes + seStrokes))}
        fill={meanStrokes < 0 ? 'var(--color-clay)' : 'var(--color-fairway)'}
        fillOpacity=".25"
      />
      <path
        d={`M${px(bandFromPx)} ${px(yPx(meanStrokes))}H${px(rightPx)}`}
        stroke="var(--color-ink)"
        strokeWidth="2.4"
      />
      {points.map(({ strokes, holeCount }, index) => (
        <circle
          // oxlint-disable-next-line react/no-array-index-key -- rounds have no other name here, and their order is their place
          key={index}
          cx={px(xPx(index))}
          cy={px(yPx(strokes))}
          r={holeCount < FULL_HOLES ? DOT_PX.nine : DOT_PX.full}
          fill="var(--color-paper)"
          stroke="var(--color-ink)"
          strokeWidth="1.8"
        />
      ))}
    </svg>
  )
}
