import { CLUB_TYPES } from '../club.ts'
import type { ClubDistances } from '../distances/club-distance.ts'

/** What progress is measured by. A handicap that is not known is null. */
export type ProgressState = {
  readonly handicap: number | null
  readonly clubDistances: ClubDistances
}

/** Where the golfer stood at the end of a day on which handicap or distances changed. */
export type ProgressEntry = ProgressState & {
  /** The golfer's own calendar day, as 2026-11-21. */
  readonly date: string
}

/** One entry a day, the earliest day first: of several of a day the last in the list counts. */
export function entriesByDay<Entry extends ProgressEntry>(entries: readonly Entry[]): readonly Entry[] {
  const lastOfDay = new Map(entries.map((entry) => [entry.date, entry]))
  return [...lastOfDay.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** Whether handicap or any distance, its source included, is another one: an entry is due then. */
export function hasProgressed(before: ProgressState, now: ProgressState): boolean {
  if (before.handicap !== now.handicap) return true
  return CLUB_TYPES.some((club) => {
    const [old, current] = [before.clubDistances[club], now.clubDistances[club]]
    return old?.distance !== current?.distance || old?.source !== current?.source
  })
}
