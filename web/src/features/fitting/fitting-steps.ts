/** The five steps by their names in the address, and as the golfer reads them. */
export const FITTING_STEPS = [
  { id: 'your-golf-game', title: 'Your Golf Game' },
  { id: 'physical-stats', title: 'Physical Stats' },
  { id: 'swing-data', title: 'Swing Data' },
  { id: 'performance-goals', title: 'Performance Goals' },
  { id: 'recommendations', title: 'Recommendations' },
] as const

export const LAST_QUESTION = 3
export const RECOMMENDATIONS = 4

/** Counted from 0; the first step for anything else. */
export function stepIndexOf(id: string | null): number {
  return Math.max(
    0,
    FITTING_STEPS.findIndex((step) => step.id === id),
  )
}

export function stepAt(index: number): (typeof FITTING_STEPS)[number] {
  return FITTING_STEPS[index] ?? FITTING_STEPS[0]
}
