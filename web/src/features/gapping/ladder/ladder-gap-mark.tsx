import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownGapOf } from '#charts/gap-text.ts'
import { px } from '#charts/hand-drawn.ts'
import type { LadderGap, LadderGeometry } from './ladder-geometry.ts'

type LadderGapMarkProps = {
  readonly gap: LadderGap
  readonly geometry: LadderGeometry
  readonly units: PreferredUnits
}

type SquareProps = { readonly xPx: number; readonly yPx: number; readonly sizePx: number; readonly isFilled?: boolean }

/** The bracket from one label to the next with the scorecard's mark: circle, solid square or double square. */
export function LadderGapMark({ gap: { gap, topPx, bottomPx }, geometry, units }: LadderGapMarkProps) {
  const { bracketPx, markPx, scale } = geometry
  const middlePx = (topPx + bottomPx) / 2
  const shown = String(shownGapOf(gap, units))
  const fontPx = (shown.length > 2 ? 12 : 14.5) * scale
  const words = {
    good: 'fill-fairway-ink',
    'too-close': 'fill-on-ink',
    'too-large': 'fill-clay-ink font-bold',
  } as const
  return (
    <g data-verdict={gap.verdict}>
      <path
        d={`M${px(bracketPx)} ${px(topPx)}h5V${px(bottomPx)}h-5`}
        fill="none"
        stroke="var(--color-edge)"
        strokeWidth="1.2"
      />
      {gap.verdict === 'good' && (
        <circle
          cx={px(markPx)}
          cy={px(middlePx)}
          r={11.5 * scale}
          fill="none"
          stroke="var(--color-fairway)"
          strokeWidth="1.8"
        />
      )}
      {gap.verdict === 'too-close' && <Square xPx={markPx} yPx={middlePx} sizePx={22 * scale} isFilled />}
      {gap.verdict === 'too-large' && (
        <>
          <Square xPx={markPx} yPx={middlePx} sizePx={30 * scale} />
          <Square xPx={markPx} yPx={middlePx} sizePx={23 * scale} />
        </>
      )}
      <text
        x={px(markPx)}
        y={px(middlePx + fontPx * 0.345)}
        textAnchor="middle"
        fontSize={fontPx}
        className={words[gap.verdict]}
      >
        {shown}
      </text>
    </g>
  )
}

function Square({ xPx, yPx, sizePx, isFilled = false }: SquareProps) {
  return (
    <rect
      x={px(xPx - sizePx / 2)}
      y={px(yPx - sizePx / 2)}
      width={px(sizePx)}
      height={px(sizePx)}
      {...(isFilled ? { fill: 'var(--color-flag)' } : { fill: 'none', stroke: 'var(--color-clay)', strokeWidth: 1.6 })}
    />
  )
}
