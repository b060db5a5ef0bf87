import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { ClubType } from '@bagwise/golf/club'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import { beyondLimits } from '@bagwise/golf/distances/like-me/beyond-limits'
import { speedEvidenceOf } from '@bagwise/golf/distances/like-me-for-golfer'
import { referencesInOrder } from '@bagwise/golf/distances/order'
import { calculatorClubs, countedReferences } from '@bagwise/golf/distances/recalculate'
import * as copy from './estimates.copy.ts'

/** More sentences alike would hide what else is in a list. */
const MOST_SINGLE = 2

/**
 * What is doubtful about the golfer's own numbers, a sentence for each club that has any: the numbers are kept and used all
 * the same.
 */
export function distanceDoubts(
  profile: Profile,
  distances: ClubDistances = documentOf(profile).distances,
): ReadonlyMap<ClubType, string> {
  const units = profile.preferredUnits
  return new Map([
    ...beyondDoubts(profile, distances),
    // Of two that contradict each other the pair says more than the limit does.
    ...contradictions(profile, distances).map(
      (pair) => [pair.shorter.club, copy.contradictionSentence(pair, units)] as const,
    ),
  ])
}

/** Where a said speed can carry hardly any number, the longest club speaks for all: the speed is likely wrong. */
function beyondDoubts(profile: Profile, distances: ClubDistances): readonly (readonly [ClubType, string])[] {
  const units = profile.preferredUnits
  const isSpeedSaid = profile.swingSpeed !== null || profile.swingSpeedRange !== null
  const toDo = isSpeedSaid ? copy.checkSpeed : copy.checkOthers
  const beyond = beyondLimits(speedEvidenceOf(profile, distances))
  const tooFar = beyond.filter((one) => 'tooFarFor' in one)
  const areMany = tooFar.length > MOST_SINGLE
  return beyond.flatMap((one) => {
    const text = copy.beyondLimitsText(one, units)
    if (!('tooFarFor' in one)) return [[one.club, text] as const]
    if (!areMany) return [[one.club, `${text} ${toDo}`] as const]
    return one === tooFar[0] ? [[one.club, `${text} ${copy.moreBeyond(tooFar.length - 1)} ${toDo}`] as const] : []
  })
}

/** Neighbouring own numbers of which the shorter club goes farther. */
function contradictions(profile: Profile, distances: ClubDistances): readonly copy.ContradictingCarries[] {
  const own = referencesInOrder(countedReferences(calculatorClubs(profile.golfBag), distances))
  return own.slice(1).flatMap((shorter, index) => {
    const longer = own[index]
    return longer && shorter.carryYards > longer.carryYards ? [{ longer, shorter }] : []
  })
}
