import { useDeferredValue } from 'react'
import { useProfile } from '#data/use-profile.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import * as copy from './shot-import.copy.ts'
import { ShotImport } from './shot-import.tsx'

/** Distances from the shots of a launch monitor. */
export function ImportScreen() {
  const { profile: latest, isLoading, reload } = useProfile()
  // Saving leads away from here: the shots are not drawn again for it before the tap is answered.
  const profile = useDeferredValue(latest)
  return (
    <div className="mx-auto max-w-178">
      <PageHead title={copy.title} subtitle={copy.subtitle} />
      <WhenLoaded
        content={profile}
        isLoading={isLoading || latest !== undefined}
        what={copy.whatIsLoaded}
        skeleton={<p role="status">{copy.loading}</p>}
        onRetry={reload}
      >
        {(loaded) => <ShotImport key={loaded.id} profile={loaded} />}
      </WhenLoaded>
    </div>
  )
}
