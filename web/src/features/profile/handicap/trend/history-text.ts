import { distanceChanges } from '@bagwise/golf/progress/distance-changes'
import type { DistanceChange } from '@bagwise/golf/progress/distance-changes'
import type { ProgressEntry } from '@bagwise/golf/progress/progress-entry'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { clubName } from '#charts/gap-words.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'

/** More would hide the handicap between them. */
const NAMED_CHANGES = 3

/** What became of the distances since the entry before; undefined when nothing did. */
export function distancesText(
  { before, now }: { readonly before: ProgressEntry | undefined; readonly now: ProgressEntry },
  units: PreferredUnits,
): string | undefined {
  const changes = distanceChanges({ before: before?.clubDistances ?? {}, now: now.clubDistances })
  if (changes.length === 0) return undefined
  if (!before) return `${changes.length} ${changes.length === 1 ? 'distance' : 'distances'} to start with`
  const named = changes.slice(0, NAMED_CHANGES).map((change) => changeText(change, units))
  const leftCount = changes.length - named.length
  return `${named.join(', ')}${leftCount > 0 ? ` and ${leftCount} more` : ''}`
}

function changeText({ club, before, now }: DistanceChange, units: PreferredUnits): string {
  const name = clubName(club)
  if (!now) return `${name} removed`
  const nowText = `${shownDistance(now.distance, units)} ${unitShort(units)}`
  return before ? `${name} ${shownDistance(before.distance, units)} → ${nowText}` : `${name} new, ${nowText}`
}
