import type { PicturedAdvice } from '@bagwise/golf/shot-advice/pictured-advice'
import { isAroundGreen } from '#features/shot-advice/result/shown-swing.ts'

/** Whether the advice is a ball in the air. A putt never is; of a chip that runs there may be no flight to draw. */
export function hasFlight({ advice: { recommended }, flown }: Pick<PicturedAdvice, 'advice' | 'flown'>): boolean {
  if (isAroundGreen(recommended)) return recommended.launch !== undefined && flown.length > 0
  return recommended.carryTodayYards !== undefined
}
