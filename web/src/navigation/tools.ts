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
  readonly icon: IconName
  /** One line of what it does for the golfer. */
  readonly line: string
  /** In the header's bar, or behind its Analysis button. */
  readonly place: 'primary' | 'analysis'
}

/** The nine tools, in the header's order. */
export const TOOLS: readonly Tool[] = [
  {
    path: '/equipment-fitting',
    title: 'Equipment Fitting',
    navName: 'Equipment',
    icon: 'club',
    line: 'Loft, shaft and head for your swing',
    place: 'primary',
  },
  {
    path: '/distance-calculator',
    title: 'Distance Calculator',
    navName: 'Calculator',
    icon: 'arcs',
    line: 'Three known clubs give you the rest',
    place: 'primary',
  },
  {
    path: '/shot-advisor',
    title: 'Shot Advisor',
    navName: 'Shot Advisor',
    icon: 'flag',
    line: 'The club, the plays-like number and where to aim',
    place: 'primary',
  },
  {
    path: '/swing-analyzer',
    title: 'Swing Analyzer',
    navName: 'Swing',
    icon: 'swing',
    line: 'Four questions, a cause and a drill',
    place: 'primary',
  },
  {
    path: '/distances',
    title: 'Distances',
    navName: 'Distances',
    icon: 'ladder',
    line: 'Gaps and overlaps in your bag',
    place: 'analysis',
  },
  {
    path: '/recommendations',
    title: 'Recommendations',
    navName: 'Recommendations',
    icon: 'card',
    line: 'What to change first, and why',
    place: 'analysis',
  },
  {
    path: '/beginner-builder',
    title: 'Starter Sets',
    navName: 'Starter Sets',
    icon: 'bag',
    line: 'A first bag within your budget',
    place: 'analysis',
  },
  {
    path: '/ball-matching',
    title: 'Ball Matching',
    navName: 'Ball Matching',
    icon: 'ball',
    line: 'Twenty-four balls, one for your speed',
    place: 'analysis',
  },
  {
    path: '/encyclopedia',
    title: 'Encyclopedia',
    navName: 'Encyclopedia',
    icon: 'book',
    line: 'Clubs, lofts and terms explained',
    place: 'analysis',
  },
]

export function toolsAt(place: Tool['place']): readonly Tool[] {
  return TOOLS.filter((tool) => tool.place === place)
}
