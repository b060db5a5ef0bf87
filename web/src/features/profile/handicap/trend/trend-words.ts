import { handicapTrend } from '@bagwise/golf/progress/handicap-trend'
import type { HandicapTrend } from '@bagwise/golf/progress/handicap-trend'
import { dayText } from '#quantities/day-text.ts'
import { handicapText } from '#quantities/handicap.ts'
import type { HandicapEntry } from './trend-geometry.ts'

/** Specification 1 §4. */
export const TREND_WORDS = {
  improving: 'Improving',
  declining: 'Declining',
  stable: 'Stable',
} as const satisfies Record<HandicapTrend, string>

/** What the picture shows, in a sentence; needs one entry at least. */
export function trendSentence(entries: readonly HandicapEntry[]): string {
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) throw new Error('A trend needs an entry')
  const trend = TREND_WORDS[handicapTrend(entries.map((entry) => ({ ...entry, clubDistances: {} })))]
  return `Handicap from ${handicapText(first.handicap)} on ${dayText(first.date)} to ${handicapText(last.handicap)} on ${dayText(last.date)}, over ${entries.length} entries. ${trend} over the latest three.`
}
