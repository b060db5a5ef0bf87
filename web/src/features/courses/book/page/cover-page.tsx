import type { BookCover, CoverClub } from '@bagwise/golf/book/book-cover'
import { CLUBS } from '@bagwise/golf/club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import type { BookFacts } from '#features/courses/book/book-made.ts'
import * as copy from '#features/courses/book/book.copy.ts'
import { EDGE_PX, FINE, INK, INNER_PX, LENGTH_SIZE, PAGE, RIGHT_PX, brokenLines } from './page-layout.ts'

type CoverPageProps = { readonly cover: BookCover; readonly facts: BookFacts }

const TITLE = { size: 24, linePx: 26, mostLines: 2 } as const
/** A bag that the Rules allow leaves room for letters of full size. */
const LEGEND = { size: LENGTH_SIZE, linePx: 17 } as const
const SMALL_LEGEND = { size: 10, linePx: 12 } as const
const MANY_CLUBS = 16
const MOST_ROW_PX = 27
const COLUMN_PX = 44

/** The page in front: course, day, the bag's carries, and how to read the pages. */
export function CoverPage({ cover, facts }: CoverPageProps) {
  const { units, weather } = facts
  const title = brokenLines(copy.courseTitle(cover.courseName), { size: TITLE.size, widthPx: INNER_PX }).slice(
    0,
    TITLE.mostLines,
  )
  const foot = [
    copy.notAMap,
    [copy.mapSource(facts), ...(weather?.service ? [copy.credit(weather.service)] : [])].join(' · '),
  ].flatMap((line) => brokenLines(line, { size: FINE.size, widthPx: INNER_PX }))
  const letters = cover.clubs.length > MANY_CLUBS ? SMALL_LEGEND : LEGEND
  const legend = [copy.bagNote(units), ...copy.legend(units)].flatMap((line) =>
    brokenLines(line, { size: letters.size, widthPx: INNER_PX }),
  )
  const footTopPx = PAGE.heightPx - EDGE_PX - foot.length * FINE.linePx
  const legendTopPx = footTopPx - 6 - legend.length * letters.linePx
  const titlePx = EDGE_PX + title.length * TITLE.linePx
  const headPx = titlePx + 44
  const rowPx = Math.min(MOST_ROW_PX, (legendTopPx - 8 - headPx) / Math.max(1, cover.clubs.length))
  const columns = columnsOf(cover, units)
  return (
    <>
      {title.map((line, index) => (
        <text key={line} x={EDGE_PX} y={EDGE_PX + 21 + index * TITLE.linePx} fontSize={TITLE.size} fontWeight="700">
          {line}
        </text>
      ))}
      <text x={EDGE_PX} y={titlePx + 13} fontSize="12.5">
        {copy.coverLine(cover.day, cover.holeCount)}. {copy.weatherText(weather, units)}.
      </text>
      {columns.map(({ head }, index) => (
        <text key={head} x={columnEndPx(index, columns.length)} y={headPx - 6} fontSize="12.5" textAnchor="end">
          {head}
        </text>
      ))}
      <path d={`M${EDGE_PX} ${headPx}H${RIGHT_PX}`} stroke={INK} strokeWidth="1.6" />
      {cover.clubs.map((club, row) => (
        <g key={club.club}>
          <text x={EDGE_PX} y={headPx + (row + 0.74) * rowPx} fontSize={LENGTH_SIZE} fontWeight="700">
            {CLUBS[club.club].displayName}
          </text>
          {columns.map(({ head, figure }, index) => (
            <text
              key={head}
              x={columnEndPx(index, columns.length)}
              y={headPx + (row + 0.74) * rowPx}
              fontSize={LENGTH_SIZE}
              fontWeight={index === 0 ? 700 : 500}
              textAnchor="end"
            >
              {figure(club)}
            </text>
          ))}
          <path d={`M${EDGE_PX} ${headPx + (row + 1) * rowPx}H${RIGHT_PX}`} stroke={INK} strokeWidth=".6" />
        </g>
      ))}
      {legend.map((line, index) => (
        <text
          key={line}
          x={EDGE_PX}
          y={legendTopPx + 11 + index * letters.linePx}
          fontSize={letters.size}
          fontWeight="400"
        >
          {line}
        </text>
      ))}
      <path d={`M${EDGE_PX} ${footTopPx - 3}H${RIGHT_PX}`} stroke={INK} strokeWidth="1.6" />
      {foot.map((line, index) => (
        <text key={line} x={EDGE_PX} y={footTopPx + 8 + index * FINE.linePx} fontSize={FINE.size} fontWeight="400">
          {line}
        </text>
      ))}
    </>
  )
}

type Column = { readonly head: string; readonly figure: (club: CoverClub) => string }

/** The carry of a calm day with its easier swings, and the carries in the forecast: one where no wind blows. */
function columnsOf({ forecast }: BookCover, units: PreferredUnits): readonly Column[] {
  const shown = (yards: number | undefined) =>
    yards === undefined ? copy.unknownFigure : String(shownDistance(yards, units))
  const calm: readonly Column[] = [
    { head: copy.bagHeads.calm, figure: ({ carryCalmYards }) => shown(carryCalmYards) },
    { head: copy.bagHeads.threeQuarter, figure: ({ threeQuarterYards }) => shown(threeQuarterYards) },
    { head: copy.bagHeads.half, figure: ({ halfYards }) => shown(halfYards) },
  ]
  if (!forecast) return calm
  const across = ({ acrossYards }: CoverClub) => shown(acrossYards)
  if (copy.isStill(forecast)) return [...calm, { head: copy.stillHead, figure: across }]
  return [
    ...calm,
    { head: copy.windHeads.into, figure: ({ intoYards }) => shown(intoYards) },
    { head: copy.windHeads.across, figure: across },
    { head: copy.windHeads.down, figure: ({ downYards }) => shown(downYards) },
  ]
}

function columnEndPx(index: number, columnCount: number): number {
  return RIGHT_PX - (columnCount - 1 - index) * COLUMN_PX
}
