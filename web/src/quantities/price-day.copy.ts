import type { PriceDay } from '@bagwise/golf/price-day'
import { dayText } from './day-text.ts'

/** Beside a price: whose year's it is, and when it was last looked for. */
export const pricesOf = ({ year, checkedOn }: PriceDay) => `prices of ${year}, checked ${dayText(checkedOn)}`
