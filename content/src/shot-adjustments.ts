import type { AdjustmentField, Adjustments } from '@bagwise/golf/advisor/adjustments'
import { ADJUSTMENT_TEXTS } from './shot-tips/adjustments.prose.ts'

/** What to change in one respect, in sentences; where to aim is said by those who know the units. */
export function adjustmentText<Field extends Exclude<AdjustmentField, 'aim'>>(
  field: Field,
  codes: Adjustments[Field],
): string {
  const texts: Readonly<Record<string, string>> = ADJUSTMENT_TEXTS[field]
  return codes.map((code) => texts[code] ?? '').join(' ')
}
