import { useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import type { ProgressEntry } from '@bagwise/golf/progress/progress-entry'
import { distanceChanges } from '@bagwise/golf/progress/distance-changes'
import type { DistanceChange } from '@bagwise/golf/progress/distance-changes'
import { dayText } from '#quantities/day-text.ts'
import { handicapText } from '#quantities/handicap.ts'
import { Button } from '#ui/button.tsx'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import * as copy from '#features/profile/handicap/handicap.copy.ts'
import styles from '../handicap.module.css'

/** The picture shows the rest. */
const SHOWN_AT_FIRST = 5

type HistoryProps = {
  /** The earliest day first. */
  readonly entries: readonly ProgressEntry[]
  readonly units: PreferredUnits
}

/** More would hide the handicap between them. */
const NAMED_CHANGES = 3

/** Every day on which handicap or distances changed, the latest first: the picture in figures. */
export function ProgressHistory({ entries, units }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const latestFirst = entries.map((now, index) => ({ now, before: entries[index - 1] })).toReversed()
  const shown = isOpen ? latestFirst : latestFirst.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <table className={styles.historyTable}>
        <caption className="sr-only">{copy.historyCaption}</caption>
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col">{copy.dayColumn}</th>
            <th scope="col">{copy.handicapColumn}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ now, before }) => (
            <tr key={now.date}>
              <th scope="row">
                <span className="block font-plate text-plate-sm font-bold">{dayText(now.date)}</span>
                <span className="block text-xs font-normal text-ink-2 empty:hidden">
                  {distancesText({ before, now }, units)}
                </span>
              </th>
              <td className="plate text-plate-md">{now.handicap === null ? '–' : handicapText(now.handicap)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {latestFirst.length > SHOWN_AT_FIRST && (
        <Button look="quiet" className={styles.handicapMore} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? copy.fewerDays : copy.allDays(latestFirst.length)}
        </Button>
      )}
    </>
  )
}

/** What became of the distances since the entry before; undefined when nothing did. */
export function distancesText(
  { before, now }: { readonly before: ProgressEntry | undefined; readonly now: ProgressEntry },
  units: PreferredUnits,
): string | undefined {
  const changes = distanceChanges({ before: before?.clubDistances ?? {}, now: now.clubDistances })
  if (changes.length === 0) return undefined
  if (!before) return copy.firstDistances(changes.length)
  const named = changes.slice(0, NAMED_CHANGES).map((change) => changeText(change, units))
  const leftCount = changes.length - named.length
  return `${named.join(', ')}${leftCount > 0 ? copy.moreChanges(leftCount) : ''}`
}

function changeText({ club, before, now }: DistanceChange, units: PreferredUnits): string {
  const name = clubName(club)
  if (!now) return copy.distanceRemoved(name)
  const nowText = `${shownDistance(now.distance, units)} ${unitShort(units)}${isEstimated(now) ? copy.estimated : ''}`
  return before
    ? `${name} ${shownDistance(before.distance, units)} → ${nowText}`
    : copy.distanceNew({ club: name, distance: nowText })
}
