import { isAt } from './is-at.ts'
import * as copy from './navigation.copy.ts'
import { PLACE_NAMES } from './tools.ts'
import type { PlaceName } from './tools.ts'

/** A link of the row under the header. */
export type PlaceTab = {
  readonly name: string
  /** A path, with '#gear' where it is a part of a page. */
  readonly to: string
  /** False for pages that need no name in the profile. */
  readonly isGated: boolean
  /** Other pages that belong here. */
  readonly under?: readonly string[]
}

type Address = { readonly pathname: string; readonly hash: string }

/** Which page belongs where; a place begins at its first tab. Home and the profile belong to no place. */
const TABS = {
  play: [
    { name: copy.tabs.shot, to: '/shot-advisor', isGated: true },
    { name: copy.tabs.round, to: '/play', isGated: false, under: ['/play/*'] },
    { name: copy.tabs.courses, to: '/courses', isGated: false, under: ['/courses/*'] },
    { name: copy.tabs.card, to: '/yardage-card', isGated: false },
  ],
  bag: [
    { name: copy.tabs.clubs, to: '/bag', isGated: false, under: ['/distance-calculator', '/clubs/:club', '/range'] },
    { name: copy.tabs.gaps, to: '/distances', isGated: true, under: ['/distances/import'] },
    { name: copy.tabs.toDo, to: '/recommendations', isGated: true },
    {
      name: copy.tabs.gear,
      to: '/bag#gear',
      isGated: false,
      under: ['/equipment-fitting', '/ball-matching', '/beginner-builder'],
    },
  ],
  learn: [
    { name: copy.tabs.learn, to: '/learn', isGated: false },
    { name: copy.tabs.swing, to: '/swing-analyzer', isGated: true },
    { name: copy.tabs.tips, to: '/learn/tips', isGated: false },
    { name: copy.tabs.encyclopedia, to: '/encyclopedia', isGated: true },
  ],
} as const satisfies Record<PlaceName, readonly [PlaceTab, ...PlaceTab[]]>

export function tabsOf(place: PlaceName): readonly [PlaceTab, ...PlaceTab[]] {
  return TABS[place]
}

/** The place that the page at this path belongs to. */
export function placeAt(pathname: string): PlaceName | undefined {
  return PLACE_NAMES.find((place) => tabsOf(place).some((tab) => pagesOf(tab).some((path) => isAt(path, pathname))))
}

/** 'page' for the tab of this very page, 'true' for the one that it belongs to. */
export function currentMark(tab: PlaceTab, place: PlaceName, { pathname, hash }: Address): 'page' | 'true' | undefined {
  const [path = '', part = ''] = tab.to.split('#')
  const isOtherPart = tabsOf(place).some(({ to }) => to !== tab.to && to === `${path}${hash}`)
  if (isAt(path, pathname) && !isOtherPart && (part === '' || hash === `#${part}`)) return 'page'
  return tab.under?.some((other) => isAt(other, pathname)) === true ? 'true' : undefined
}

function pagesOf({ to, under = [] }: PlaceTab): readonly string[] {
  return [to.replace(/#.*$/, ''), ...under]
}
