const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' })
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** A calendar day such as 2026-11-21 as golfers read it: "21 Nov 2026". */
export function dayText(day: string): string {
  return LONG.format(new Date(day))
}

/** Two days that stand side by side: "1 Jan" and "21 Nov", with their years where those differ. */
export function dayTexts(one: string, other: string): readonly [string, string] {
  const text = yearOf(one) === yearOf(other) ? SHORT : LONG
  return [text.format(new Date(one)), text.format(new Date(other))]
}

function yearOf(day: string): string {
  return day.slice(0, 'yyyy'.length)
}
