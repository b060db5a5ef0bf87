import { useProfile } from '#data/use-profile.ts'
import { useShots } from '#data/use-shots.ts'
import { usePlayTheme } from '#settings/play-theme.ts'
import { PageHead } from '#ui/page-head.tsx'
import { WhenLoaded } from '#ui/when-loaded.tsx'
import * as copy from './range.copy.ts'
import { RangeLog } from './range-log.tsx'
import { useWakeLock } from './use-wake-lock.ts'

/** Shots hit on the range, kept with two taps each. */
export function RangeScreen() {
  const { profile, isLoading, reload } = useProfile()
  const { isReady } = useShots()
  usePlayTheme()
  useWakeLock()
  return (
    <>
      <PageHead title={copy.title} />
      <WhenLoaded
        content={isReady ? profile : undefined}
        isLoading={isLoading || profile !== undefined}
        what={copy.loadedThing}
        skeleton={
          <div aria-busy="true" className="h-120 rounded-sheet bg-sunk">
            <output className="sr-only">{copy.loading}</output>
          </div>
        }
        onRetry={reload}
      >
        {(loaded) => <RangeLog key={loaded.id} profile={loaded} />}
      </WhenLoaded>
    </>
  )
}
