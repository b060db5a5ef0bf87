import type { Profile } from '@bagwise/contract/profile'
import { saveInTime } from '#data/use-profile.ts'
import type { SaveOutcome } from '#data/use-profile.ts'
import { forgetKeptBag, quickDraft, readKeptBag } from '#storage/kept-bag.ts'
import type { ProfileValues } from '#sync/edit-state.ts'
import { syncStatus } from '#sync/sync-status.ts'
import { quickBagValues } from './quick-bag-values.ts'

/** As long as the questionnaire's end waits. Without an answer by then the change is on the device, and is sent later. */
const SAVE_WAIT_MS = 800

/**
 * A golfer who has just signed up gets the bag that they made before, as one change. Whether there was one. It stays where it
 * is while it cannot be saved; an account with clubs keeps its own.
 */
export async function takeKeptBag(profile: Profile, save: typeof saveNow = saveNow): Promise<boolean> {
  const kept = readKeptBag()
  if (!kept || profile.golfBag.length > 0) return false
  try {
    if ((await save(quickBagValues(kept, profile), profile)) === 'refused') return false
  } catch (error) {
    console.error('The kept bag could not be saved yet', error)
    return false
  }
  forgetKeptBag()
  quickDraft.discard(undefined)
  return true
}

async function saveNow(values: ProfileValues, seen: Profile): Promise<SaveOutcome> {
  await syncStatus.load()
  return saveInTime(values, SAVE_WAIT_MS, seen)
}
