import { useState } from 'react'
import { useSession } from '#session/session.ts'
import { SessionCheck } from '#navigation/session-check.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { readPreference, writePreference } from '#storage/preferences.ts'
import { Icon } from '#ui/icon.tsx'
import { focusPageStart } from '#ui/page-start.ts'
import { useIsLive } from '#ui/use-is-live.ts'
import { GolferWelcome, VisitorWelcome } from './welcome.tsx'
import * as copy from './home.copy.ts'

// The welcome is painted first; the rest comes after it, into a place that is tall enough for every phone.
const WAITING = <div aria-busy="true" className="h-dvh rounded-sheet bg-sunk" />

const HIDDEN_KEY = 'bagwise.free-access-hidden'

const VisitorParts = lazyPart(async () => (await import('./visitor-parts.tsx')).VisitorParts, WAITING)
const GolferParts = lazyPart(async () => (await import('./golfer-parts.tsx')).GolferParts, WAITING)

export function HomeScreen() {
  const session = useSession()
  const isGolfer = session.status === 'signed-in'
  usePageTitle()
  return (
    <>
      <FreeAccess />
      {isGolfer ? <GolferWelcome user={session.user} /> : <VisitorWelcome isKnown={session.status === 'visitor'} />}
      <div className="page relative -mt-10 grid gap-4 md:max-lg:max-w-186">
        {session.status === 'unknown' && <SessionCheck />}
        {isGolfer ? <GolferParts /> : <VisitorParts />}
      </div>
    </>
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
