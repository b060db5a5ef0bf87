import type { AdjustmentField, Adjustments } from '@bagwise/golf/shot-advice/adjustments'
import { ADJUSTMENT_TEXTS } from './shot-tips/adjustments.prose.ts'

/** The adjustments of one field as sentences, except the aim, whose text depends on units. */
export function adjustmentText<Field extends Exclude<AdjustmentField, 'aim'>>(
  field: Field,
  codes: Adjustments[Field],
): string {
  const texts: Readonly<Record<string, string>> = ADJUSTMENT_TEXTS[field]
  return codes.map((code) => texts[code] ?? '').join(' ')
}
