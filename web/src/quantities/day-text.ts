import { numberForm, READER_LOCALE } from './number-text.ts'
import type { ReaderLocale } from './number-text.ts'

const NUMBERS = { day: '2-digit', month: '2-digit' } as const
const WORDS = { day: 'numeric', month: 'short' } as const
const FORMS = new Map<string, Intl.DateTimeFormat>()

/** A calendar day such as 2026-11-21 as golfers read it: "21 Nov 2026", "Nov 21, 2026", "21.11.2026". */
export function dayText(day: string, locale: ReaderLocale = READER_LOCALE): string {
  return dayForm({ ...partsFor(locale), year: 'numeric', timeZone: 'UTC' }, locale).format(new Date(day))
}

/** Two days that stand side by side: "1 Jan" and "21 Nov", with their years where those differ. */
export function dayTexts(one: string, other: string, locale: ReaderLocale = READER_LOCALE): readonly [string, string] {
  if (yearOf(one) !== yearOf(other)) return [dayText(one, locale), dayText(other, locale)]
  const form = dayForm({ ...partsFor(locale), timeZone: 'UTC' }, locale)
  return [form.format(new Date(one)), form.format(new Date(other))]
}

/** The day of a moment by the golfer's own calendar: "21 November 2026", "21.11.2026". */
export function dayTextOf(moment: Date, locale: ReaderLocale = READER_LOCALE): string {
  const parts = readsEnglish(locale) ? ({ day: 'numeric', month: 'long' } as const) : NUMBERS
  return dayForm({ ...parts, year: 'numeric' }, locale).format(moment)
}

/** A moment by the golfer's own clock: "03:15" of today, else with the day: "Nov 20, 03:15". */
export function momentText(moment: Date, now: Date, locale: ReaderLocale = READER_LOCALE): string {
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const isToday = moment.toDateString() === now.toDateString()
  return dayForm(isToday ? time : { ...partsFor(locale), ...time }, locale).format(moment)
}

/** The page speaks English: to readers of another language it names no month. */
function partsFor(locale: ReaderLocale) {
  return readsEnglish(locale) ? WORDS : NUMBERS
}

function readsEnglish(locale: ReaderLocale): boolean {
  return numberForm({}, locale).resolvedOptions().locale.startsWith('en')
}

/** Made when a day is first shown: the first one takes a slow phone 60 ms, and home shows none. */
function dayForm(options: Intl.DateTimeFormatOptions, locale: ReaderLocale): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options])
  const form =
    FORMS.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, calendar: 'gregory', numberingSystem: 'latn' })
  FORMS.set(key, form)
  return form
}

function yearOf(day: string): string {
  return day.slice(0, 'yyyy'.length)
}
