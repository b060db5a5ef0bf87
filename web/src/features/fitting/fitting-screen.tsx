import { useSearchParams } from 'react-router'
import { useProfile } from '#data/use-profile.ts'
import { useSession } from '#session/session.ts'
import { Button } from '#ui/button.tsx'
import { PageHead } from '#ui/page-head.tsx'
import * as copy from './fitting.copy.ts'
import { Fitting } from './fitting.tsx'

/** The equipment fitting: from a golfer's build, swing and goals to what to look for in a shop. */
export function FittingScreen() {
  const session = useSession()
  const [query] = useSearchParams()
  const isFitted = query.get('step') === 'recommendations'
  const { profile, isLoading, reload } = useProfile()
  return (
    <div className="mx-auto max-w-178 lg:max-w-none">
      <PageHead title={copy.title} {...(isFitted ? {} : { subtitle: copy.subtitle })} />
      {isLoading ? (
        <output>
          <span className="sr-only">{copy.loadingProfile}</span>
          <span aria-hidden="true" className="block h-124 rounded-sheet bg-sunk" />
        </output>
      ) : (
        <>
          {!profile && (
            <div className="mb-4 flex flex-wrap items-center gap-x-3 rounded-control bg-sand-tint p-3">
              <p role="status">{copy.profileNotLoaded}</p>
              <Button look="quiet" onClick={reload}>
                {copy.tryAgain}
              </Button>
            </div>
          )}
          <Fitting
            key={profile?.id}
            golferId={session.status === 'signed-in' ? session.user.id : ''}
            profile={profile}
          />
        </>
      )}
    </div>
  )
}
