import { adjustmentText } from '@bagwise/content/shot-adjustments'
import type { AdjustmentField, Adjustments } from '@bagwise/golf/shot-advice/adjustments'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import type { AimFacts } from './aim-line.ts'
import * as aimCopy from './aim.copy.ts'

/** What to change, field by field; where nothing changes, that. */
export function adjustmentLines(
  { adjustments, recommended }: { readonly adjustments: Adjustments; readonly recommended: Choice },
  facts: AimFacts,
): readonly { readonly field: AdjustmentField; readonly text: string }[] {
  return [
    { field: 'clubSelection', text: adjustmentText('clubSelection', adjustments.clubSelection) },
    { field: 'ballPosition', text: adjustmentText('ballPosition', adjustments.ballPosition) },
    { field: 'stance', text: adjustmentText('stance', adjustments.stance) },
    { field: 'swing', text: adjustmentText('swing', adjustments.swing) },
    { field: 'aim', text: aimCopy.aimSetupText(recommended, adjustments.aim, facts) },
  ]
}
