import { useState } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { ProgressEntry } from '@bagwise/golf/progress/progress-entry'
import { dayText } from '#quantities/day-text.ts'
import { handicapText } from '#quantities/handicap.ts'
import { Button } from '#ui/button.tsx'
import { distancesText } from './history-text.ts'

/** The picture shows the rest. */
const SHOWN_AT_FIRST = 5

type HistoryProps = {
  /** The earliest day first. */
  readonly entries: readonly ProgressEntry[]
  readonly units: PreferredUnits
}

/** Every day on which handicap or distances changed, the latest first: the picture in figures. */
export function ProgressHistory({ entries, units }: HistoryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const latestFirst = entries.map((now, index) => ({ now, before: entries[index - 1] })).toReversed()
  const shown = isOpen ? latestFirst : latestFirst.slice(0, SHOWN_AT_FIRST)
  return (
    <>
      <table className="history-table">
        <caption className="sr-only">Handicap and changed distances by day</caption>
        <thead className="text-xs text-ink-2">
          <tr>
            <th scope="col">Day and what changed</th>
            <th scope="col">Handicap</th>
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
        <Button look="quiet" className="handicap-more" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Show fewer days' : `Show all ${latestFirst.length} days`}
        </Button>
      )}
    </>
  )
}
