import { PARTS } from '@bagwise/golf/play/parts'
import type { Part } from '@bagwise/golf/play/parts'
import type { PartGains, RoundGains } from '@bagwise/golf/play/round-gains'
import { px } from '#charts/hand-drawn.ts'
import * as copy from './after.copy.ts'
import styles from './after.module.css'

/** A part of the game as one row. */
export type PartRow = { readonly part: Part; readonly gains: PartGains }

/** The four parts, and the strokes without a place where there are any. */
export function partRows({ byPart }: RoundGains): readonly PartRow[] {
  return PARTS.map((part) => ({ part, gains: byPart[part] })).filter(
    ({ part, gains }) => part !== 'no-place' || gains.shotCount > 0,
  )
}

const LEAST_REACH_STROKES = 1
/** Of the picture on each side, beyond the longest line. */
const MARGIN_SHARE = 1.06
const HEIGHT_PX = 30
const BAR = { topPx: 5, heightPx: 20 } as const
const CAP_PX = 5
const MIDDLE = 50

/** What each part gained or cost, with what one round can tell. Their numbers stand beside the bars, as text. */
export function GainBars({ rows, sentence }: { readonly rows: readonly PartRow[]; readonly sentence: string }) {
  const reach = Math.max(
    LEAST_REACH_STROKES,
    ...rows.map(({ gains: { strokes, seStrokes } }) => Math.abs(strokes) + seStrokes),
  )
  const percent = (strokes: number) => MIDDLE + (MIDDLE * strokes) / (reach * MARGIN_SHARE)
  return (
    <div role="group" aria-label={sentence}>
      <div aria-hidden="true" className={styles.barHeads}>
        <span>{copy.costs}</span>
        <span>{copy.gives}</span>
      </div>
      {rows.map(({ part, gains }) => (
        <div key={part} className={styles.bar}>
          <p className="min-w-0">
            <b>{copy.parts[part]}</b>
            <span>{copy.rowFacts(part, gains)}</span>
          </p>
          <Bar gains={gains} percent={percent} />
          <span className="plate text-right text-plate-md">{copy.gainText(gains.strokes)}</span>
        </div>
      ))}
    </div>
  )
}

function Bar({ gains, percent }: { readonly gains: PartGains; readonly percent: (strokes: number) => number }) {
  const { strokes, seStrokes } = gains
  const at = (of: number) => `${px(percent(of))}%`
  const widthPercent = Math.abs(percent(strokes) - MIDDLE)
  const middlePx = HEIGHT_PX / 2
  return (
    <svg width="100%" height={HEIGHT_PX} aria-hidden="true">
      <rect width="100%" y={BAR.topPx} height={BAR.heightPx} rx="3" fill="var(--color-sunk)" />
      <rect
        x={at(Math.min(0, strokes))}
        y={BAR.topPx}
        width={`${px(widthPercent)}%`}
        height={BAR.heightPx}
        fill={strokes < 0 ? 'var(--color-clay)' : 'var(--color-fairway)'}
      />
      <g stroke="var(--color-ink)" strokeWidth="1.8">
        <line x1={at(strokes - seStrokes)} x2={at(strokes + seStrokes)} y1={middlePx} y2={middlePx} />
        {[strokes - seStrokes, strokes + seStrokes].map((end) => (
          <line key={end} x1={at(end)} x2={at(end)} y1={middlePx - CAP_PX} y2={middlePx + CAP_PX} />
        ))}
      </g>
      <line x1="50%" x2="50%" y2={HEIGHT_PX} stroke="var(--color-ink)" strokeWidth="1.8" />
    </svg>
  )
}
