import type { ToolPath } from '#navigation/tools.ts'

type Link = { readonly to: ToolPath; readonly label: string }

type Preparation = {
  readonly path: string
  /** The screen's title. */
  readonly title: string
  readonly drawing: ToolPath
  /** What it will do, in a sentence or two. */
  readonly promise: string
  /** What already works and helps towards it. */
  readonly meanwhile: Link
}

const CALCULATE: Link = { to: '/distance-calculator', label: 'Calculate my distances' }
const GAPS: Link = { to: '/distances', label: 'See the gaps in my bag' }

/** The screens that are not built yet. */
export const PREPARATIONS: readonly Preparation[] = [
  {
    path: '/equipment-fitting',
    title: 'Equipment Fitting',
    drawing: '/equipment-fitting',
    promise: 'Will match loft, shaft and head to your build and swing, with the reason for each choice.',
    meanwhile: GAPS,
  },
  {
    path: '/swing-analyzer',
    title: 'Swing Analyzer',
    drawing: '/swing-analyzer',
    promise:
      'Will ask four questions about your ball flight and misses, then name the likely cause and a drill for it.',
    meanwhile: CALCULATE,
  },
  {
    path: '/recommendations',
    title: 'Equipment Recommendations',
    drawing: '/recommendations',
    promise:
      'Will rank what to change in your bag, what can wait, and why. Your gaps and overlaps are the start of it.',
    meanwhile: GAPS,
  },
  {
    path: '/beginner-builder',
    title: 'AI Golf Club Fitting',
    drawing: '/beginner-builder',
    promise: 'Will put together a first set of clubs within your budget, from five questions.',
    meanwhile: CALCULATE,
  },
  {
    path: '/ball-matching',
    title: 'AI Ball Performance Matching',
    drawing: '/ball-matching',
    promise: 'Will find the ball for your swing speed, the feel you like and what you want to spend.',
    meanwhile: CALCULATE,
  },
  {
    path: '/encyclopedia',
    title: 'Equipment Encyclopedia',
    drawing: '/encyclopedia',
    promise: 'Will explain clubs, lofts, shafts and the words that fitters use.',
    meanwhile: GAPS,
  },
]
