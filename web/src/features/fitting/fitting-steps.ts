import * as copy from './fitting.copy.ts'

/** The five steps by their names in the address, and as the golfer reads them. */
export const FITTING_STEPS = [
  { id: 'your-golf-game', title: copy.stepTitles['your-golf-game'] },
  { id: 'physical-stats', title: copy.stepTitles['physical-stats'] },
  { id: 'swing-data', title: copy.stepTitles['swing-data'] },
  { id: 'performance-goals', title: copy.stepTitles['performance-goals'] },
  { id: 'recommendations', title: copy.stepTitles.recommendations },
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
