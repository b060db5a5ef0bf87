/** Where numbers are written as JavaScript writes them, up to a thousand. */
const PLAIN_LOCALE = /^en(-(AU|CA|GB|IE|NZ|US))?$/

/** The reader's browser says it; the build and tests render the same on every machine. */
export const READER_LOCALE = 'location' in globalThis ? localeOf(navigator.language) : 'en-GB'

export type ReaderLocale = string

/** What JavaScript writes without an exponent, and with no more decimals than `MOST_DECIMALS`. */
const PLAIN_NUMBER = /^-?\d+(\.\d{1,20})?$/
const FIRST_GROUPED = 1000
const USUAL_DECIMALS = 3
const MOST_DECIMALS = 20
const PARTS_PER_PERCENT = 100
const FORMS = new Map<string, Intl.NumberFormat>()

/** As the reader writes it: 1,299.5 or 1.299,5. Three decimals at most, or exactly as many as are asked for. */
export function numberText(number: number, decimalCount?: number, locale: ReaderLocale = READER_LOCALE): string {
  const shown =
    plainText(Math.abs(number), decimalCount, locale) ??
    numberForm(decimalsOf(decimalCount), locale).format(Math.abs(number))
  return number < 0 && /[1-9]/.test(shown) ? `−${shown}` : shown
}

/** As it stands in a field that is typed into: nothing between thousands, nothing rounded, a minus that has a key. */
export function fieldText(number: number, locale: ReaderLocale = READER_LOCALE): string {
  if (PLAIN_LOCALE.test(locale) && PLAIN_NUMBER.test(String(number))) return String(number)
  const form = numberForm({ useGrouping: false, maximumFractionDigits: MOST_DECIMALS }, locale)
  return `${number < 0 ? '-' : ''}${form.format(Math.abs(number))}`
}

/** The browser's language as `Intl` takes it; American English where it names none: `C`, `en-US@posix` or nothing. */
export function localeOf(language: string): ReaderLocale {
  if (PLAIN_LOCALE.test(language)) return language
  try {
    return Intl.getCanonicalLocales(language)[0] ?? 'en-US'
  } catch (error) {
    if (error instanceof RangeError) return 'en-US'
    throw error
  }
}

/** Whether 34,125 is the reader's way to write thirty-four and an eighth. */
export function isCommaDecimal(locale: ReaderLocale = READER_LOCALE): boolean {
  return numberText(1, 1, locale).includes(',')
}

/** 85% or 85 %. */
export function percentText(percent: number, locale: ReaderLocale = READER_LOCALE): string {
  const plain = plainText(percent, 0, locale)
  return plain === undefined
    ? numberForm({ style: 'percent' }, locale).format(percent / PARTS_PER_PERCENT)
    : `${plain}%`
}

/** As `Intl` writes it, whose first form costs a slow phone 90 ms; undefined where only `Intl` knows. */
function plainText(number: number, decimalCount: number | undefined, locale: ReaderLocale): string | undefined {
  if (!PLAIN_LOCALE.test(locale) || !(number >= 0 && number < FIRST_GROUPED - 1)) return undefined
  const decimals = decimalCount ?? USUAL_DECIMALS
  // A half is rounded up as it is written in decimals, not as it is stored.
  const rounded = Number(`${Math.round(Number(`${number}e${decimals}`))}e-${decimals}`)
  // A number so small that it is written with an exponent of its own.
  if (Number.isNaN(rounded)) return undefined
  return decimalCount === undefined ? String(rounded) : rounded.toFixed(decimalCount)
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
