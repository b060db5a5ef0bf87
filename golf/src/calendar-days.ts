const MONTHS_PER_YEAR = 12
const DAYS_PER_YEAR = 365
const YEARS_PER_LEAP_DAY = 4
const YEARS_PER_CENTURY = 100
const YEARS_PER_LEAP_CENTURY = 400
/** With March as the first month, the leap day ends the year, and five months always have 153 days. */
const MARCH = 3
const DAYS_OF_FIVE_MONTHS = 153
const FIVE_MONTHS = 5

/** Bagwise did not exist before this date: a typo or a wrong clock. */
export const EARLIEST_DAY = '2000-01-01'

/** Whether a text has the form of a day, as 2026-11-21. */
export function isDayText(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text)
}

/** Whole days between two dates such as 2026-11-21; negative when `to` is earlier. */
export function daysBetween({ from, to }: { readonly from: string; readonly to: string }): number {
  return dayNumber(to) - dayNumber(from)
}

/** Days of the Gregorian calendar from an arbitrary origin. */
function dayNumber(date: string): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const monthsSinceMarch = (month - MARCH + MONTHS_PER_YEAR) % MONTHS_PER_YEAR
  const yearFromMarch = month < MARCH ? year - 1 : year
  const leapDays =
    Math.floor(yearFromMarch / YEARS_PER_LEAP_DAY) -
    Math.floor(yearFromMarch / YEARS_PER_CENTURY) +
    Math.floor(yearFromMarch / YEARS_PER_LEAP_CENTURY)
  const daysBeforeMonth = Math.floor((DAYS_OF_FIVE_MONTHS * monthsSinceMarch + 2) / FIVE_MONTHS)
  return DAYS_PER_YEAR * yearFromMarch + leapDays + daysBeforeMonth + day
}
