import { useSearchParams } from 'react-router'
import { useProfile } from '#data/use-profile.ts'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { shotFrom } from './form/shot-address.ts'
import * as copy from './shot-advice.copy.ts'
import { ShotAdvisor } from './shot-advisor.tsx'
import { ShotHead } from './shot-head.tsx'
import styles from './shot.module.css'

/** The shot advisor: the club for the shot in front of the golfer, and where to aim it. */
export function ShotScreen() {
  const { profile, isLoading, reload } = useProfile()
  const [query] = useSearchParams()
  return (
    <WhenLoaded
      content={profile}
      isLoading={isLoading}
      what={copy.whatIsLoaded}
      head={<ShotHead isTournament={shotFrom(query).inputs.isTournament} />}
      skeleton={<ShotSkeleton />}
      onRetry={reload}
    >
      {(loaded) => <ShotAdvisor key={loaded.id} profile={loaded} />}
    </WhenLoaded>
  )
}

/** The screen's sheets in their final places while the profile is on its way. */
function ShotSkeleton() {
  return (
    <output className="grid gap-4">
      <span className="sr-only">{copy.loading}</span>
      <span aria-hidden="true" className="h-20 rounded-sheet bg-sunk" />
      <span className={styles.sheets}>
        <span aria-hidden="true" className="h-124 rounded-sheet bg-sunk" />
        <span aria-hidden="true" className="h-90 rounded-sheet bg-sunk" />
      </span>
    </output>
  )
}
