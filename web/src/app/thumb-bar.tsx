import type { IconName } from '#ui/icon.tsx'
import { Icon } from '#ui/icon.tsx'
import { ToolLink } from './header/nav-item.tsx'
import * as copy from './thumb-bar.copy.ts'

const ENTRIES = [
  { path: '/', name: copy.home, icon: 'home', isGated: false },
  { path: '/distance-calculator', name: copy.calculator, icon: 'arcs', isGated: true },
  { path: '/shot-advisor', name: copy.shot, icon: 'flag', isGated: true },
  { path: '/distances', name: copy.distances, icon: 'ladder', isGated: true },
  { path: '/profile', name: copy.profile, icon: 'person', isGated: false },
] as const satisfies readonly { path: string; name: string; icon: IconName; isGated: boolean }[]

/**
 * Invisible while the keyboard is up, a dialog is open, or buttons marked `data-thumb` take its place. It returns with
 * a delay, and not under a finger that presses: the tap that leaves a field reaches its target rather than the bar.
 */
const HIDDEN_WHILE_BUSY =
  'transition-[visibility] duration-0 delay-300 in-[body:has(dialog[open],[data-thumb])]:invisible in-[body:has(dialog[open],[data-thumb])]:delay-0 in-[body:has(:is(input:not([type=radio],[type=checkbox],[type=range]),textarea,select):focus)]:invisible in-[body:has(:is(input:not([type=radio],[type=checkbox],[type=range]),textarea,select):focus)]:delay-0 in-[body:has(main_:active)]:invisible in-[body:has(main_:active)]:delay-[60s]'

const ENTRY =
  'relative grid h-15 min-w-0 content-center justify-items-center gap-0.75 font-plate text-[min(0.9375rem,4.1vw)] leading-none font-semibold text-ink-2 no-underline'
const CURRENT =
  'font-bold text-ink before:absolute before:-top-0.5 before:right-[22%] before:left-[22%] before:h-1 before:bg-fairway'

/** Five destinations within reach of the thumb, for golfers on phones. */
export function ThumbBar() {
  return (
    <nav
      aria-label={copy.navigationLabel}
      className={`fixed inset-x-0 bottom-0 z-10 grid grid-cols-5 border-t-2 border-ink bg-sheet px-1 pb-[env(safe-area-inset-bottom)] md:hidden ${HIDDEN_WHILE_BUSY}`}
    >
      {ENTRIES.map(({ path, name, icon, isGated }) =>
        path === '/shot-advisor' ? (
          <ToolLink key={path} path={path} className={`${ENTRY} text-ink`} currentClassName="font-bold">
            <span className="absolute -top-4.5 grid size-[min(3.375rem,19vw)] place-items-center rounded-full border-3 border-sheet bg-flag text-on-ink">
              <Icon name={icon} className="size-[min(1.5rem,9vw)]" />
            </span>
            <span className="mt-6.75">{name}</span>
          </ToolLink>
        ) : (
          <ToolLink key={path} path={path} isGated={isGated} className={ENTRY} currentClassName={CURRENT}>
            <Icon name={icon} className="size-6" />
            {name}
          </ToolLink>
        ),
      )}
    </nav>
  )
}
