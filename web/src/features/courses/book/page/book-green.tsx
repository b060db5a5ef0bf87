import type { BookGreen } from '@bagwise/golf/book/book-green'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { linePath } from '#charts/hand-drawn.ts'
import { GREEN_BOOK_PX_PER_YARD } from '#charts/hole/hole-frame.ts'
import { shownDistance } from '#quantities/distance.ts'
import * as copy from '#features/courses/book/book.copy.ts'
import { FINE, INK, LENGTH_SIZE, PAPER } from './page-layout.ts'

type GreenProps = {
  readonly green: BookGreen | undefined
  readonly units: PreferredUnits
  readonly leftPx: number
  readonly topPx: number
  readonly widthPx: number
}

const DRAWING_PX = 118
const LINE_PX = 2
/** The line of play, beside the green. */
const ARROW_PX = 5
/** Height of the outline, its size, its distances and the line for the pin. */
export const GREEN_PX = DRAWING_PX + 72

/** The green's outline from above, the line of play upwards, with what is known of it; its slopes are not. */
export function GreenOfPage({ green, units, leftPx, topPx, widthPx }: GreenProps) {
  if (!green) {
    return (
      <text x={leftPx + widthPx / 2} y={topPx + DRAWING_PX / 2} fontSize="12.5" textAnchor="middle">
        {copy.noGreen}
      </text>
    )
  }
  // A ball that is on the green already has no front left.
  const isFromPlanA = green.fromPlanA !== undefined && green.fromPlanA.frontYards > 0
  const { frontYards, middleYards, backYards } = (isFromPlanA && green.fromPlanA) || green.fromTee
  const columns = [
    { key: 'front', yards: frontYards, atPx: leftPx, anchor: 'start' },
    { key: 'middle', yards: middleYards, atPx: leftPx + widthPx / 2, anchor: 'middle' },
    { key: 'back', yards: backYards, atPx: leftPx + widthPx, anchor: 'end' },
  ] as const
  const underPx = topPx + DRAWING_PX
  return (
    <g>
      <path
        d={outlinePath(green, { leftPx, topPx, widthPx })}
        fill={PAPER}
        fillRule="evenodd"
        stroke={INK}
        strokeWidth={LINE_PX}
        strokeLinejoin="round"
      />
      <path d={`M${leftPx + ARROW_PX} ${underPx - 2}v-16m-4 5l4 -5l4 5`} fill="none" stroke={INK} strokeWidth="1.2" />
      <text x={leftPx} y={underPx + 15} fontSize={LENGTH_SIZE}>
        {copy.greenSize(green.depthYards, green.widthYards, units)}
      </text>
      <text x={leftPx} y={underPx + 28} fontSize={FINE.size}>
        {isFromPlanA ? copy.fromPlanA : copy.fromTee}
      </text>
      {columns.map(({ key, yards, atPx, anchor }) => (
        <g key={key}>
          <text x={atPx} y={underPx + 44} fontSize="16.5" fontWeight="700" textAnchor={anchor}>
            {shownDistance(yards, units)}
          </text>
          <text x={atPx} y={underPx + 53} fontSize={FINE.size} textAnchor={anchor}>
            {copy.greenColumns[key]}
          </text>
        </g>
      ))}
      <text x={leftPx} y={underPx + 70} fontSize="12.5">
        {copy.pinLine}
      </text>
    </g>
  )
}

type Room = { readonly leftPx: number; readonly topPx: number; readonly widthPx: number }

/** As large as the room is, and never larger than the Rules allow. */
function outlinePath({ outline: { rings, box } }: BookGreen, { leftPx, topPx, widthPx }: Room): string {
  const pxPerYard = Math.min(
    GREEN_BOOK_PX_PER_YARD,
    (widthPx - LINE_PX) / (box.right - box.left),
    (DRAWING_PX - LINE_PX) / (box.far - box.near),
  )
  const middlePx = { x: leftPx + widthPx / 2, y: topPx + DRAWING_PX / 2 }
  const middle = { x: (box.left + box.right) / 2, y: (box.near + box.far) / 2 }
  return rings
    .map((ring) => {
      const points = Array.from({ length: ring.length / 2 }, (_, corner) => ({
        xPx: middlePx.x + ((ring[2 * corner] ?? 0) - middle.x) * pxPerYard,
        yPx: middlePx.y - ((ring[2 * corner + 1] ?? 0) - middle.y) * pxPerYard,
      }))
      return `${linePath(points)}Z`
    })
    .join('')
}
