import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import type { ClubDistances } from '@bagwise/golf/distances/club-distance'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import type { Contradiction } from '@bagwise/golf/distances/order'
import { recordOwnDistances } from '@bagwise/golf/distances/own-distances'
import type { DistanceEntry } from '@bagwise/golf/distances/recalculate'
import { calculatorClubs } from '@bagwise/golf/distances/recalculate'
import { distanceValues } from '#data/equipment-values.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { offerBagUndo } from './bag-undo.ts'
import { keptEstimateMethod } from './estimate-method.ts'
import { contradictionSentence } from './doubts.copy.ts'
import type { ContradictingCarries } from './doubts.copy.ts'
import * as copy from './estimates.copy.ts'

/** What saving own numbers writes. */
export type OwnDistanceSave = {
  /** The numbers, and all estimates that move with them: one edit. */
  readonly values: ProfileValues
  readonly movedCount: number
  readonly contradiction: ContradictingCarries | undefined
}

/** The golfer's measured or typed numbers with the estimates that follow from them by the method. Writes nothing. */
export function ownDistanceSave({
  profile,
  own,
  method,
}: {
  readonly profile: Profile
  readonly own: readonly DistanceEntry[]
  readonly method: EstimateMethod
}): OwnDistanceSave {
  const { distances: stored } = documentOf(profile)
  const { changes, movedCount, contradiction } = recordOwnDistances({
    own,
    clubs: calculatorClubs(profile.golfBag),
    onShelf: shelfOf(profile),
    stored,
    estimate: estimatorOf(method, profile),
  })
  const known = { ...stored, ...Object.fromEntries(own.map((entry) => [entry.club, entry])) }
  return {
    values: distanceValues(changes),
    movedCount,
    contradiction: contradiction && carriesOf(contradiction, known),
  }
}

/**
 * Saves own numbers in one edit with the estimates that follow, says how many moved, and offers the way back. Returns
 * whether it has said anything.
 */
export function saveOwnDistances({
  profile,
  own,
  seen,
  also = {},
  text,
}: {
  readonly profile: Profile
  readonly own: readonly DistanceEntry[]
  /** As it was when the golfer began to edit. */
  readonly seen?: Profile
  /** What belongs to the same change. */
  readonly also?: ProfileValues
  /** What was done, where it is more than one number: always said, with the way back. */
  readonly text?: string
}): boolean {
  const { values, movedCount, contradiction } = ownDistanceSave({ profile, own, method: keptEstimateMethod() })
  const written = { ...also, ...values }
  const units = profile.preferredUnits
  dismissAlerts()
  editsFacade.save(written, seen)
  const told =
    text ?? own.map(({ club, distance }) => copy.storedNumber({ club, carryYards: distance }, units)).join(' ')
  const moved = movedCount > 0 ? [copy.followed(movedCount)] : []
  const isTold = text !== undefined || movedCount > 0
  if (isTold) {
    offerBagUndo({ text: [told, ...moved].join(' '), written, before: profile, replacesLast: true })
  }
  if (contradiction) notify('alert', `${contradictionSentence(contradiction, units)} ${copy.estimatesWait}`)
  return isTold || contradiction !== undefined
}

/** Owned clubs that stay at home. */
export function shelfOf({ golfBag }: Pick<Profile, 'golfBag'>) {
  return golfBag.flatMap(({ type, isInBag }) => (isInBag ? [] : [type]))
}

/** The two clubs with their numbers. */
export function carriesOf([longer, shorter]: Contradiction, known: ClubDistances): ContradictingCarries {
  const [far, near] = [known[longer], known[shorter]]
  if (!far || !near) throw new Error('A contradiction is between numbers that are known')
  return {
    longer: { club: longer, carryYards: far.distance },
    shorter: { club: shorter, carryYards: near.distance },
  }
}
