import { MAX_CLUBS_BESIDES_PUTTER, MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import { countBesidesPutter, hasPutter } from '@bagwise/golf/bag-problems'
import type { ClubType } from '@bagwise/golf/club'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import * as copy from '#bag/bag.copy.ts'

type BagPlaces = readonly { readonly type: ClubType; readonly isInBag: boolean }[]

/** The selector's own line, with the count of the clubs besides the putter. */
export function selectorTitle(clubs: BagPlaces): string {
  return copy.selectorTitle({ clubCount: countBesidesPutter(clubs), allowedCount: MAX_CLUBS_BESIDES_PUTTER })
}

/** What the count means for the next tap. */
export function selectorHint(clubs: BagPlaces): string {
  const surplusCount = countBesidesPutter(clubs) - MAX_CLUBS_BESIDES_PUTTER
  if (surplusCount < 0) return copy.roomLeftHint(MAX_CLUBS_IN_BAG)
  if (surplusCount === 0) return copy.noRoomHint
  if (!hasPutter(clubs)) return copy.putterRoomHint(surplusCount)
  const clubCount = surplusCount + MAX_CLUBS_IN_BAG
  return copy.tooManyHint({ clubCount, allowedCount: MAX_CLUBS_IN_BAG, surplusCount })
}

/** What becomes of the golfer's own numbers for clubs that are being removed. */
export function removedNumbers(
  { seen, selected }: { readonly seen: Profile; readonly selected: BagPlaces },
  units: PreferredUnits,
): readonly string[] {
  const { distances } = documentOf(seen)
  return seen.golfBag.flatMap(({ type }) => {
    const distance = distances[type]
    if (!distance || isEstimated(distance) || selected.some((club) => club.type === type)) return []
    const shown = `${shownDistance(distance.distance, units)} ${unitShort(units)}`
    return [copy.removedNumber({ club: clubName(type), distance: shown, isMeasured: distance.source === 'measured' })]
  })
}
