import { useNavigation } from 'react-router'
import { useSession } from '#api/session/session.ts'
import { RollingBall } from '#ui/rolling-ball.tsx'
import { Brand } from './brand.tsx'
import { GolferCorner, VisitorCorner } from './golfer-corner.tsx'
import { PhoneMenu } from './phone-menu.tsx'
import { PrimaryNav } from './primary-nav.tsx'
import { SettingsMenu } from './settings-menu.tsx'

/** Very large text leaves no room for both ways in beside the menu: they stand below, and scroll away with the page. */
const VISITOR_HEADER = 'max-[17rem]:static'
const VISITOR_ROW = 'max-[17rem]:h-auto max-[17rem]:flex-wrap'
const VISITOR_CORNER = 'max-[17rem]:order-last max-[17rem]:basis-full max-[17rem]:pb-2'

export function Header() {
  const session = useSession()
  const isLoadingPage = useNavigation().state === 'loading'
  const isVisitor = session.status === 'visitor'
  return (
    <header className={`sticky top-0 z-10 border-b-2 border-ink bg-paper ${isVisitor ? VISITOR_HEADER : ''}`}>
      <div
        className={`page relative flex h-14 items-center justify-between gap-2 max-[17rem]:gap-1 ${isVisitor ? VISITOR_ROW : ''}`}
      >
        <Brand />
        <PrimaryNav />
        {/* As wide with a golfer or a visitor in it as with nobody: nothing moves when it is known who is here. */}
        <div
          className={`flex min-w-0 grow items-center justify-end gap-2 max-[17rem]:gap-1 ${isVisitor ? VISITOR_CORNER : ''}`}
        >
          {isLoadingPage && (
            <span className="mr-auto animate-rise [animation-delay:300ms]">
              <RollingBall />
            </span>
          )}
          {session.status === 'signed-in' && <GolferCorner user={session.user} />}
          {isVisitor && <VisitorCorner />}
          <SettingsMenu />
        </div>
        <PhoneMenu />
      </div>
    </header>
  )
}
