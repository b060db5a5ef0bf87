/** The year whose price it is, and the calendar day on which it was last looked for, 'YYYY-MM-DD'. */
export type PriceDay = { readonly year: number; readonly checkedOn: string }

/** Whether a price may be more than twelve months old on a day: even one of December of its year is. */
export function isOverAYearOld({ year }: Pick<PriceDay, 'year'>, today: string): boolean {
  const [thisYear = '', ...rest] = today.split('-')
  const yearAgo = [Number(thisYear) - 1, ...rest].join('-')
  return `${year}-12-31` < yearAgo
}
