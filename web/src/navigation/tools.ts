import type { IconName } from '#ui/icon.tsx'

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
  {
    path: '/equipment-fitting',
    title: 'Equipment Fitting',
    navName: 'Equipment',
    icon: 'club',
    line: 'Loft, shaft and head for your swing',
  },
  {
    path: '/distance-calculator',
    title: 'Distance Calculator',
    navName: 'Calculator',
    icon: 'arcs',
    line: 'Three known clubs give you the rest',
  },
  {
    path: '/shot-advisor',
    title: 'Shot Advisor',
    navName: 'Shot Advisor',
    icon: 'flag',
    line: 'The club, the plays-like number and where to aim',
  },
  {
    path: '/swing-analyzer',
    title: 'Swing Analyzer',
    navName: 'Swing',
    icon: 'swing',
    line: 'Four questions, a cause and a drill',
  },
]

/** Behind the header's Analysis button. */
export const ANALYSIS_TOOLS: readonly Tool[] = [
  {
    path: '/distances',
    title: 'Distances',
    navName: 'Distances',
    line: 'Gaps and overlaps in your bag',
  },
  {
    path: '/recommendations',
    title: 'Recommendations',
    navName: 'Recommendations',
    line: 'What to change first, and why',
  },
  {
    path: '/beginner-builder',
    title: 'Starter Sets',
    navName: 'Starter Sets',
    line: 'A first bag within your budget',
  },
  {
    path: '/ball-matching',
    title: 'Ball Matching',
    navName: 'Ball Matching',
    line: 'Twenty-four balls, one for your speed',
  },
  {
    path: '/encyclopedia',
    title: 'Encyclopedia',
    navName: 'Encyclopedia',
    line: 'Clubs, lofts and terms explained',
  },
]

/** The nine tools, in the header's order. */
export const TOOLS: readonly Tool[] = [...PRIMARY_TOOLS, ...ANALYSIS_TOOLS]
