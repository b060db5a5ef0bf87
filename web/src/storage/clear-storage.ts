import { clearRoundNotes, clearRows } from './clear-rows.ts'
import { LOCAL_STORAGE } from './device-contents.ts'
import type { Departure, DevicePart, Fate } from './device-contents.ts'
import { golferCopies } from './golfer-copies.ts'
import { SET_ASIDE, fieldOf, parseEnvelope } from './local-copy.ts'
import { isUnsent, parseRowsByGolfer } from './per-user-cache.ts'
import type { KeptRow } from './per-user-cache.ts'
import { isCopyOf } from './preferences.ts'
import { ROW_DATABASES } from './row-stores.ts'
import { clearDrafts, forgetHeldDrafts } from './session-drafts.ts'

type Leaving = {
  readonly departure: Departure
  /** Who leaves, where that is known; after `other-golfer` who is here instead. */
  readonly golfer: string | undefined
  /** The server's, where it has said it. */
  readonly epoch?: string | undefined
}

/** The schema of all rows by golfer. */
const ROWS_SCHEMA = 1

/**
 * Leaves of local and session storage what `DEVICE_CONTENTS` says. After `sign-out` and `deletion` both are cleared as a
 * whole, by which other tabs notice, and what stays is written back at once. Drafts go with every departure.
 */
export function clearStorage(leaving: Leaving): void {
  const { departure, golfer } = leaving
  const isWhole = departure === 'sign-out' || departure === 'deletion'
  // A session that a restore has ended tells the same as one that ended elsewhere: the epoch tells them apart.
  if (!isWhole) golferCopies.noteEpoch(leaving.epoch)
  attempt(() => {
    const keys = Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? '')
    const changes = keys.map((key) => {
      const text = localStorage.getItem(key) ?? ''
      return { key, text, left: textAfter(key, text, leaving) }
    })
    if (isWhole) localStorage.clear()
    for (const { key, left } of changes) if (left === undefined) localStorage.removeItem(key)
    for (const { key, text, left } of changes) {
      if (left !== undefined && (isWhole || left !== text)) localStorage.setItem(key, left)
    }
  })
  attempt(() => (isWhole ? sessionStorage.clear() : clearDrafts(departure === 'other-golfer' ? golfer : undefined)))
  if (isWhole) forgetHeldDrafts()
  // Of a golfer who leaves, `clear-device.ts` clears the databases.
  else {
    for (const name of ROW_DATABASES) {
      clearRows(name, leaving).catch((error: unknown) => {
        console.warn('Rows on this device could not be cleared', name, error)
      })
    }
    if (departure === 'other-golfer') {
      clearRoundNotes({ golfer }).catch((error: unknown) => {
        console.warn('Notes of rounds on this device could not be cleared', error)
      })
    }
  }
}

/** A browser may forbid one store and allow the next. */
function attempt(clear: () => void): void {
  try {
    clear()
  } catch (error) {
    console.warn('A store on this device could not be cleared', error)
  }
}

/** What is left of a key of local storage; undefined when nothing is. */
function textAfter(key: string, text: string, { departure, golfer }: Leaving): string | undefined {
  const isOfNewcomer = departure === 'other-golfer' && golfer !== undefined && isCopyOf(golfer, text)
  // A copy that could not be read may be anybody's, unless it names who is here.
  if (key.endsWith(SET_ASIDE)) return isOfNewcomer ? text : undefined
  switch (fateOf(key, departure)) {
    case 'stays':
      return text
    case 'goes':
      return isOfNewcomer ? text : undefined
    // A list of rows. That of a newer Bagwise is left alone.
    case 'waits':
      if ((parseEnvelope(text)?.schema ?? 0) > ROWS_SCHEMA) return text
      return rowsAfter(text, (owner, isSent) => !isSent || (departure === 'other-golfer' && owner === golfer))
    case 'others-wait':
      return rowsAfter(text, (owner, isSent) => !isSent && owner !== golfer)
  }
}

/** What is in no row of the list is of a newer Bagwise, whose golfer may still need it: it goes by sign-out only. */
function fateOf(key: string, departure: Departure): Fate {
  const parts: Readonly<Record<string, DevicePart['after']>> = LOCAL_STORAGE
  const isKept = departure === 'session-end' || departure === 'other-golfer'
  return parts[key]?.[departure] ?? (isKept ? 'stays' : 'goes')
}

/** The rows that may stay; undefined when there is none, and for what cannot be read. */
function rowsAfter(text: string, stays: (owner: string, isSent: boolean) => boolean): string | undefined {
  const kept = parseRowsByGolfer(parseEnvelope(text)?.content, parseRow) ?? []
  const left = kept.flatMap((one) => {
    const entries = one.entries.filter((row) => stays(one.golfer, !isUnsent(row)))
    return entries.length === 0 ? [] : [{ ...one, entries }]
  })
  return left.length === 0 ? undefined : JSON.stringify({ schema: ROWS_SCHEMA, content: left })
}

/** Rows are looked at no further: what is in them is a matter of their collection. */
function parseRow(content: unknown): KeptRow | undefined {
  const unsentId = fieldOf(content, 'unsentId')
  const isRow = typeof content === 'object' && content !== null
  return isRow && (unsentId === undefined || typeof unsentId === 'string') ? content : undefined
}
