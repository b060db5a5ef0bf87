import type { BookHead } from '@bagwise/golf/book/book-page'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { holeNumber } from '#courses/courses.copy.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import * as copy from '#features/courses/book/book.copy.ts'
import { EDGE_PX, INK, RIGHT_PX, fittedWords } from './page-layout.ts'

export const HEAD_PX = 58
const NUMBER = { size: 38, digitPx: 17, gapPx: 12 } as const
/** For the length at the right. */
const LENGTH_PX = 92

/** Number, name and card of a hole; what the map does not say is left to be written in. */
export function HoleHead({ head, units }: { readonly head: BookHead; readonly units: PreferredUnits }) {
  const number = head.number === undefined ? copy.blank : holeNumber(head)
  const textPx = EDGE_PX + number.length * NUMBER.digitPx + NUMBER.gapPx
  const widthPx = RIGHT_PX - LENGTH_PX - textPx
  const name = fittedWords(head.name ?? '', { size: 17, least: 9, widthPx })
  const card = [copy.par(head), copy.strokeIndex(head)].join('   ')
  const length = head.yards > 0 ? String(shownDistance(head.yards, units)) : copy.blank
  return (
    <g>
      <text x={EDGE_PX} y="47" fontSize={NUMBER.size} fontWeight="700">
        {number}
      </text>
      <text x={textPx} y="31" fontSize={name.size} fontWeight="700">
        {name.words}
      </text>
      <text x={textPx} y="47" fontSize="12.5" xmlSpace="preserve">
        {card}
      </text>
      <text x={RIGHT_PX} y="33" fontSize="22" fontWeight="700" textAnchor="end">
        {length}
        <tspan fontSize="15"> {unitShort(units)}</tspan>
      </text>
      <text x={RIGHT_PX} y="47" fontSize="12.5" textAnchor="end">
        {copy.tees(head.tee)}
      </text>
      <path d={`M${EDGE_PX} 53H${RIGHT_PX}`} stroke={INK} strokeWidth="1.6" />
    </g>
  )
}
