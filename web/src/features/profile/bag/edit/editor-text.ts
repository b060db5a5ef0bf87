import { MAX_CLUBS_BESIDES_PUTTER, MAX_CLUBS_IN_BAG } from '@bagwise/golf/bag'
import { countBesidesPutter, hasPutter } from '@bagwise/golf/bag-problems'
import type { ClubType } from '@bagwise/golf/club'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubName } from '#charts/gap-text.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'

type BagPlaces = readonly { readonly type: ClubType; readonly isInBag: boolean }[]

/** The selector's own line, with the count of the clubs besides the putter. */
export function selectorTitle(clubs: BagPlaces): string {
  const clubCount = countBesidesPutter(clubs)
  return `Select up to ${MAX_CLUBS_BESIDES_PUTTER} clubs for your bag (${clubCount}/${MAX_CLUBS_BESIDES_PUTTER})`
}

/** What the count means for the next tap. */
export function selectorHint(clubs: BagPlaces): string {
  const surplusCount = countBesidesPutter(clubs) - MAX_CLUBS_BESIDES_PUTTER
  if (surplusCount < 0) return `The putter comes on top: ${MAX_CLUBS_IN_BAG} clubs in all.`
  if (surplusCount === 0) return 'That is all the rules allow beside a putter: leave one out to add another.'
  const how = surplusCount === 1 ? 'one' : String(surplusCount)
  if (!hasPutter(clubs)) return `Leave ${how} out to make room for a putter`
  return `${surplusCount + MAX_CLUBS_IN_BAG} clubs in the bag; the rules allow ${MAX_CLUBS_IN_BAG}. Leave ${how} out.`
}

/** What becomes of the golfer's own numbers for clubs that are being removed: '4-Iron: 180 yd, measured.' */
export function removedNumbers(
  { seen, selected }: { readonly seen: Profile; readonly selected: BagPlaces },
  units: PreferredUnits,
): readonly string[] {
  const { distances } = documentOf(seen)
  return seen.golfBag.flatMap(({ type }) => {
    const distance = distances[type]
    if (!distance || isEstimated(distance) || selected.some((club) => club.type === type)) return []
    const words = distance.source === 'measured' ? 'measured' : 'typed by you'
    return [`${clubName(type)}: ${shownDistance(distance.distance, units)} ${unitShort(units)}, ${words}.`]
  })
}

/** The notice after a save that worked distances out. */
export function filledNotice(filledCount: number): string {
  return filledCount === 1
    ? '1 club had no distance: it got an estimate.'
    : `${filledCount} clubs had no distance: they got estimates.`
}
