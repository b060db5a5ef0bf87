/**
 * Where nobody reads, in the build and in tests, it is always the same: what is rendered there must not differ from
 * machine to machine. In a browser it is the browser's own.
 */
export const READER_LOCALE = 'location' in globalThis ? undefined : 'en-GB'

export type ReaderLocale = string | undefined

const MOST_DECIMALS = 20
const PARTS_PER_PERCENT = 100
const FORMS = new Map<string, Intl.NumberFormat>()

/** As the reader writes it: 1,299.5 or 1.299,5. Three decimals at most, or exactly as many as are asked for. */
export function numberText(number: number, decimalCount?: number, locale: ReaderLocale = READER_LOCALE): string {
  const shown = numberForm(decimalsOf(decimalCount), locale).format(Math.abs(number))
  return number < 0 && /[1-9]/.test(shown) ? `−${shown}` : shown
}

/** As it stands in a field that is typed into: nothing between thousands, nothing rounded, a minus that has a key. */
export function fieldText(number: number, locale: ReaderLocale = READER_LOCALE): string {
  const form = numberForm({ useGrouping: false, maximumFractionDigits: MOST_DECIMALS }, locale)
  return `${number < 0 ? '-' : ''}${form.format(Math.abs(number))}`
}

/** Whether 34,125 is the reader's way to write thirty-four and an eighth. */
export function isCommaDecimal(locale: ReaderLocale = READER_LOCALE): boolean {
  return numberText(1, 1, locale).includes(',')
}

/** 85% or 85 %. */
export function percentText(percent: number, locale: ReaderLocale = READER_LOCALE): string {
  return numberForm({ style: 'percent' }, locale).format(percent / PARTS_PER_PERCENT)
}

/** A way to write numbers, with the digits that fields can read. Making one costs more than all its uses on a screen. */
export function numberForm(options: Intl.NumberFormatOptions, locale: ReaderLocale): Intl.NumberFormat {
  const key = JSON.stringify([locale, options])
  const form = FORMS.get(key) ?? new Intl.NumberFormat(locale, { numberingSystem: 'latn', ...options })
  FORMS.set(key, form)
  return form
}

function decimalsOf(count: number | undefined): Intl.NumberFormatOptions {
  return count === undefined ? {} : { minimumFractionDigits: count, maximumFractionDigits: count }
}
