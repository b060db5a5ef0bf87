import { useProfile } from '#data/use-profile.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import * as copy from './shot-advice.copy.ts'
import { ShotAdvisor } from './shot-advisor.tsx'
import { ShotHead } from './shot-head.tsx'

/** The shot advisor: the club for the shot in front of the golfer, and where to aim it. */
export function ShotScreen() {
  usePlayTheme()
  const { profile, isLoading, reload } = useProfile()
  return (
    <WhenLoaded
      content={profile}
      isLoading={isLoading}
      what={copy.whatIsLoaded}
      head={<ShotHead />}
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
      <span aria-hidden="true" className="h-31 rounded-sheet bg-sunk" />
      <span aria-hidden="true" className="h-110 rounded-sheet bg-sunk" />
    </output>
  )
}
