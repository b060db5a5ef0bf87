import type { GapVerdict } from '@bagwise/golf/gapping/find-gaps'
import { px } from './hand-drawn.ts'

type GapGlyphProps = {
  readonly verdict: GapVerdict
  /** The gap as the golfer reads it. */
  readonly shown: number
  readonly xPx: number
  readonly yPx: number
  readonly scale: number
}

type SquareProps = { readonly xPx: number; readonly yPx: number; readonly sizePx: number; readonly isFilled?: boolean }

const WORDS = {
  good: 'fill-fairway-ink',
  'too-close': 'fill-on-ink',
  'too-large': 'fill-clay-ink font-bold',
} as const satisfies Record<GapVerdict, string>

/** The scorecard's mark in a drawing: circle good, solid square too close, double square too large. */
export function GapGlyph({ verdict, shown, xPx, yPx, scale }: GapGlyphProps) {
  const fontPx = (shown > 99 ? 12 : 14.5) * scale
  return (
    <>
      {verdict === 'good' && (
        <circle
          cx={px(xPx)}
          cy={px(yPx)}
          r={11.5 * scale}
          fill="none"
          stroke="var(--color-fairway)"
          strokeWidth="1.8"
        />
      )}
      {verdict === 'too-close' && <Square xPx={xPx} yPx={yPx} sizePx={22 * scale} isFilled />}
      {verdict === 'too-large' && (
        <>
          <Square xPx={xPx} yPx={yPx} sizePx={30 * scale} />
          <Square xPx={xPx} yPx={yPx} sizePx={23 * scale} />
        </>
      )}
      <text x={px(xPx)} y={px(yPx + fontPx * 0.345)} textAnchor="middle" fontSize={fontPx} className={WORDS[verdict]}>
        {shown}
      </text>
    </>
  )
}

function Square({ xPx, yPx, sizePx, isFilled = false }: SquareProps) {
  return (
    <rect
      x={px(xPx - sizePx / 2)}
      y={px(yPx - sizePx / 2)}
      width={px(sizePx)}
      height={px(sizePx)}
      {...(isFilled
        ? { fill: 'var(--color-flag)' }
        : { fill: 'var(--color-sheet)', stroke: 'var(--color-clay)', strokeWidth: 1.6 })}
    />
  )
}
