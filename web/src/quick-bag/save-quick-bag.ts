import type { Profile } from '@bagwise/contract/profile'
import { offerBagUndo } from '#profile-parts/bag-undo.ts'
import type { KeptBag } from '#storage/kept-bag.ts'
import { editsFacade } from '#sync/sync-status.ts'
import { quickBagValues } from './quick-bag-values.ts'
import * as copy from './quick-bag.copy.ts'

/** Saves a finished bag as one change, with a way back. */
export function saveQuickBag(kept: KeptBag, profile: Profile): void {
  const values = quickBagValues(kept, profile)
  editsFacade.save(values, profile)
  offerBagUndo({ text: copy.saved, written: values, before: profile })
}
