import { EARLIEST_DAY } from '@bagwise/golf/calendar-days'

/** Which of 5/6/2026 is the month: the first number where Americans write, else the second. */
export const DATE_ORDERS = ['month-first', 'day-first'] as const
export type DateOrder = (typeof DATE_ORDERS)[number]

/** The day that a date means by each order, as 2026-11-21; undefined where the calendar has no such day. */
export type Readings = Readonly<Record<DateOrder, string | undefined>>

/** A file whose dates contradict each other is `mixed`. */
type OrderOfFile = DateOrder | 'mixed' | 'open'

/** A time of day may follow, which says nothing about a round. */
const TIME = String.raw`(?:[T ,]+\d{1,2}[:.]\d{2}.*)?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})${TIME}$`)
const WITH_DOTS = new RegExp(String.raw`^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})${TIME}$`)
const EITHER_WAY = new RegExp(String.raw`^(\d{1,2})([-/])(\d{1,2})\2(\d{4}|\d{2})${TIME}$`)
/** "May 6, 2026", perhaps after a day of the week; "6 May 2026", "06-May-26". */
const MONTH_NAMED = new RegExp(
  String.raw`^(?:\p{L}+,? )?(\p{L}{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${TIME}$`,
  'u',
)
const DAY_AND_MONTH_NAMED = new RegExp(
  String.raw`^(?:\p{L}+,? )?(\d{1,2})(?:st|nd|rd|th)?\.?[ -](\p{L}{3,9})\.?,?[ -](\d{4}|\d{2})${TIME}$`,
  'u',
)
const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]
const SHORTEST_MONTH = 3
const CENTURY = 2000
const FIRST_YEAR_WITH_CENTURY = 100

type Written = {
  readonly year: string | undefined
  readonly month: string | undefined
  readonly day: string | undefined
}

/** What a cell may mean; undefined when it is no date. */
export function readingsOf(cell: string): Readings | undefined {
  const text = cell.normalize('NFKC').trim().replaceAll(/\s+/g, ' ')
  const [, first, , second, year] = EITHER_WAY.exec(text) ?? []
  if (first === undefined) return certain(text)
  return {
    'month-first': dayOf({ year, month: first, day: second }),
    'day-first': dayOf({ year, month: second, day: first }),
  }
}

/** How the file writes its dates, by those that can only be meant one way. No round is played after `today`. */
export function orderOf(dates: readonly Readings[], { today }: { readonly today: string }): OrderOfFile {
  const isPossible = (day: string | undefined) => day !== undefined && day >= EARLIEST_DAY && day <= today
  const orders = new Set(
    dates.flatMap((readings): readonly DateOrder[] => {
      const [monthFirst, dayFirst] = [isPossible(readings['month-first']), isPossible(readings['day-first'])]
      if (monthFirst === dayFirst) return []
      return [monthFirst ? 'month-first' : 'day-first']
    }),
  )
  const [order = 'open'] = orders
  return orders.size > 1 ? 'mixed' : order
}

function certain(text: string): Readings | undefined {
  const [, isoYear, , isoMonth, isoDay] = YEAR_FIRST.exec(text) ?? []
  if (isoYear !== undefined) return eitherWay({ year: isoYear, month: isoMonth, day: isoDay })
  const [, day, month, year] = WITH_DOTS.exec(text) ?? DAY_AND_MONTH_NAMED.exec(text) ?? []
  if (day !== undefined) return eitherWay({ year, month, day })
  const [, named, dayAfter, yearAfter] = MONTH_NAMED.exec(text) ?? []
  return named === undefined ? undefined : eitherWay({ year: yearAfter, month: named, day: dayAfter })
}

function eitherWay(written: Written): Readings {
  const day = dayOf(written)
  return { 'month-first': day, 'day-first': day }
}

function dayOf({ year = '', month = '', day = '' }: Written): string | undefined {
  const [yearNumber, monthNumber, dayNumber] = [yearOf(Number(year)), monthOf(month), Number(day)]
  const date = new Date(Date.UTC(yearNumber, monthNumber - 1, dayNumber))
  // Other numbers are a day of another month.
  const isDay = date.getUTCMonth() === monthNumber - 1 && date.getUTCDate() === dayNumber
  return isDay ? date.toISOString().slice(0, '2026-11-21'.length) : undefined
}

function yearOf(year: number): number {
  return year < FIRST_YEAR_WITH_CENTURY ? year + CENTURY : year
}

/** 1 to 12 where there is such a month. */
function monthOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  const name = text.toLowerCase()
  return name.length < SHORTEST_MONTH ? 0 : MONTHS.findIndex((month) => month.startsWith(name)) + 1
}
