import type { ClubType } from '../club.ts'
import type { ClubDistance, ClubDistances } from '../distances/club-distance.ts'

/** What is left of a club's shots that were imported without being kept: how many there were, how far, how scattered. */
export type ShotSummary = {
  readonly count: number
  readonly carryYards: number
  /** Standard deviations; a single shot has none, and some monitors see no direction. */
  readonly longShortYards?: number | undefined
  readonly leftRightYards?: number | undefined
}

/**
 * The summary behind a stored distance, or behind the one that kept shots have replaced. A number that kept shots made is
 * none, by its own word or by what it has replaced: its shots are learnt from themselves.
 */
export function shotSummaryOf(stored: ClubDistance | undefined): ShotSummary | undefined {
  if (stored?.source !== 'measured') return undefined
  const summed = stored.before ?? stored
  if (!summed.shots || summed.shots.known) return undefined
  const { count, longShortYards, leftRightYards } = summed.shots
  return { count, carryYards: summed.distance, longShortYards, leftRightYards }
}

/** By club, of those with kept shots: without any, what was measured stays an own number. */
export function shotSummaries(
  stored: ClubDistances,
  learnt: ReadonlySet<ClubType>,
): ReadonlyMap<ClubType, ShotSummary> {
  return new Map(
    [...learnt].flatMap((club) => {
      const summary = shotSummaryOf(stored[club])
      return summary ? [[club, summary] as const] : []
    }),
  )
}
