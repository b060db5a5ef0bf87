import { adjustmentText } from '@bagwise/content/shot-adjustments'
import type { AdjustmentField, Adjustments } from '@bagwise/golf/shot-advice/adjustments'
import type { Choice } from '@bagwise/golf/shot-advice/choice'
import { aimSetupText } from './aim-text.ts'
import type { AimFacts } from './aim-text.ts'

export const FIELD_NAMES = {
  clubSelection: 'Club selection',
  ballPosition: 'Ball position',
  stance: 'Stance',
  swing: 'Swing',
  aim: 'Aim',
} as const satisfies Record<AdjustmentField, string>

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
    { field: 'aim', text: aimSetupText(recommended, adjustments.aim, facts) },
  ]
}
