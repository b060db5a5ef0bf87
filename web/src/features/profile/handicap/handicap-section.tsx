import { memo } from 'react'
import { withEstimatedFacts } from '@bagwise/golf/facts'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { useProgressEntries } from '#data/use-progress.ts'
import { handicapAndRounds } from '#features/profile/profile.copy.ts'
import { RoundsSheet } from './rounds/rounds-sheet.tsx'
import * as copy from './handicap.copy.ts'
import styles from './handicap.module.css'
import { ProgressHistory } from './trend/progress-history.tsx'
import { TrendChart } from './trend/trend-chart.tsx'

/** Fewer make no line. */
const FEWEST_ENTRIES = 2

/** Where the handicap has gone, as a picture and by day. */
const TrendSheet = memo(function TrendSheet({ units }: { readonly units: PreferredUnits }) {
  const entries = useProgressEntries()
  const known = entries.flatMap(({ date, handicap }) => (handicap === null ? [] : [{ date, handicap }]))
  return (
    <div className={styles.handicapSheet}>
      <h3>{copy.trend}</h3>
      {known.length < FEWEST_ENTRIES ? (
        <p className="text-sm text-ink-2">{copy.waitingText(entries.length)}</p>
      ) : (
        <TrendChart entries={known} />
      )}
      {entries.length > 0 && (
        <>
          <h3>{copy.progressHistory}</h3>
          <ProgressHistory entries={entries} units={units} />
        </>
      )}
    </div>
  )
})

/** Where the handicap has gone, and the rounds that it can be estimated from. Nothing until the profile is loaded. */
export function HandicapSection() {
  const { profile } = useShownProfile()
  if (!profile) return null
  return (
    <section aria-label={handicapAndRounds} className={styles.handicapPages}>
      <TrendSheet units={profile.preferredUnits} />
      <RoundsSheet key={profile.id} golferId={profile.id} handicap={withEstimatedFacts(profile).handicap} />
    </section>
  )
}
