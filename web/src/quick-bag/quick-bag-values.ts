import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { bagChangeTo } from '@bagwise/golf/onboarding/bag-from-answers'
import { quickBag } from '@bagwise/golf/quick-bag/quick-bag'
import { equipmentValues } from '#data/equipment-values.ts'
import type { KeptBag } from '#storage/kept-bag.ts'
import type { ProfileValues } from '#sync/edit-state.ts'

/**
 * What a finished 60-second bag writes, by path, as one change: its clubs and carries, hand and tees where they were given. No
 * estimate takes the place of a number of the golfer's own.
 */
export function quickBagValues({ shot, hand, tees }: KeptBag, profile: Profile): ProfileValues {
  const { bag, distances } = quickBag(shot, profile)
  const stored = documentOf(profile).distances
  const written = distances.filter((entry) => {
    const known = stored[entry.club]
    return !known || isEstimated(known) || !isEstimated(entry)
  })
  return {
    ...equipmentValues({ bag: bagChangeTo(bag, profile.golfBag), distances: written }),
    ...(hand && { hand }),
    ...(tees && { tees }),
  }
}
