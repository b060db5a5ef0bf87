import { CLUB_TYPES } from '../club.ts'
import type { ClubDistances } from '../distances/club-distance.ts'

/** What progress is measured by. An unknown handicap is null. */
export type ProgressState = {
  readonly handicap: number | null
  readonly clubDistances: ClubDistances
}

/** The golfer's state at the end of a day on which handicap or distances changed. */
export type ProgressEntry = ProgressState & {
  /** The golfer's own calendar day, such as 2026-11-21. */
  readonly date: string
}

/** One entry per day, earliest first: of several on a day, the last in the list. */
export function entriesByDay<Entry extends ProgressEntry>(entries: readonly Entry[]): readonly Entry[] {
  const lastOfDay = new Map(entries.map((entry) => [entry.date, entry]))
  return [...lastOfDay.values()].toSorted((a, b) => (a.date < b.date ? -1 : 1))
}

/** Whether the handicap or any distance, including its source, has changed: then an entry is due. */
export function hasProgressed(before: ProgressState, now: ProgressState): boolean {
  if (before.handicap !== now.handicap) return true
  return CLUB_TYPES.some((club) => {
    const [old, current] = [before.clubDistances[club], now.clubDistances[club]]
    return old?.distance !== current?.distance || old?.source !== current?.source
  })
}
