import { Outlet, useLocation, useNavigationType } from 'react-router'
import { useCallback, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { useSession } from '#session/session.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import { NoticeList } from '#ui/notice-list.tsx'
import { useIsLive } from '#ui/use-is-live.ts'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { GateContext, gatedPath } from '#navigation/gate.ts'
import { dismissAlerts } from '#ui/notices.ts'
import { focusPageStart, goToNamedPart } from '#ui/page-start.ts'
import { isAt } from '#navigation/is-at.ts'
import { placeAt } from '#navigation/places.ts'
import * as copy from './app.copy.ts'
import { DialogHost } from './dialog-host.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header/header.tsx'
import { useHasStarted } from './auth-gate/session-start.ts'

// Visitors need neither the banners nor the code for editing a profile.
const GolferBanners = lazyPart(async () => (await import('./banners/golfer-banners.tsx')).GolferBanners)

const VisitorBanners = lazyPart(async () => (await import('./banners/visitor-banners.tsx')).VisitorBanners)

const SigningOut = lazyPart(async () => (await import('./auth-gate/signing-out.tsx')).SigningOut)

const AppUpdateOffer = lazyPart(async () => (await import('./app-update/app-update-offer.tsx')).AppUpdateOffer)

// Out of the way of dialogs and of the questions of a wizard.
const TABS_PLACE =
  'min-h-11 sideways:hidden in-[body:has(dialog[open])]:invisible in-[body:has(main_[data-thumb=wizard])]:hidden'

const LocalTabs = lazyPart(async () => (await import('./local-tabs.tsx')).LocalTabs)

const ThumbBar = lazyPart(async () => (await import('./thumb-bar.tsx')).ThumbBar)

/** Wraps every page; until the session is known, the header alone. */
export function Shell() {
  const { status } = useSession()
  const isGolfer = status === 'signed-in'
  const hasStarted = useHasStarted()
  return (
    <Gate>
      <div
        className={`flex min-h-dvh flex-col ${isGolfer ? 'max-md:pb-[calc(var(--bar-h)+24px+env(safe-area-inset-bottom))] sideways:pb-6' : ''}`}
      >
        <a
          href="#main"
          onClick={(event) => {
            event.preventDefault()
            document.getElementById('main')?.focus()
          }}
          className="fixed top-2 left-2 z-30 -translate-y-20 rounded-control bg-ink px-4 py-3 font-plate font-bold text-on-ink focus:translate-y-0"
        >
          {copy.skipToContent}
        </a>
        <Header />
        {isGolfer && hasStarted && <Tabs />}
        {isGolfer && <GolferBanners />}
        {status === 'visitor' && <VisitorBanners />}
        {/* Another one than below the header alone: the tabs of the place have no page to push down. */}
        <main key={hasStarted ? 'page' : 'start'} id="main" tabIndex={-1} className="grow outline-none">
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

/** The pages of the place that is open. On a desktop the shot has the whole screen. */
function Tabs() {
  const { pathname } = useLocation()
  const place = placeAt(pathname)
  if (place === undefined) return null
  return (
    <div className={isAt('/shot-advisor', pathname) ? `${TABS_PLACE} lg:hidden` : TABS_PLACE}>
      <LocalTabs place={place} />
    </div>
  )
}

/** Effects that need the session. */
function Started() {
  usePageFocus()
  // Prerendered pages contain no dialog: it opens on top of them.
  return useIsLive() ? <DialogHost /> : null
}

/** Provides all links with the session, without rendering them again for every edit of the profile. */
function Gate({ children }: { readonly children: ReactNode }) {
  const { status } = useSession()
  const { profile } = useShownProfile(status === 'signed-in')
  const isKnown = profile !== undefined
  const firstName = profile?.firstName ?? ''
  const lastName = profile?.lastName ?? ''
  const gate = useCallback(
    (path: string) => gatedPath(path, { status, profile: isKnown ? { firstName, lastName } : undefined }),
    [status, isKnown, firstName, lastName],
  )
  return <GateContext value={gate}>{children}</GateContext>
}

/**
 * Scrolls a new page to its top and focuses its heading, or the part that the address names; a link to another part of
 * the same page does so too. Dialogs and steps share the page's path and change nothing.
 */
function usePageFocus(): void {
  const { pathname, search, hash, key } = useLocation()
  const isWayBack = useNavigationType() === 'POP'
  const shown = useRef({ pathname, search, hash, key })

  useEffect(() => {
    const before = shown.current
    shown.current = { pathname, search, hash, key }
    const isOtherPage = before.pathname !== pathname
    const isOtherPart = before.key !== key && before.search === search && (hash !== '' || before.hash !== '')
    if (!isOtherPage && (!isOtherPart || isWayBack)) return
    dismissAlerts()
    if (goToNamedPart()) return
    window.scrollTo({ top: 0, behavior: 'instant' })
    if (document.querySelector('dialog[open]') !== null) return
    focusPageStart()
  }, [pathname, search, hash, key, isWayBack])
}
