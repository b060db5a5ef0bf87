import { useMemo } from 'react'
import type { Profile } from '@bagwise/contract/profile'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { useProfile } from '#data/use-profile.ts'
import { useIsBagFilled } from '#navigation/bag-filled.ts'
import { OwnCarriesLine } from '#profile-parts/carry-numeral/own-carries-line.tsx'
import { TooManyLine } from '#profile-parts/too-many-line.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import { bagDistances } from './clubs/bag-distances.ts'
import * as copy from './gapping.copy.ts'
import styles from './gapping.module.css'

const TypicalBag = lazyPart(async () => (await import('./bag-filled.tsx')).TypicalBag)
const EstimatesLine = lazyPart(async () => (await import('./recalculation/estimates-line.tsx')).EstimatesLine)

// The plan for the bag and what follows from it: with it the screen would be heavier than any other.
const GappingParts = lazyPart(async () => (await import('./gapping-parts.tsx')).GappingParts, <GappingSkeleton />)

/** Directly below the title. */
const SUBTITLE = '-mt-2.5 mb-2 text-sm text-ink-2'

/** Distance gapping: how evenly the bag covers the course, and what to do about it. */
export function GappingScreen() {
  const { profile, isLoading, reload } = useProfile()
  return (
    <>
      <PageHead title={copy.title} />
      <WhenLoaded
        content={profile}
        isLoading={isLoading}
        what={copy.loadedThing}
        head={<p className={SUBTITLE}>{copy.subtitle}</p>}
        skeleton={<GappingSkeleton />}
        onRetry={reload}
      >
        {(loaded) => <Distances profile={loaded} />}
      </WhenLoaded>
    </>
  )
}

/** The drawing first, then the verdict, what to do, and all the rest closed; side by side where there is room. */
function Distances({ profile }: { readonly profile: Profile }) {
  const bag = useMemo(() => bagDistances(profile), [profile])
  const hasData = bag.clubs.length > 0
  // Its sentences say as much.
  const isFilled = useIsBagFilled() && hasData
  return (
    <>
      {!hasData && <p className={SUBTITLE}>{copy.subtitle}</p>}
      {hasData && !isFilled && <OwnCarriesLine profile={profile} className={SUBTITLE} />}
      <div className="mb-3 grid gap-3 empty:hidden">
        <TooManyLine profile={profile} />
        {hasOlderEstimates(profile) && <EstimatesLine profile={profile} />}
        {!isFilled && <TypicalBag profile={profile} />}
      </div>
      <GappingParts profile={profile} bag={bag} />
    </>
  )
}

/** Estimates from before their method was stored. */
function hasOlderEstimates({ clubDistances }: Profile): boolean {
  return clubDistances.some((distance) => isEstimated(distance) && !distance.basis)
}

/** The screen's sheets in their final places while the profile is on its way. */
function GappingSkeleton() {
  return (
    <div aria-busy="true" className={styles.columns}>
      <output className="sr-only">{copy.loading}</output>
      <div className={styles.findings}>
        <div className={styles.column}>
          <Block className="h-12" />
          <Block className="h-90" />
        </div>
        <div className={styles.column}>
          <Block className="h-45" />
          <Block className="h-78" />
        </div>
      </div>
      <Block className="h-66" />
    </div>
  )
}

function Block({ className }: { readonly className: string }) {
  return <div aria-hidden="true" className={`rounded-sheet bg-sunk ${className}`} />
}
