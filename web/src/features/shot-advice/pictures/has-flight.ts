import type { Advice } from '@bagwise/golf/shot-advice/advise'

/** Whether the advice is a ball in the air: of a chip or a putt neither the flight nor the spread is worked out. */
export function hasFlight({ recommended }: Pick<Advice, 'recommended'>): boolean {
  return recommended.carryTodayYards !== undefined
}
