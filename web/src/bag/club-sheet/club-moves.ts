import { newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { isEstimated } from '@bagwise/golf/distances/club-distance'
import { estimatorOf } from '@bagwise/golf/distances/estimate-method'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import { fillMissingDistances } from '@bagwise/golf/distances/fill-missing'
import { speedOfGolfer } from '@bagwise/golf/distances/like-me-for-golfer'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { clubName } from '#charts/gap-text.ts'
import { distanceValues } from '#data/equipment-values.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import { keptEstimateMethod } from '#profile-parts/estimate-method.ts'
import { unfilledText } from '#profile-parts/unfilled.ts'
import { shownDistance, unitShort } from '#quantities/distance.ts'
import { dismissAlerts, notify } from '#ui/notices.ts'
import { inBagValues } from '#bag/bag-saves.ts'
import * as copy from '#bag/bag.copy.ts'
import { storedClub } from '#bag/edit/bag-changes.ts'

export function leaveAtHome(profile: Profile, club: ClubType): void {
  saveMove(profile, inBagValues(club, false), copy.staysHome(clubName(club)))
}

export function putIntoBag(profile: Profile, club: ClubType): void {
  saveMove(profile, inBagValues(club, true), copy.isInBagAgain(clubName(club)))
}

/** A number of the golfer's own stays, for when the club comes back. */
export function removeClub(profile: Profile, club: ClubType): void {
  const own = documentOf(profile).distances[club]
  const text = copy.isRemoved(clubName(club), own !== undefined && !isEstimated(own))
  saveMove(profile, { [`golfBag.${club}`]: null }, text)
}

export function addClub(profile: Profile, club: ClubType): void {
  const written = addedClubValues(profile, club, keptEstimateMethod())
  const unfilled = unfilledText(profile, [...profile.golfBag.map(({ type }) => type), club])
  saveMove(profile, written, addedText(profile, written, club))
  if (unfilled !== undefined) notify('alert', unfilled)
}

/** A new club without further facts, with an estimate by the method unless its number is known already. */
function addedClubValues(profile: Profile, club: ClubType, method: EstimateMethod): ProfileValues {
  const added = newBagClub(club)
  const golfBag = [...profile.golfBag, added]
  const { distances: stored } = documentOf(profile)
  const filled = fillMissingDistances({
    clubs: golfBag.map(({ type }) => type),
    stored,
    swingSpeedMph: speedOfGolfer({ ...profile, golfBag }, stored).mph,
    estimate: estimatorOf(method, { ...profile, golfBag }),
  })
  return {
    [`golfBag.${club}`]: storedClub(added),
    ...distanceValues(filled.filter((entry) => entry.club === club)),
  }
}

function addedText(profile: Profile, written: ProfileValues, club: ClubType): string {
  const { preferredUnits: units, clubDistances } = profile
  const stored = clubDistances.find((one) => one.club === club)
  const carryYards = stored?.distance ?? carryIn(written[`clubDistances.${club}`])
  const carry = carryYards === undefined ? undefined : `${shownDistance(carryYards, units)} ${unitShort(units)}`
  return copy.isAdded(clubName(club), carry)
}

function carryIn(value: unknown): number | undefined {
  const isDistance = typeof value === 'object' && value !== null && 'distance' in value
  return isDistance && typeof value.distance === 'number' ? value.distance : undefined
}

function saveMove(profile: Profile, written: ProfileValues, text: string): void {
  dismissAlerts()
  editsFacade.save(written, profile)
  offerBagUndo({ text, written, before: profile, replacesLast: true })
}
