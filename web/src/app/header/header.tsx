import { Link, useLocation, useNavigation } from 'react-router'
import { useState } from 'react'
import type { AuthUser } from '@bagwise/contract/account'
import { useSession } from '#session/session.ts'
import type { Session } from '#session/session.ts'
import { RollingBall } from '#ui/rolling-ball.tsx'
import { Icon } from '#ui/icon.tsx'
import { lazyPart } from '#ui/lazy-part.tsx'
import { useShownProfile } from '#data/use-shown-profile.ts'
import { dialogLink } from '#navigation/dialogs.ts'
import { buttonClass } from '#ui/button.tsx'
import { placeNames } from '#navigation/navigation.copy.ts'
import { placeAt, tabsOf } from '#navigation/places.ts'
import { ANALYSIS_TOOLS, PLACE_NAMES, PRIMARY_TOOLS } from '#navigation/tools.ts'
import * as copy from '#app/app.copy.ts'
import { NAV_ITEM, NAV_ITEM_CURRENT, NAV_NAME, NAV_PLACE, NAV_PLACE_CURRENT, ToolLink } from './nav-item.tsx'
import { useDisclosure } from './use-disclosure.ts'
import { isAt } from '#navigation/is-at.ts'
import { useIsAt } from '#navigation/use-is-at.ts'

/** Very large text leaves no room for both buttons next to the menu: they go below and scroll away with the page. */
const VISITOR_HEADER = 'max-[17rem]:static'

const VISITOR_ROW = 'max-[17rem]:h-auto max-[17rem]:justify-between max-[17rem]:flex-wrap'
const VISITOR_CORNER = 'max-[17rem]:order-last max-[17rem]:basis-full max-[17rem]:pb-2'
const AnalysisPanel = lazyPart(async () => (await import('./analysis-panel.tsx')).AnalysisPanel)

// Visitors need neither the mark nor the code for editing a profile.
const SaveMark = lazyPart(async () => (await import('./save-mark.tsx')).SaveMark)

const SMALL = 'min-h-11! shrink-0 px-2.5! text-[1.0625rem]! md:px-4!'
const Preferences = lazyPart(async () => (await import('./preferences.tsx')).Preferences)
const PhoneMenuSheet = lazyPart(async () => (await import('./phone-menu-sheet.tsx')).PhoneMenuSheet)

/** The smallest phones, and most phones while the header shows a save mark, have room for the flag alone. */
const WORDMARK = 'max-[22.5rem]:sr-only in-[header:has([data-unsaved])]:max-[27rem]:sr-only'

export function Header() {
  const session = useSession()
  const isLoadingPage = useNavigation().state === 'loading'
  const isVisitor = session.status === 'visitor'
  return (
    <header className={`sticky top-0 z-10 border-b-2 border-ink bg-paper ${isVisitor ? VISITOR_HEADER : ''}`}>
      <div
        className={`page relative flex h-14 items-center gap-2 max-lg:max-w-none max-[17rem]:gap-1 ${isVisitor ? VISITOR_ROW : ''}`}
      >
        <Brand />
        <PrimaryNav status={session.status} />
        {/* Equally wide before the session is known, so that nothing moves afterwards. */}
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

/** A flag with two letters, and the wordmark. The flag alone is narrow, so the margin is part of the target. */
function Brand() {
  return (
    <Link
      to="/"
      className="-ml-2.5 flex min-h-11 shrink-0 items-center gap-2.25 pl-2.5 font-plate text-[1.4375rem] leading-none font-bold tracking-[-0.01em] text-ink no-underline"
    >
      <span className="relative grid h-7.5 w-8.5 place-items-center rounded-[5px] rounded-bl-none bg-ink text-[1.0625rem] tracking-[0.01em] text-on-ink before:absolute before:top-6.5 before:left-0 before:h-3.25 before:w-[2.5px] before:bg-ink">
        {copy.brand.flag}
      </span>
      <span className={WORDMARK}>{copy.brand.name}</span>
    </Link>
  )
}

function PhoneMenu() {
  const { key } = useLocation()
  // Bound to the address where it was opened: navigating closes it.
  const [openAt, setOpenAt] = useState<string>()
  const isOpen = openAt === key
  return (
    <>
      <button
        type="button"
        aria-label={copy.phoneMenu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
        className="-mr-2 grid size-11 shrink-0 place-items-center rounded-control hover:bg-mown desk:hidden"
      >
        <Icon name="menu" className="size-6.5" />
      </button>
      {isOpen && <PhoneMenuSheet onClose={() => setOpenAt(undefined)} />}
    </>
  )
}

/** Theme, units and Sign Out next to the name, from tablets up. */
function SettingsMenu() {
  const { isOpen, panelId, areaRef, button, close } = useDisclosure()
  return (
    <div ref={areaRef} className="relative hidden desk:block">
      <button type="button" {...button} aria-label={copy.settingsMenu} className={`${NAV_ITEM} px-0`}>
        <Icon name="settings" className="size-6" />
      </button>
      {isOpen && (
        <div
          id={panelId}
          className="absolute top-[calc(100%+8px)] right-0 w-80 rounded-sheet border border-rule bg-sheet p-4 raised"
        >
          <Preferences onStay={close} />
        </div>
      )}
    </div>
  )
}

/** The golfer's name, linked to the profile. */
function GolferCorner({ user }: { readonly user: AuthUser }) {
  const { profile } = useShownProfile()
  const isCurrent = isAt('/profile', useLocation().pathname)
  const firstName = profile?.firstName || user.firstName
  const lastName = profile?.lastName || user.lastName
  return (
    <>
      <SaveMark />
      <Link
        to="/profile"
        aria-current={isCurrent ? 'page' : undefined}
        className="flex min-h-11 min-w-[44px] items-center px-1.5 max-[17rem]:px-0 text-sm font-semibold text-ink no-underline"
      >
        <span className="truncate border-b-[1.5px] border-fairway pb-0.5">
          {firstName} {lastName}
        </span>
      </Link>
    </>
  )
}

function VisitorCorner() {
  return (
    <>
      <Link to={dialogLink('sign-in')} className={buttonClass('line', SMALL)}>
        {copy.signIn}
      </Link>
      <Link to={dialogLink('sign-up')} className={buttonClass('ink', SMALL)}>
        {copy.signUp}
      </Link>
    </>
  )
}

/** The header's bar from tablets up: the places, then the tools. Visitors have no places yet. */
function PrimaryNav({ status }: Pick<Session, 'status'>) {
  const place = placeAt(useLocation().pathname)
  return (
    <nav aria-label={copy.mainNavigation} className="hidden items-center gap-0.5 desk:flex lg:gap-1 xl:ml-4">
      {status !== 'visitor' && (
        // As wide before the session is known, so that nothing moves afterwards.
        <div
          className={`flex items-center gap-0.5 border-r border-rule pr-1.5 lg:gap-1 lg:pr-2 xl:mr-1 xl:pr-4 ${status === 'unknown' ? 'invisible' : ''}`}
        >
          {PLACE_NAMES.map((name) => {
            const [{ to, isGated }] = tabsOf(name)
            return (
              <ToolLink
                key={name}
                path={to}
                isGated={isGated}
                isAround={name === place}
                className={NAV_PLACE}
                currentClassName={NAV_PLACE_CURRENT}
              >
                {placeNames[name]}
              </ToolLink>
            )
          })}
        </div>
      )}
      {PRIMARY_TOOLS.map(({ path, navName, icon }) => (
        <ToolLink key={path} path={path} className={NAV_ITEM} currentClassName={NAV_ITEM_CURRENT}>
          <Icon name={icon} className="size-5 lg:hidden" />
          <span className={NAV_NAME}>{navName}</span>
        </ToolLink>
      ))}
      <AnalysisMenu />
    </nav>
  )
}

function AnalysisMenu() {
  const { isOpen, panelId, areaRef, button } = useDisclosure()
  const isCurrent = useIsAt(...ANALYSIS_TOOLS.map(({ path }) => path))
  return (
    <div ref={areaRef} className="lg:relative">
      <button type="button" {...button} className={`${NAV_ITEM} ${isCurrent ? NAV_ITEM_CURRENT : ''}`}>
        <Icon name="ladder" className="size-5 lg:hidden" />
        <span className={NAV_NAME}>{copy.analysisMenu}</span>
        <Icon
          name="down"
          className={`size-5 transition-transform duration-(--duration-tap) max-lg:hidden ${isOpen ? 'rotate-180' : ''}`}
        />
      </button>
      {isOpen && (
        <div
          id={panelId}
          className="absolute top-[calc(100%+8px)] left-4 min-h-75 w-160 rounded-sheet border border-rule bg-sheet p-3 raised lg:-right-50 lg:left-auto"
        >
          <AnalysisPanel />
        </div>
      )}
    </div>
  )
}
