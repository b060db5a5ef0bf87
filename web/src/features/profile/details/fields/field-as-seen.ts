import type { Hand } from '@bagwise/golf/golfer'
import { sidesAsSeen } from '@bagwise/golf/hand'
import { MISS_WORDS } from '@bagwise/golf/onboarding/miss-words'
import * as copy from '#features/profile/details/details.copy.ts'
import type { DetailField } from './detail-field.ts'

/** Values that name a side, as a right-hander sees it. */
const SIDES: readonly string[] = ['right', 'left', MISS_WORDS.right, MISS_WORDS.left]

/** The field in the words of a golfer who plays this way; as long as that is not given it says whose view counts. */
export function fieldAsSeen(field: DetailField, hand: Hand | null | undefined): DetailField {
  if (field.key !== 'missPattern' && field.key !== 'currentIssues') return field
  if (!hand) return { ...field, help: field.help ? `${field.help} ${copy.rightHandersView}` : copy.rightHandersView }
  const choices = field.choices.map(({ value, label }) => ({
    value,
    label: SIDES.includes(value) ? sidesAsSeen(label, hand) : label,
  }))
  return { ...field, choices }
}
