import { useState } from 'react'
import type { AuthUser } from '@bagwise/contract/account'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { useSession } from '#session/session.ts'
import { SessionCheck } from '#navigation/session-check.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { readPreference, writePreference } from '#storage/preferences.ts'
import { Icon } from '#ui/icon.tsx'
import { focusPageStart } from '#ui/page-start.ts'
import { useIsLive } from '#ui/use-is-live.ts'
import { GolferTurf } from './golfer/golfer-turf.tsx'
import { VisitorWelcome } from './welcome.tsx'
import * as copy from './home.copy.ts'

// The welcome is painted first; the rest comes after it, into a place that is tall enough for every phone.
const WAITING = <div aria-busy="true" className="h-dvh rounded-sheet bg-sunk" />
const GOLFER_WAITING = <div aria-busy="true" className="h-dvh rounded-sheet bg-sunk lg:col-start-5" />

/**
 * From the desktop on, columns between two margins: bag and the rest; bag, what to do, tools; the same and tips. The turf of
 * the bag reaches from the left edge of the window into the gutter behind it.
 */
const COLUMNS =
  'lg:grid lg:grid-cols-[minmax(16px,1fr)_minmax(0,460px)_16px_16px_minmax(0,468px)_minmax(16px,1fr)] lg:grid-rows-[auto_auto_1fr] xl:grid-cols-[minmax(16px,1fr)_548px_16px_16px_minmax(0,334px)_32px_minmax(0,334px)_minmax(16px,1fr)] min-[105rem]:grid-cols-[minmax(16px,1fr)_700px_16px_16px_minmax(0,281px)_32px_minmax(0,281px)_32px_minmax(0,282px)_minmax(16px,1fr)]'

const HIDDEN_KEY = 'bagwise.free-access-hidden'

const VisitorParts = lazyPart(async () => (await import('./visitor-parts.tsx')).VisitorParts, WAITING)
const GolferParts = lazyPart(async () => (await import('./golfer-parts.tsx')).GolferParts, GOLFER_WAITING)

export function HomeScreen() {
  const session = useSession()
  const isGolfer = session.status === 'signed-in'
  usePageTitle()
  if (isGolfer) return <GolferHome user={session.user} />
  return (
    <>
      <FreeAccess />
      <VisitorWelcome isKnown={session.status === 'visitor'} />
      <div className="page relative -mt-10 grid gap-4 md:max-lg:max-w-186">
        {session.status === 'unknown' && <SessionCheck />}
        <VisitorParts />
      </div>
    </>
  )
}

function GolferHome({ user }: { readonly user: AuthUser }) {
  const { isLoading } = useShownProfile()
  return (
    <div className={COLUMNS}>
      <GolferTurf user={user} />
      {/* How tall the bag is, only the profile tells: what is below comes with it. */}
      <div hidden={isLoading} className="page relative -mt-8 grid gap-4 md:max-lg:max-w-186 lg:contents">
        <GolferParts />
      </div>
    </div>
  )
}

/** A line of text, hidden for this visit when asked. */
function FreeAccess() {
  const isLive = useIsLive()
  const [isHidden, setIsHidden] = useState(false)
  if (isHidden || (isLive && readPreference('sessionStorage', HIDDEN_KEY) !== null)) return null
  return (
    <section aria-label={copy.freeAccess} className="bg-water-tint text-water-ink">
      <div className="page flex min-h-11 items-center justify-between text-sm font-semibold md:max-lg:max-w-186">
        <p>{copy.freeAccessNote}</p>
        <button
          type="button"
          aria-label={copy.hideNote}
          onClick={() => {
            writePreference('sessionStorage', HIDDEN_KEY, 'yes')
            // The button goes with the note: the focus goes on to what stands below it.
            focusPageStart()
            setIsHidden(true)
          }}
          className="-mr-[10px] grid size-11 shrink-0 place-items-center rounded-control hover:bg-mown"
        >
          <Icon name="close" />
        </button>
      </div>
    </section>
  )
}
