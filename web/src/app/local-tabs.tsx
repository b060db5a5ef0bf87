import { Link, useLocation } from 'react-router'
import { useGate } from '#navigation/gate.ts'
import { placeNames } from '#navigation/navigation.copy.ts'
import { currentMark, tabsOf } from '#navigation/places.ts'
import type { PlaceName } from '#navigation/tools.ts'

const TAB =
  'relative flex min-h-11 min-w-11 items-center justify-center px-1.5 font-plate text-[1.125rem] leading-none font-semibold text-ink-2 no-underline hover:text-ink'
const CURRENT = 'font-bold text-ink before:absolute before:inset-x-1.5 before:-bottom-px before:h-[3px] before:bg-ink'

/** The pages of a place. */
export function LocalTabs({ place }: { readonly place: PlaceName }) {
  const gate = useGate()
  const address = useLocation()
  return (
    <nav aria-label={placeNames[place]} className="border-b border-rule">
      <ul className="page flex flex-wrap gap-x-2">
        {tabsOf(place).map((tab) => {
          const mark = currentMark(tab, place, address)
          return (
            <li key={tab.to} className="first:-ml-1.5">
              <Link
                to={tab.isGated ? gate(tab.to) : tab.to}
                aria-current={mark}
                className={mark ? `${TAB} ${CURRENT}` : TAB}
              >
                {tab.name}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
