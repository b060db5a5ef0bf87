import { useProfile } from '#api/profile/use-profile.ts'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { ShotAdvisor } from './shot-advisor.tsx'
import { ShotHead } from './shot-head.tsx'
import { ShotSkeleton } from './shot-skeleton.tsx'
import './shot.css'

/** The shot advisor: the club for the shot in front of the golfer, and where to aim it. */
export function ShotScreen() {
  const { profile, isLoading, reload } = useProfile()
  return (
    <WhenLoaded
      content={profile}
      isLoading={isLoading}
      what="distances"
      head={<ShotHead />}
      skeleton={<ShotSkeleton />}
      onRetry={reload}
    >
      {(loaded) => <ShotAdvisor key={loaded.id} profile={loaded} />}
    </WhenLoaded>
  )
}
