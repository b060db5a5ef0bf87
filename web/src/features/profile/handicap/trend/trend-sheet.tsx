import { memo } from 'react'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useProgressEntries } from '#api/progress/progress-entries.ts'
import { ProgressHistory } from './progress-history.tsx'
import { TrendChart } from './trend-chart.tsx'

/** Fewer make no line. */
const FEWEST_ENTRIES = 2

/** Where the handicap has gone, as a picture and by day. */
export const TrendSheet = memo(function TrendSheet({ units }: { readonly units: PreferredUnits }) {
  const entries = useProgressEntries()
  const known = entries.flatMap(({ date, handicap }) => (handicap === null ? [] : [{ date, handicap }]))
  return (
    <div className="handicap-sheet">
      <h3>Handicap trend</h3>
      {known.length < FEWEST_ENTRIES ? (
        <p className="text-sm text-ink-2">{waitingText(entries.length)}</p>
      ) : (
        <TrendChart entries={known} />
      )}
      {entries.length > 0 && (
        <>
          <h3>Progress history</h3>
          <ProgressHistory entries={entries} units={units} />
        </>
      )}
    </div>
  )
})

function waitingText(entryCount: number): string {
  return entryCount === 0
    ? 'Nothing to compare yet. Each day on which your handicap or a distance changes is kept here by itself.'
    : 'The line begins with the second day on which your handicap or a distance changes.'
}
