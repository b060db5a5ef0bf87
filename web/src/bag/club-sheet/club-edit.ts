import { loftOf } from '@bagwise/golf/bag'
import type { BagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import { isEstimated, isFromShots } from '@bagwise/golf/distances/club-distance'
import type { ClubDistance } from '@bagwise/golf/distances/club-distance'
import { asOwnClub } from '@bagwise/golf/onboarding/sample-club'
import type { PreferredUnits } from '@bagwise/golf/golfer'
import type { Profile } from '@bagwise/contract/profile'
import { documentOf } from '@bagwise/contract/profile-document'
import { BAG_CLUB_FIELDS } from '@bagwise/contract/profile-paths'
import type { ProfileValues } from '#sync/edit-state.ts'
import { contradictingLoftsText } from '#profile-parts/doubts.copy.ts'
import { loftsNotStored } from '#profile-parts/estimates.copy.ts'
import { carryHint, readTypedCarry, shownDistance, unitShort } from '#quantities/distance.ts'
import { degreesText } from '#quantities/club-measure.ts'
import * as copy from '#bag/bag.copy.ts'
import { bagChanges, newLoftContradiction } from '#bag/edit/bag-changes.ts'
import { draftsOf, readDraft } from '#bag/edit/bag-draft.ts'
import type { ClubDraft } from '#bag/edit/bag-draft.ts'

/** What is typed about one club, before it is saved. */
export type ClubEdit = {
  readonly draft: ClubDraft
  readonly carry: string
  /** Whether the golfer has typed a carry; the one that the sheet opens with is no answer. */
  readonly isCarryTyped: boolean
}

/** Why a field of it cannot be stored. */
export type ClubEditProblems = Readonly<Partial<Record<'carry' | 'loft' | 'brand' | 'model', string>>>

/** What saving it stores: a carry of the golfer's own, and everything else by path. */
export type ClubEditSave = { readonly carryYards: number | undefined; readonly values: ProfileValues }

export function editOf(profile: Profile, type: ClubType): ClubEdit | undefined {
  const club = profile.golfBag.find((one) => one.type === type)
  const [draft] = club ? draftsOf([club], profile.preferredUnits) : []
  if (!club || !draft) return undefined
  const carry = club.distance === null ? '' : String(shownDistance(club.distance, profile.preferredUnits))
  return { draft, carry, isCarryTyped: false }
}

/** What the edit comes to, by the profile as it was `seen` when the sheet opened and as it is now. */
export function readEdit(
  { draft, carry, isCarryTyped }: ClubEdit,
  { seen, now }: { readonly seen: Profile; readonly now: Profile },
): ClubEditSave | { readonly problems: ClubEditProblems } {
  const units = now.preferredUnits
  const before = seen.golfBag.find(({ type }) => type === draft.type)
  if (!before) return { carryYards: undefined, values: {} }
  const stored = before.distance ?? undefined
  const typed = isCarryTyped && (carry.trim() !== '' || stored !== undefined)
  const read = typed ? readTypedCarry(carry, units, stored) : { carryYards: undefined }
  const club = readDraft(draft)
  const bag = 'club' in club ? withClub(seen.golfBag, club.club) : undefined
  const pair = bag && newLoftContradiction(seen, bag)
  const problems: ClubEditProblems = {
    ...('problem' in read && { carry: staying(carryHint(units), carryOf(stored, units)) }),
    ...('problems' in club && problemsOf(club.problems, before)),
    ...(pair && { loft: `${contradictingLoftsText(pair)} ${loftsNotStored}` }),
  }
  if (!bag || 'problem' in read || Object.keys(problems).length > 0) return { problems }
  const distance = documentOf(seen).distances[draft.type]
  return {
    carryYards: isSame(distance, read.carryYards) ? undefined : read.carryYards,
    values: bagChanges({ seen, now, bag }),
  }
}

/** A club that nobody had named becomes the golfer's own with the first edit. */
function withClub(bag: readonly BagClub[], changed: BagClub): readonly BagClub[] {
  return bag.map((club) => {
    if (club.type !== changed.type) return club
    const isEdited = BAG_CLUB_FIELDS.some((field) => (club[field] ?? null) !== (changed[field] ?? null))
    return isEdited ? asOwnClub(changed) : club
  })
}

function problemsOf(problems: ClubEditProblems, before: BagClub): ClubEditProblems {
  const { loft } = problems
  return loft === undefined ? problems : { ...problems, loft: staying(loft, degreesText(loftOf(before))) }
}

function carryOf(carryYards: number | undefined, units: PreferredUnits): string | undefined {
  return carryYards === undefined ? undefined : `${shownDistance(carryYards, units)} ${unitShort(units)}`
}

function staying(hint: string, stored: string | undefined): string {
  return stored === undefined ? hint : `${hint} ${copy.staysForNow(stored)}`
}

/** Numbers of imported shots that are typed again keep their shots. */
function isSame(distance: ClubDistance | undefined, carryYards: number | undefined): boolean {
  return (
    carryYards !== undefined && distance !== undefined && !isEstimated(distance) && isFromShots(distance, carryYards)
  )
}
