import { handicapTrend } from '@bagwise/golf/progress/handicap-trend'
import { useWidthPx } from '#charts/use-width.ts'
import { dayTexts, dayText } from '#quantities/day-text.ts'
import { handicapText } from '#quantities/handicap.ts'
import { trendGeometry } from './trend-geometry.ts'
import type { HandicapEntry, TrendGeometry } from './trend-geometry.ts'
import * as copy from '#features/profile/handicap/handicap.copy.ts'
import styles from '../handicap.module.css'

/** In less room the drawing is shrunk as a whole. */
const NARROWEST_PX = 230

const COLOURS = { improving: styles.trendImproving, declining: styles.trendDeclining, stable: '' } as const

/** The handicap by entry; lower is better and stands higher. */
export function TrendChart({ entries }: { readonly entries: readonly HandicapEntry[] }) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="grid gap-1">
      <div ref={box} className={styles.trendBox}>
        {widthPx !== undefined && <Drawing entries={entries} widthPx={Math.max(NARROWEST_PX, widthPx)} />}
      </div>
      <figcaption className="text-xs text-ink-2">{copy.trendCaption}</figcaption>
    </figure>
  )
}

function Drawing({ entries, widthPx }: { readonly entries: readonly HandicapEntry[]; readonly widthPx: number }) {
  const geometry = trendGeometry(entries, widthPx)
  const { heightPx, points, line, band } = geometry
  const trend = handicapTrend(entries.map((entry) => ({ ...entry, clubDistances: {} })))
  return (
    <svg
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={trendSentence(entries)}
      className="block h-auto max-w-full"
    >
      <rect x={band.xPx} y={band.topPx} width={band.widthPx} height={band.heightPx} className={styles.trendBand} />
      <Guides geometry={geometry} />
      <text
        x={band.xPx + band.widthPx / 2}
        y="22"
        textAnchor="middle"
        className={`${styles.trendWord} ${COLOURS[trend]}`}
      >
        {copy.trendWords[trend]}
      </text>
      <path d={line} className={styles.trendLine} pathLength={1} />
      {points.map(({ entry, xPx, yPx }) => (
        <circle key={entry.date} cx={xPx} cy={yPx} r="5" className={styles.trendEntry} />
      ))}
      <Ends geometry={geometry} />
    </svg>
  )
}

function Guides({ geometry: { guides, plot, band } }: { readonly geometry: TrendGeometry }) {
  return guides.map(({ handicap, yPx }) => (
    <g key={handicap}>
      <path d={`M${plot.leftPx} ${yPx}H${band.xPx + band.widthPx}`} className={styles.trendGuide} />
      <text x={plot.leftPx - 6} y={yPx + 4} textAnchor="end" className={styles.trendFigure}>
        {handicapText(handicap)}
      </text>
    </g>
  ))
}

/** The days at both ends, and where the golfer stands now. */
function Ends({ geometry: { points, plot, heightPx } }: { readonly geometry: TrendGeometry }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return null
  const [firstDay, lastDay] = dayTexts(first.entry.date, last.entry.date)
  return (
    <>
      <text x={last.xPx + 11} y={last.yPx + 8} className={styles.trendNow}>
        {handicapText(last.entry.handicap)}
      </text>
      <text x={plot.leftPx} y={heightPx - 2} className={styles.trendFigure}>
        {firstDay}
      </text>
      {last !== first && (
        <text x={last.xPx} y={heightPx - 2} textAnchor="middle" className={styles.trendFigure}>
          {lastDay}
        </text>
      )}
    </>
  )
}

/** What the picture shows, in a sentence; needs one entry at least. */
export function trendSentence(entries: readonly HandicapEntry[]): string {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) throw new Error('A trend needs an entry')
  return copy.trendSentence({
    first: { handicap: handicapText(first.handicap), day: dayText(first.date) },
    last: { handicap: handicapText(last.handicap), day: dayText(last.date) },
    entryCount: entries.length,
    trend: handicapTrend(entries.map((entry) => ({ ...entry, clubDistances: {} }))),
  })
}
