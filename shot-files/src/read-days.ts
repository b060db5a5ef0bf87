import type { FileRow } from './file-row.ts'
import type { Layout } from './read-rows.ts'

/** A date in numbers, with or without a time after it: 06/11/26, 14.02.2024, 2026-11-21. */
const DATE = /(?<![\d./-])(\d{1,4})([./-])(\d{1,2})\2(\d{1,4})(?![\d./-])/
const MONTHS = 12
const MOST_DAYS = 31
const CENTURY = 2000
const YEAR_DIGITS = 4

type WrittenDate = { readonly first: number; readonly second: number; readonly year: number; readonly mark: string }

/**
 * The days that the date of a file may be, such as 2026-11-21: one, two where day and month cannot be told apart, none
 * where it has no date. The dates of the shots come before one in a title.
 */
export function daysIn(rows: readonly FileRow[], { headerIndex, columns }: Pick<Layout, 'headerIndex' | 'columns'>) {
  const ofShots = rows.slice(headerIndex + 1).flatMap(({ cells }) => datesIn([cells[columns.date.at] ?? '']))
  const dates = ofShots.length > 0 ? ofShots : rows.slice(0, headerIndex).flatMap(({ cells }) => datesIn(cells))
  const [date] = dates
  if (!date) return []
  const { first, second, year, mark } = date
  // Only Americans write the month first, and they write it with slashes or dashes.
  const isDayFirst = mark === '.' || dates.some((one) => one.first > MONTHS)
  const isMonthFirst = dates.some((one) => one.second > MONTHS)
  const readings = [
    ...(isDayFirst ? [] : [{ month: first, day: second }]),
    ...(isMonthFirst ? [] : [{ month: second, day: first }]),
  ]
  const days = readings
    .filter(({ month, day }) => isDay({ month, day }))
    .map(({ month, day }) => dayOf(year, month, day))
  return [...new Set(days)]
}

function datesIn(cells: readonly string[]): readonly WrittenDate[] {
  return cells.flatMap((cell): readonly WrittenDate[] => {
    const [, one = '', mark = '', middle = '', last = ''] = DATE.exec(cell) ?? []
    if (mark === '') return []
    // The year first is always followed by the month: day and month change places.
    if (one.length === YEAR_DIGITS) {
      return [{ first: Number(last), second: Number(middle), year: Number(one), mark: '.' }]
    }
    const year = Number(last)
    return [{ first: Number(one), second: Number(middle), year: year < CENTURY ? year + CENTURY : year, mark }]
  })
}

function isDay({ month, day }: { readonly month: number; readonly day: number }): boolean {
  return month >= 1 && month <= MONTHS && day >= 1 && day <= MOST_DAYS
}

function dayOf(year: number, month: number, day: number): string {
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-')
}
