import type { StarterAnswers } from '@bagwise/golf/starter-sets/starter-answers'
import type { SetInBag } from '@bagwise/golf/starter-sets/starter-bag'
import type { ProfileValues } from '#api/device-store/edit-rows.ts'
import { equipmentValues } from '#api/profile/equipment-values.ts'

/** What putting a set into the bag writes, by path: the clubs, estimates for those without a distance, two answers. */
export function starterValues(
  change: SetInBag,
  { frequency, courseType }: Pick<StarterAnswers, 'frequency' | 'courseType'>,
): ProfileValues {
  return { ...equipmentValues(change), courseFrequency: frequency, preferredCourseType: courseType }
}
