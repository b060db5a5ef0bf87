import { isDayText } from '@bagwise/golf/calendar-days'
import { isClubType } from '@bagwise/golf/club'
import { DISTANCE_SOURCES, isCarryYards } from '@bagwise/golf/distances/club-distance'
import type { ClubDistance, ClubDistances } from '@bagwise/golf/distances/club-distance'
import type { ProgressEntry } from '@bagwise/golf/progress/progress-entry'
import { golferRows, parseGolferRows } from '#api/device-store/golfer-rows.ts'
import type { KeptRow, RowsByGolfer } from '#api/device-store/golfer-rows.ts'
import { everyOne, fieldOf, localCopy } from '#api/device/local-copy.ts'
import type { LocalCopy } from '#api/device/local-copy.ts'

export type KeptEntry = ProgressEntry & KeptRow

/** The specification's key of its own. */
export const PROGRESS_KEY = 'bagwise.progress'
const SCHEMA = 1

export function progressCopy(): LocalCopy<RowsByGolfer<KeptEntry>> {
  return localCopy({ key: PROGRESS_KEY, schema: SCHEMA, parse: (content) => parseGolferRows(content, parseEntry) })
}

/** The entries on this device, for all who read or write them. */
export const progressRows = golferRows(progressCopy(), ({ date }) => date)

function parseEntry(one: unknown): KeptEntry | undefined {
  const [date, handicap, unsentId] = [fieldOf(one, 'date'), fieldOf(one, 'handicap'), fieldOf(one, 'unsentId')]
  const clubDistances = parseDistances(fieldOf(one, 'clubDistances'))
  if (typeof date !== 'string' || !isDayText(date) || !clubDistances) return undefined
  if (handicap !== null && typeof handicap !== 'number') return undefined
  if (unsentId !== undefined && typeof unsentId !== 'string') return undefined
  return { date, handicap, clubDistances, unsentId }
}

function parseDistances(content: unknown): ClubDistances | undefined {
  if (typeof content !== 'object' || content === null || Array.isArray(content)) return undefined
  const entries = everyOne(Object.keys(content), (club) => {
    const distance = parseDistance(fieldOf(content, String(club)))
    return typeof club === 'string' && isClubType(club) && distance ? ([club, distance] as const) : undefined
  })
  return entries && Object.fromEntries(entries)
}

function parseDistance(one: unknown): ClubDistance | undefined {
  const distance = fieldOf(one, 'distance')
  const source = DISTANCE_SOURCES.find((known) => known === fieldOf(one, 'source'))
  return typeof distance === 'number' && isCarryYards(distance) && source ? { distance, source } : undefined
}
