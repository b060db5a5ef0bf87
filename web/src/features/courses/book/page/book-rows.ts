import type { BookPage } from '@bagwise/golf/book/book-page'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { shownDistance } from '#quantities/distance.ts'
import * as copy from '#features/courses/book/book.copy.ts'

/** A row of a page's table as it is printed; empty where there is no such shot or number. */
export type BookRow = {
  readonly key: 'planA' | 'planB' | 'layUp' | 'from150'
  readonly name: string
  readonly club: string
  readonly line: string
  readonly today: string
  readonly calm: string
  readonly strokes: string
  readonly left: string
}

const ROWS = ['planA', 'planB', 'layUp', 'from150'] as const

export function bookRows(page: BookPage, units: PreferredUnits): readonly BookRow[] {
  const { planA, planB, layUp, from150, missOfPlanA, missFrom150 } = page
  const shots = { planA, planB, layUp, from150 }
  const misses = { planA: missOfPlanA, planB: undefined, layUp: undefined, from150: missFrom150 }
  return ROWS.map((key) => {
    const shot = shots[key]
    const name = key === 'layUp' && layUp?.after === 'plan-a' ? copy.layUpAfterA : copy.rowName(key, units)
    if (!shot) return { key, name, club: '', line: copy.noShot, today: '', calm: '', strokes: '', left: '' }
    const { carryTodayYards, carryCalmYards, expectedStrokes, leftToFrontYards } = shot
    return {
      key,
      name,
      club: copy.clubText(shot),
      line: copy.shotLine(shot, misses[key], units),
      today: String(shownDistance(carryTodayYards, units)),
      calm: String(shownDistance(carryCalmYards, units)),
      strokes: copy.strokesText(expectedStrokes),
      left: leftToFrontYards === undefined ? '' : String(shownDistance(leftToFrontYards, units)),
    }
  })
}
