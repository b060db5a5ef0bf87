import type { IconName } from '#ui/icon.tsx'
import * as copy from './navigation.copy.ts'

/** The three places of the product, in the order of the header. */
export const PLACE_NAMES = ['play', 'bag', 'learn'] as const

export type PlaceName = (typeof PLACE_NAMES)[number]

export type ToolPath =
  | '/equipment-fitting'
  | '/distance-calculator'
  | '/shot-advisor'
  | '/swing-analyzer'
  | '/distances'
  | '/recommendations'
  | '/beginner-builder'
  | '/ball-matching'
  | '/encyclopedia'

export type Tool = {
  readonly path: ToolPath
  /** Where it belongs: while playing, to the clubs, or to getting better. */
  readonly place: PlaceName
  /** On cards and in the footer. */
  readonly title: string
  /** The shorter name in the header. */
  readonly navName: string
  /** One line of what it does for the golfer. */
  readonly line: string
}

/** In the header's bar. */
export const PRIMARY_TOOLS: readonly (Tool & { readonly icon: IconName })[] = [
  { path: '/equipment-fitting', place: 'bag', icon: 'club', ...copy.equipmentFitting },
  { path: '/distance-calculator', place: 'bag', icon: 'arcs', ...copy.distanceCalculator },
  { path: '/shot-advisor', place: 'play', icon: 'flag', ...copy.shotAdvisor },
  { path: '/swing-analyzer', place: 'learn', icon: 'swing', ...copy.swingAnalyzer },
]

/** Behind the header's Analysis button. */
export const ANALYSIS_TOOLS: readonly Tool[] = [
  { path: '/distances', place: 'bag', ...copy.distances },
  { path: '/recommendations', place: 'bag', ...copy.recommendations },
  { path: '/beginner-builder', place: 'bag', ...copy.starterSets },
  { path: '/ball-matching', place: 'bag', ...copy.ballMatching },
  { path: '/encyclopedia', place: 'learn', ...copy.encyclopedia },
]

/** The nine tools, in the header's order. */
export const TOOLS: readonly Tool[] = [...PRIMARY_TOOLS, ...ANALYSIS_TOOLS]

/** What the hamburger and the cards show under a place: its tools, those of the golfer's bag from the numbers to the purchase. */
const GROUP_ORDER = [
  '/shot-advisor',
  '/distances',
  '/distance-calculator',
  '/recommendations',
  '/equipment-fitting',
  '/ball-matching',
  '/beginner-builder',
  '/swing-analyzer',
  '/encyclopedia',
] as const satisfies readonly ToolPath[]

/** The nine tools under their places. */
export const TOOL_GROUPS: readonly {
  readonly place: PlaceName
  readonly title: string
  readonly tools: readonly Tool[]
}[] = PLACE_NAMES.map((place) => ({
  place,
  title: copy.placeNames[place],
  tools: GROUP_ORDER.flatMap((path) => TOOLS.filter((tool) => tool.path === path && tool.place === place)),
}))
