import { DRAFT_PREFIX } from './copy-keys.ts'
import { parseJson } from './local-copy.ts'
import { createListeners } from './listeners.ts'
import { readPreference, writePreference } from './preferences.ts'

/** Which answers, and whose. */
export type DraftPlace = {
  readonly wizard: string
  /** Undefined for a visitor. */
  readonly golfer: string | undefined
}

const VISITOR = 'visitor'
const HOUR_MS = 3_600_000
/** What was left yesterday is no longer what the golfer is doing. */
const KEPT_MS = 24 * HOUR_MS

const cleared = createListeners()

/**
 * Answers that are not sent yet, in this tab: a reload, or a phone that puts the page away, does not cost them. A draft is
 * read for its own golfer only, and for a day at most.
 */
export const sessionDrafts = {
  read: (place: DraftPlace, nowMs: number = Date.now()): unknown => {
    const text = readPreference('sessionStorage', keyOf(place))
    const kept = text === null ? undefined : parseJson(text)
    if (!isKept(kept)) return undefined
    if (nowMs - kept.atMs < KEPT_MS) return kept.draft
    sessionDrafts.discard(place)
    return undefined
  },
  keep: (place: DraftPlace, draft: unknown, nowMs: number = Date.now()): void =>
    writePreference('sessionStorage', keyOf(place), JSON.stringify({ atMs: nowMs, draft })),
  discard: (place: DraftPlace): void => writePreference('sessionStorage', keyOf(place), null),
  /** Sign Out and the deletion of an account end what pages hold in memory too. */
  onCleared: cleared.subscribe,
}

/** Takes the drafts of everybody but this golfer off the device. */
export function clearDrafts(stays: string | undefined): void {
  const keys = Array.from({ length: sessionStorage.length }, (_, index) => sessionStorage.key(index) ?? '')
  for (const key of keys) {
    if (!key.startsWith(DRAFT_PREFIX)) continue
    if (stays === undefined || !key.endsWith(`:${stays}`)) sessionStorage.removeItem(key)
  }
}

export function forgetHeldDrafts(): void {
  cleared.tell()
}

function keyOf({ wizard, golfer = VISITOR }: DraftPlace): string {
  return `${DRAFT_PREFIX}${wizard}:${golfer}`
}

function isKept(kept: unknown): kept is { readonly atMs: number; readonly draft: unknown } {
  return typeof kept === 'object' && kept !== null && 'atMs' in kept && typeof kept.atMs === 'number' && 'draft' in kept
}
