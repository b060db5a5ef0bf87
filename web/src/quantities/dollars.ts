import { numberForm, READER_LOCALE } from './number-text.ts'
import type { ReaderLocale } from './number-text.ts'

const DOLLARS = { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' } as const

/** A price as it is read: $25, $1,254.99; to a German reader 25 $, 1.254,99 $. */
export function dollars(price: number, locale: ReaderLocale = READER_LOCALE): string {
  return numberForm(Number.isInteger(price) ? { ...DOLLARS, maximumFractionDigits: 0 } : DOLLARS, locale).format(price)
}
