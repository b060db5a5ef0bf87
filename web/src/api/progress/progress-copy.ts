import { isClubType } from '@bagwise/golf/club'
import { DISTANCE_SOURCES, isCarryYards } from '@bagwise/golf/distances/club-distance'
import type { ClubDistance, ClubDistances } from '@bagwise/golf/distances/club-distance'
import type { ProgressEntry } from '@bagwise/golf/progress/progress-entry'
import { fieldOf, localCopy } from '#api/local-copy.ts'
import type { LocalCopy } from '#api/local-copy.ts'

/** An entry on this device: under an id of its own until the server has confirmed it. */
export type KeptEntry = ProgressEntry & { readonly unsentId?: string | undefined }

/** By golfer: what another one has not sent waits for them. */
export type KeptProgress = readonly { readonly golfer: string; readonly entries: readonly KeptEntry[] }[]

export type SentEntry = KeptEntry & { readonly unsentId: string }

/** The specification's key of its own. */
const PROGRESS_KEY = 'bagwise.progress'
const SCHEMA = 1

const DAY = /^\d{4}-\d{2}-\d{2}$/

export function progressCopy(): LocalCopy<KeptProgress> {
  return localCopy({ key: PROGRESS_KEY, schema: SCHEMA, parse: parseProgress })
}

export function isUnsent(entry: KeptEntry): entry is SentEntry {
  return entry.unsentId !== undefined
}

/** What other golfers than this one have not sent yet. */
export function unsentOfOthers(progress: KeptProgress, golfer: string | undefined): KeptProgress {
  return progress.flatMap((one) => {
    const unsent = one.entries.filter(isUnsent)
    return one.golfer === golfer || unsent.length === 0 ? [] : [{ ...one, entries: unsent }]
  })
}

/** The border: undefined when anything in it is not what Bagwise writes. */
function parseProgress(content: unknown): KeptProgress | undefined {
  return everyOne(content, (one) => {
    const golfer = fieldOf(one, 'golfer')
    const entries = everyOne(fieldOf(one, 'entries'), parseEntry)
    return typeof golfer === 'string' && entries ? { golfer, entries } : undefined
  })
}

function parseEntry(one: unknown): KeptEntry | undefined {
  const [date, handicap, unsentId] = [fieldOf(one, 'date'), fieldOf(one, 'handicap'), fieldOf(one, 'unsentId')]
  const clubDistances = parseDistances(fieldOf(one, 'clubDistances'))
  if (typeof date !== 'string' || !DAY.test(date) || !clubDistances) return undefined
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

/** Every item parsed; undefined when it is no list, or one of them is not what it should be. */
function everyOne<Parsed>(list: unknown, parse: (item: unknown) => Parsed | undefined): readonly Parsed[] | undefined {
  if (!Array.isArray(list)) return undefined
  const items: readonly unknown[] = list
  const parsed = items.map(parse).filter((item) => item !== undefined)
  return parsed.length === items.length ? parsed : undefined
}
