import { useNavigation } from 'react-router'
import { useSession } from '#api/session.ts'
import { RollingBall } from '#ui/rolling-ball.tsx'
import { Brand } from './brand.tsx'
import { GolferCorner, VisitorCorner } from './golfer-corner.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { PrimaryNav } from './primary-nav.tsx'
import { SettingsMenu } from './settings-menu.tsx'

export function Header() {
  const session = useSession()
  const isLoadingPage = useNavigation().state === 'loading'
  return (
    <header className="sticky top-0 z-10 border-b-2 border-ink bg-paper">
      <div className="page relative flex h-14 items-center gap-2 max-[17rem]:gap-1">
        <Brand />
        <PrimaryNav />
        {isLoadingPage && (
          <span className="animate-rise [animation-delay:300ms]">
            <RollingBall />
          </span>
        )}
        <div className="ml-auto flex min-w-0 items-center gap-2 max-[17rem]:gap-1">
          {session.status === 'signed-in' && <GolferCorner user={session.user} />}
          {session.status === 'visitor' && <VisitorCorner />}
          <SettingsMenu />
          <PhoneMenu />
        </div>
      </div>
    </header>
  )
}
