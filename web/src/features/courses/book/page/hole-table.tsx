import * as copy from '#features/courses/book/book.copy.ts'
import type { BookRow } from './book-rows.ts'
import { EDGE_PX, INK, LENGTH_SIZE, RIGHT_PX, fittedWords, widthOf } from './page-layout.ts'

const HEAD_PX = 13
const ROW_PX = 32
/** Right ends of the figures. */
const COLUMNS = [
  { key: 'today', endPx: RIGHT_PX - 144 },
  { key: 'calm', endPx: RIGHT_PX - 103 },
  { key: 'strokes', endPx: RIGHT_PX - 51 },
  { key: 'left', endPx: RIGHT_PX },
] as const
const NAME_GAP_PX = 7
const LONGEST_FIGURE_PX = 34

export const tablePx = (rowCount: number) => HEAD_PX + rowCount * ROW_PX

/** The plans of a hole: club and figures, and under them the line in words. */
export function HoleTable({ rows, topPx }: { readonly rows: readonly BookRow[]; readonly topPx: number }) {
  return (
    <g>
      {COLUMNS.map(({ key, endPx }) => (
        <text key={key} x={endPx} y={topPx + 9.5} fontSize="10" textAnchor="end">
          {key === 'today' ? `${copy.carryColumns} ${copy.columns[key]}` : copy.columns[key]}
        </text>
      ))}
      {rows.map((row, index) => (
        <Row key={row.key} row={row} topPx={topPx + HEAD_PX + index * ROW_PX} />
      ))}
    </g>
  )
}

function Row({ row, topPx }: { readonly row: BookRow; readonly topPx: number }) {
  const clubPx = EDGE_PX + widthOf(row.name, LENGTH_SIZE) + NAME_GAP_PX
  const club = fittedWords(row.club, {
    size: LENGTH_SIZE,
    least: 11,
    widthPx: COLUMNS[0].endPx - LONGEST_FIGURE_PX - clubPx,
  })
  const line = fittedWords(row.line, { size: LENGTH_SIZE, least: LENGTH_SIZE, widthPx: RIGHT_PX - EDGE_PX })
  return (
    <g>
      <path d={`M${EDGE_PX} ${topPx}H${RIGHT_PX}`} stroke={INK} strokeWidth=".7" />
      <text x={EDGE_PX} y={topPx + 14} fontSize={LENGTH_SIZE} fontWeight="500">
        {row.name}
        <tspan dx={NAME_GAP_PX} fontSize={club.size} fontWeight="700">
          {club.words}
        </tspan>
      </text>
      {COLUMNS.map(({ key, endPx }) => (
        <text
          key={key}
          x={endPx}
          y={topPx + 14}
          fontSize={LENGTH_SIZE}
          fontWeight={key === 'today' || key === 'left' ? 700 : 500}
          textAnchor="end"
        >
          {row[key]}
        </text>
      ))}
      <text x={EDGE_PX} y={topPx + 28.5} fontSize={line.size} fontWeight="400">
        {line.words}
      </text>
    </g>
  )
}
