import type { IconName } from '#ui/icon.tsx'
import * as copy from './navigation.copy.ts'

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
  /** On cards and in the footer. */
  readonly title: string
  /** The shorter name in the header. */
  readonly navName: string
  /** One line of what it does for the golfer. */
  readonly line: string
}

/** In the header's bar. */
export const PRIMARY_TOOLS: readonly (Tool & { readonly icon: IconName })[] = [
  { path: '/equipment-fitting', icon: 'club', ...copy.equipmentFitting },
  { path: '/distance-calculator', icon: 'arcs', ...copy.distanceCalculator },
  { path: '/shot-advisor', icon: 'flag', ...copy.shotAdvisor },
  { path: '/swing-analyzer', icon: 'swing', ...copy.swingAnalyzer },
]

/** Behind the header's Analysis button. */
export const ANALYSIS_TOOLS: readonly Tool[] = [
  { path: '/distances', ...copy.distances },
  { path: '/recommendations', ...copy.recommendations },
  { path: '/beginner-builder', ...copy.starterSets },
  { path: '/ball-matching', ...copy.ballMatching },
  { path: '/encyclopedia', ...copy.encyclopedia },
]

/** The nine tools, in the header's order. */
export const TOOLS: readonly Tool[] = [...PRIMARY_TOOLS, ...ANALYSIS_TOOLS]
