import { Link } from 'react-router'
import type { AuthUser } from '@bagwise/contract/account'
import type { Profile } from '@bagwise/contract/profile'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { useGate } from '#navigation/gate.ts'
import { QuickBagCard } from '#quick-bag/quick-bag-card.tsx'
import { compactHeightPx } from '#profile-parts/compact-ladder/compact-height.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import * as copy from '#features/home/home.copy.ts'

/** The ladder of nine clubs and its legend; more clubs make it taller before it is loaded. */
const LADDER_ROOM = 'grid min-h-75 lg:min-h-[clamp(28rem,calc(100dvh-13.5rem),40rem)]'
const LEGEND_PX = 26

// It brings the rules for a bag.
const BagLadder = lazyPart(async () => (await import('#profile-parts/compact-ladder/bag-ladder.tsx')).BagLadder)

/** The clubs in the bag with a distance. */
function clubsOnLadder({ golfBag }: Profile): number {
  return golfBag.filter(({ type, isInBag, distance }) => isInBag && type !== 'putter' && distance !== null).length
}

/** Signed up since this page was loaded: nobody comes back to where they have never been. */
function isNew({ createdAt }: AuthUser): boolean {
  return Date.parse(createdAt) > performance.timeOrigin
}

/** The bag at a glance: on phones across the page, on wider ones its left page down to the end of the view. */
export function GolferTurf({ user }: { readonly user: AuthUser }) {
  const { profile, isLoading } = useShownProfile()
  const gate = useGate()
  const rungCount = profile ? clubsOnLadder(profile) : 0
  const firstName = profile?.firstName || user.firstName
  return (
    <section className="turf pt-3 pb-10 lg:col-span-3 lg:row-span-3 lg:grid lg:min-h-[calc(100dvh-var(--header-h)-2px)] lg:grid-cols-subgrid lg:content-start lg:pt-7">
      <div className="page md:max-lg:max-w-186 lg:col-start-2 lg:px-0">
        <div className="flex items-start justify-between gap-3">
          <div className="min-w-0 wrap-anywhere">
            <p className="text-sm">{copy.greeting({ firstName, isNew: isNew(user) })}</p>
            <h1 tabIndex={-1} className="lg:text-[3.75rem]">
              {copy.bagTitle}
            </h1>
          </div>
          <Link to="/bag" aria-label={copy.editBagSpoken} className={buttonClass('quiet', '-mr-2')}>
            {copy.editBag}
          </Link>
        </div>
        {isLoading && <div aria-busy="true" className="h-dvh" />}
        {profile && rungCount > 0 && (
          <div className={LADDER_ROOM}>
            <div
              className="grid min-w-0 grid-rows-[1fr_auto] gap-1"
              style={{ minHeight: compactHeightPx(rungCount) + LEGEND_PX }}
            >
              <BagLadder profile={profile} to={gate('/distances')} />
            </div>
          </div>
        )}
        {profile && profile.golfBag.length === 0 && (
          <div className="mt-2.5">
            <QuickBagCard profile={profile} />
          </div>
        )}
        {profile && profile.golfBag.length > 0 && rungCount === 0 && (
          <div className="mt-2.5 max-w-[19em]">
            <p className="mb-4.5 leading-snug">{copy.calculateLine}</p>
            <Link to={gate('/distance-calculator')} className={buttonClass()}>
              <Icon name="arcs" className="size-5.5" />
              {copy.calculateLabel}
            </Link>
          </div>
        )}
      </div>
    </section>
  )
}
