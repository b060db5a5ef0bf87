import { useProfile } from '#data/use-profile.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import * as copy from './yardage-card.copy.ts'
import { YardageCard } from './yardage-card.tsx'

/** The golfer's carries for the pocket: on paper, or as a picture. */
export function YardageCardScreen() {
  usePlayTheme()
  const { profile, isLoading, reload } = useProfile()
  return (
    <>
      <PageHead title={copy.title} subtitle={copy.subtitle} />
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what={copy.whatIsLoaded}
        skeleton={
          <div aria-busy="true" className="h-190 rounded-sheet bg-sunk">
            <output className="sr-only">{copy.loading}</output>
          </div>
        }
        onRetry={reload}
      >
        {(loaded) => <YardageCard profile={loaded} />}
      </WhenLoaded>
    </>
  )
}
