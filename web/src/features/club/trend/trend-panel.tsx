import type { TrendPoint } from '@bagwise/golf/memory/club-history'
import { plusMinusYards } from '@bagwise/golf/memory/learned-certainty'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { px } from '#charts/hand-drawn.ts'
import { ShowNumbers } from '#charts/show-numbers.tsx'
import { useWidthPx } from '#charts/use-width.ts'
import { shownRange } from '#features/club/club.copy.ts'
import type { KnownClubPage } from '#features/club/use-club.ts'
import { dayText, dayTexts } from '#quantities/day-text.ts'
import { shownDistance } from '#quantities/distance.ts'
import { trendGeometry } from './trend-geometry.ts'
import * as copy from './trend.copy.ts'

/** In less room than any phone has the drawing is shrunk as a whole. */
const NARROWEST_PX = 230

/** How the carry became known, session by session. */
export function TrendPanel({ known: { club, profile, history } }: { readonly known: KnownClubPage }) {
  const units = profile.preferredUnits
  const trend = history?.trend ?? []
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last) return <p>{copy.none}</p>
  const endOf = (point: TrendPoint) => ({ day: dayText(point.day), carry: carryOf(point, units) })
  const sentence = copy.sentence({ club, first: endOf(first), last: endOf(last), count: trend.length, units })
  return (
    <div className="grid gap-3">
      {trend.length < 2 ? <p>{copy.onePoint}</p> : <Chart trend={trend} units={units} sentence={sentence} />}
      <ShowNumbers
        caption={copy.tableCaption(units)}
        columns={copy.tableColumns(units)}
        rows={trend.map((point) => ({
          name: dayText(point.day),
          cells: [carryOf(point, units), String(point.shotCount)],
        }))}
      />
    </div>
  )
}

type ChartProps = {
  readonly trend: readonly TrendPoint[]
  readonly units: PreferredUnits
  readonly sentence: string
}

function Chart({ trend, units, sentence }: ChartProps) {
  const [box, widthPx] = useWidthPx<HTMLDivElement>()
  return (
    <figure className="grid gap-1">
      <div ref={box} className="min-h-55 overflow-hidden">
        {widthPx !== undefined && (
          <Drawing trend={trend} units={units} sentence={sentence} widthPx={Math.max(NARROWEST_PX, widthPx)} />
        )}
      </div>
      <figcaption className="text-xs text-ink-2">{copy.caption}</figcaption>
    </figure>
  )
}

function Drawing({ trend, units, sentence, widthPx }: ChartProps & { readonly widthPx: number }) {
  const { heightPx, leftPx, rightPx, places, line, band, guides } = trendGeometry(trend, { widthPx, units })
  const [first, last] = [places[0], places.at(-1)]
  if (!first || !last) return null
  const [firstDay, lastDay] = dayTexts(first.point.day, last.point.day)
  return (
    <svg
      width={widthPx}
      height={heightPx}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-label={sentence}
      className="block h-auto max-w-full"
    >
      {guides.map(({ shown, yPx }) => (
        <g key={shown}>
          <path d={`M${leftPx} ${px(yPx)}H${px(rightPx)}`} stroke="var(--color-rule)" strokeDasharray="2 4" />
          <text x={leftPx - 6} y={px(yPx + 5)} textAnchor="end" fontSize="14">
            {shown}
          </text>
        </g>
      ))}
      <path d={band} fill="var(--color-fairway)" fillOpacity=".2" />
      <path d={line} fill="none" stroke="var(--color-ink)" strokeWidth="2" strokeLinejoin="round" />
      {places.map(({ point, xPx, yPx }) => (
        <circle
          key={point.day}
          cx={px(xPx)}
          cy={px(yPx)}
          r="4.5"
          fill="var(--color-sheet)"
          stroke="var(--color-ink)"
          strokeWidth="2"
        />
      ))}
      <text x={px(last.xPx + 10)} y={px(last.yPx + 8)} fontSize="24" className="font-bold">
        {shownDistance(last.point.carryYards, units)}
      </text>
      <text x={leftPx} y={heightPx - 6} fontSize="13">
        {firstDay}
      </text>
      <text x={px(rightPx + 20)} y={heightPx - 6} textAnchor="end" fontSize="13">
        {lastDay}
      </text>
    </svg>
  )
}

function carryOf(point: TrendPoint, units: PreferredUnits): string {
  return copy.carryWithin(shownDistance(point.carryYards, units), shownRange(plusMinusYards(point), units))
}
