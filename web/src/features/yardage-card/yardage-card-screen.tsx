import { useProfile } from '#data/use-profile.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { YardageCard } from './yardage-card.tsx'

/** The golfer's carries for the pocket: on paper, or as a picture. */
export function YardageCardScreen() {
  const { profile, isLoading, reload } = useProfile()
  return (
    <>
      <PageHead title="Yardage Card" subtitle="Your carries for the pocket: print them, or keep them as a picture." />
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what="distances"
        skeleton={
          <div aria-busy="true" className="h-190 rounded-sheet bg-sunk">
            <output className="sr-only">Loading your distances</output>
          </div>
        }
        onRetry={reload}
      >
        {(loaded) => <YardageCard profile={loaded} />}
      </WhenLoaded>
    </>
  )
}
