import { useSession } from '#api/session/session.ts'
import { SessionCheck } from '#navigation/session-check.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { FreeAccess } from './free-access.tsx'
import { GolferWelcome, VisitorWelcome } from './welcome.tsx'

// The welcome is painted first; the rest comes after it, into a place that is tall enough for every phone.
const WAITING = <div aria-busy="true" className="h-dvh rounded-sheet bg-sunk" />
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
