import { Outlet } from 'react-router'
import { useSession } from '#api/session/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { NoticeList } from '#ui/notice-list.tsx'
import { useIsLive } from '#ui/use-is-live.ts'
import { DialogHost } from './dialog-host.tsx'
import { Footer } from './footer.tsx'
import { Gate } from './entrance/gate.tsx'
import { Header } from './header/header.tsx'
import { useHasStarted } from './entrance/session-start.ts'
import { useFirstWelcome } from './entrance/use-first-welcome.ts'
import { useFreshStart } from './entrance/use-fresh-start.ts'

// Golfers only: visitors need neither the news nor the code that edits a profile.
const GolferNews = lazyPart(async () => (await import('./news/golfer-news.tsx')).GolferNews)
const VisitorNews = lazyPart(async () => (await import('./news/visitor-news.tsx')).VisitorNews)
const SigningOut = lazyPart(async () => (await import('./entrance/signing-out.tsx')).SigningOut)
const AppUpdateOffer = lazyPart(async () => (await import('./app-update/app-update-offer.tsx')).AppUpdateOffer)
const ThumbBar = lazyPart(async () => (await import('./thumb-bar.tsx')).ThumbBar)

/** What stands around every page; until it is known who is here, the header alone. */
export function Shell() {
  const { status } = useSession()
  const isGolfer = status === 'signed-in'
  const hasStarted = useHasStarted()
  return (
    <Gate>
      <div
        className={`flex min-h-dvh flex-col ${isGolfer ? 'max-md:pb-[calc(var(--bar-h)+24px+env(safe-area-inset-bottom))]' : ''}`}
      >
        <a
          href="#main"
          onClick={(event) => {
            event.preventDefault()
            document.getElementById('main')?.focus()
          }}
          className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-ink px-4 py-3 font-plate font-bold text-on-ink focus:translate-y-0"
        >
          Skip to content
        </a>
        <Header />
        {isGolfer && <GolferNews />}
        {status === 'visitor' && <VisitorNews />}
        <main id="main" tabIndex={-1} className="grow outline-none">
          <Outlet />
        </main>
        {hasStarted && <Footer />}
        {isGolfer && <ThumbBar />}
        <NoticeList>{import.meta.env.PROD && <AppUpdateOffer />}</NoticeList>
        {hasStarted && <Started />}
        {isGolfer && <SigningOut />}
      </div>
    </Gate>
  )
}

/** What is done for a page once it is known who is here. */
function Started() {
  useFreshStart()
  useFirstWelcome()
  // No page is rendered with the dialog of its address: it comes over the page.
  return useIsLive() ? <DialogHost /> : null
}
