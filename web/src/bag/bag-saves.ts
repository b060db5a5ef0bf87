import type { BagClub } from '@bagwise/golf/bag'
import { DEFAULT_BAG, newBagClub } from '@bagwise/golf/bag'
import type { ClubType } from '@bagwise/golf/club'
import type { EstimateMethod } from '@bagwise/golf/distances/estimate-method'
import type { Profile } from '@bagwise/contract/profile'
import { bagSave, storedClub } from './edit/bag-changes.ts'
import type { BagSave } from './edit/bag-changes.ts'

type BagValues = BagSave['values']

/** What one tap on "Start with the default bag" stores: the sample clubs, with estimates where no distance is known. */
export function defaultBagSave(profile: Profile, method: EstimateMethod): BagSave {
  return bagSave({ seen: profile, now: profile, bag: DEFAULT_BAG, method })
}

/** What one tap stores to have a putter in the bag: the golfer's own when it was left out, else a new one. */
export function putterValues(bag: readonly Pick<BagClub, 'type'>[]): BagValues {
  const isOwned = bag.some(({ type }) => type === 'putter')
  return isOwned ? inBagValues('putter', true) : { 'golfBag.putter': storedClub(newBagClub('putter')) }
}

/** What makes room for a putter and puts it into the bag, in one save, and what takes both back. */
export function putterSwap({
  bag,
  leftOut,
}: {
  readonly bag: readonly Pick<BagClub, 'type'>[]
  readonly leftOut: ClubType
}): { readonly values: BagValues; readonly undo: BagValues } {
  const isOwned = bag.some(({ type }) => type === 'putter')
  const withoutPutter = isOwned ? inBagValues('putter', false) : { 'golfBag.putter': null }
  return {
    values: { ...putterValues(bag), ...inBagValues(leftOut, false) },
    undo: { ...withoutPutter, ...inBagValues(leftOut, true) },
  }
}

/** Takes an owned club out of the bag or puts it back. */
export function inBagValues(club: ClubType, isInBag: boolean): BagValues {
  return { [`golfBag.${club}.isInBag`]: isInBag }
}

/** Whether the server has still to confirm something about the club: its distance or anything in the bag. */
export function isUnsaved(club: ClubType, unsavedPaths: ReadonlySet<string>): boolean {
  const bagPath = `golfBag.${club}`
  return [...unsavedPaths].some(
    (path) => path === `clubDistances.${club}` || path === bagPath || path.startsWith(`${bagPath}.`),
  )
}
