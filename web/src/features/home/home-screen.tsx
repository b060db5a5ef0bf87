import { useSession } from '#api/session.ts'
import { SessionCheck } from '#navigation/session-check.tsx'
import { usePageTitle } from '#ui/page-title.ts'
import { FreeAccess } from './free-access.tsx'
import { ToolCards } from './tool-cards.tsx'
import { GolferWelcome, VisitorWelcome } from './welcome.tsx'

export function HomeScreen() {
  const session = useSession()
  usePageTitle()
  return (
    <>
      <FreeAccess />
      {session.status === 'signed-in' ? (
        <GolferWelcome user={session.user} />
      ) : (
        <VisitorWelcome isKnown={session.status === 'visitor'} />
      )}
      <div className="page grid gap-6 pt-6 md:max-lg:max-w-186">
        {session.status === 'unknown' && <SessionCheck />}
        <ToolCards />
      </div>
    </>
  )
}
