import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { IconName } from '#ui/icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { placeNames } from '#navigation/navigation.copy.ts'
import { placeAt } from '#navigation/places.ts'
import type { PlaceName } from '#navigation/tools.ts'
import { usePlayingHole, usePlayingPath } from '#navigation/use-playing-path.ts'
import { ToolLink } from './header/nav-item.tsx'
import * as copy from './thumb-bar.copy.ts'

const ENTRIES = [
  { path: '/', name: copy.home, icon: 'home', isGated: false },
  { path: '/bag', name: placeNames.bag, icon: 'bag', isGated: false, place: 'bag' },
  { path: '/shot-advisor', name: placeNames.play, icon: 'flag', isGated: true, place: 'play' },
  { path: '/learn', name: placeNames.learn, icon: 'book', isGated: false, place: 'learn' },
  { path: '/profile', name: copy.profile, icon: 'person', isGated: false },
] as const satisfies readonly { path: string; name: string; icon: IconName; isGated: boolean; place?: PlaceName }[]

/**
 * Invisible while the keyboard is up, a dialog or an inline edit is open, or buttons marked `data-thumb` take its place. It
 * returns with a delay, and not under a finger that presses: the tap that leaves a field reaches its target rather than
 * the bar.
 */
const HIDDEN_WHILE_BUSY =
  'transition-[visibility] duration-0 delay-300 in-[body:has(dialog[open],[data-thumb],[data-inline-edit])]:invisible in-[body:has(dialog[open],[data-thumb],[data-inline-edit])]:delay-0 in-[body:has(:is(input:not([type=radio],[type=checkbox],[type=range]),textarea,select):focus)]:invisible in-[body:has(:is(input:not([type=radio],[type=checkbox],[type=range]),textarea,select):focus)]:delay-0 data-held:invisible'

const ENTRY =
  'relative grid h-[66px] min-w-0 content-center justify-items-center gap-1.25 font-plate leading-none font-semibold text-ink-2 no-underline'
const CURRENT =
  'font-bold text-ink before:absolute before:-top-0.5 before:right-[22%] before:left-[22%] before:h-1 before:bg-fairway'

/** As the golfer's text size asks, up to 20 px; beyond that the icons are alone, and the names are read out. */
const LABEL = 'text-[clamp(0px,(20.5px-0.9375rem)*1000,0.9375rem)]'

/** Home, the three places and the golfer's own page within reach of the thumb. */
export function ThumbBar() {
  const place = placeAt(useLocation().pathname)
  const playing = usePlayingPath()
  const hole = usePlayingHole()
  const bar = useRef<HTMLElement>(null)
  useEffect(() => (bar.current ? stayAwayWhilePressed(bar.current) : undefined), [])
  return (
    <nav
      ref={bar}
      aria-label={copy.navigationLabel}
      className={`fixed inset-x-0 bottom-0 z-10 grid grid-cols-5 border-t-2 border-ink bg-sheet px-1 pb-[env(safe-area-inset-bottom)] md:hidden sideways:hidden ${HIDDEN_WHILE_BUSY}`}
    >
      {ENTRIES.map((entry) => {
        const { path, name, icon, isGated } = entry
        const isPlay = path === '/shot-advisor'
        const isOpen = isPlay && playing !== undefined
        return (
          <ToolLink
            key={path}
            path={isOpen ? playing : path}
            isGated={isGated && !isOpen}
            isAround={'place' in entry && entry.place === place}
            className={isPlay ? `${ENTRY} group text-ink` : ENTRY}
            currentClassName={isPlay ? 'font-bold' : CURRENT}
          >
            {isPlay ? (
              <span className="-my-[6.5px] grid size-[38px] place-items-center rounded-full bg-flag text-on-ink group-aria-[current]:ring-2 group-aria-[current]:ring-ink">
                <Icon name={icon} className="size-[23px]" />
              </span>
            ) : (
              <Icon name={icon} className="size-[25px]" />
            )}
            <span className={LABEL}>{isOpen && hole !== undefined ? copy.openHole(hole) : name}</span>
          </ToolLink>
        )
      })}
    </nav>
  )
}

/**
 * By hand, since `:active` in the style would have the browser work out the bar's own style twice a tap.
 *
 * @returns what ends it
 */
function stayAwayWhilePressed(bar: HTMLElement): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  const hold = () => {
    if (getComputedStyle(bar).visibility === 'hidden') bar.dataset.held = ''
  }
  const letGo = () => {
    delete bar.dataset.held
  }
  addEventListener('pointerdown', hold, options)
  addEventListener('pointerup', letGo, options)
  addEventListener('pointercancel', letGo, options)
  return () => listening.abort()
}
